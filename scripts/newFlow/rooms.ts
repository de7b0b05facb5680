import type {FlowNames} from './names.ts'

/** The machine's room: what the flow decides. */
export const typesFile = ({Flow}: FlowNames) => `/** What the student writes. */
export type ${Flow}Note = {readonly note: string}

export type ${Flow}Context = ${Flow}Note

export type ${Flow}Event =
  | {readonly type: 'note.edit'}
  | {readonly type: 'note.submit'; readonly note: string}
`

export const machineFile = ({flow, Flow}: FlowNames) => `import {assign, setup} from 'xstate'
import {notProvided} from '../shared/notProvided.ts'
import type {${Flow}Context, ${Flow}Event, ${Flow}Note} from './${flow}.types.ts'

/**
 * One note that is written, sent and taken or refused. Replace this with what the flow decides, in whose words, and the
 * section of the specification that it implements.
 */
export const ${flow}Machine = setup({
  types: {} as {context: ${Flow}Context; events: ${Flow}Event; tags: 'pending'},
  actors: {sendNote: notProvided<void, ${Flow}Note>('sendNote')},
  actions: {storeNote: assign((_, {note}: ${Flow}Note) => ({note}))},
  guards: {isWritten: (_, {note}: ${Flow}Note) => note.trim() !== ''},
}).createMachine({
  id: '${flow}',
  context: {note: ''},
  initial: 'editing',
  states: {
    editing: {
      on: {
        'note.submit': {
          guard: {type: 'isWritten', params: ({event}) => event},
          target: 'sending',
          actions: {type: 'storeNote', params: ({event}) => event},
        },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {id: 'sendNote', src: 'sendNote', input: ({context}) => context, onDone: 'sent', onError: 'sendFailed'},
    },
    sendFailed: {
      on: {
        'note.edit': 'editing',
        'note.submit': {
          guard: {type: 'isWritten', params: ({event}) => event},
          target: 'sending',
          actions: {type: 'storeNote', params: ({event}) => event},
        },
      },
    },
    sent: {type: 'final'},
  },
})
`

export const selectorsFile = ({flow}: FlowNames) => `import type {SnapshotFrom} from 'xstate'
import type {${flow}Machine} from './${flow}.machine.ts'

/** The note that the form starts with: what was written before a failed sending. */
export const writtenNote = (state: SnapshotFrom<typeof ${flow}Machine>): string => state.context.note
`

export const textFile = ({flow}: FlowNames) => `/** The words of ${flow}. */
export const ${flow}Text = {
  note: 'Anotação',
  send: 'Enviar',
  sending: 'Enviando…',
  sendFailed: 'Não foi possível enviar.',
  sent: 'Anotação enviada.',
}
`

export const viewFile = ({area, flow, Flow}: FlowNames) => `import type {SyntheticEvent} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {${flow}Machine} from '../../../machines/${area}/${flow}.machine.ts'
import {writtenNote} from '../../../machines/${area}/${flow}.selectors.ts'
import {${flow}Text} from '../../text/${area}/${flow}.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {TextField} from '../../ui/form/TextField.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof ${flow}Machine>
  readonly send: (event: EventFrom<typeof ${flow}Machine>) => void
}

/** What each state of ${flow} shows. */
export function ${Flow}View({state, send}: Props) {
  if (state.matches('sent')) return <Alert tone="success" role="status">{${flow}Text.sent}</Alert>
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({type: 'note.submit', note: String(new FormData(event.currentTarget).get('note') ?? '')})
  }
  const isPending = state.hasTag('pending')
  return (
    <form onSubmit={onSubmit} onChange={() => send({type: 'note.edit'})} aria-busy={isPending}>
      <TextField name="note" label={${flow}Text.note} defaultValue={writtenNote(state)} required />
      {state.matches('sendFailed') ? <Alert tone="error" role="alert">{${flow}Text.sendFailed}</Alert> : null}
      <Button type="submit" pending={isPending}>{isPending ? ${flow}Text.sending : ${flow}Text.send}</Button>
    </form>
  )
}
`

export const twinFile = ({area, flow, Flow}: FlowNames) => `import {useSelector} from '@xstate/react'
import {${flow}Machine} from '../../../machines/${area}/${flow}.machine.ts'
import {useFlow} from '../useFlow.ts'
import {create${Flow}Implementations} from './${flow}.implementations.ts'
import {${Flow}View} from './${Flow}View.tsx'

/** ${Flow}, connected. */
export function ${Flow}() {
  const actor = useFlow(${flow}Machine, {implementations: create${Flow}Implementations(), input: () => undefined})
  return <${Flow}View state={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
`

export const implementationsFile = ({
  area,
  flow,
  Flow,
}: FlowNames) => `import type {${flow}Machine} from '../../../machines/${area}/${flow}.machine.ts'
import type {Implementations} from '../useFlow.ts'

/** Fill the machine's holes here, with what src/services/${area} offers. */
export const create${Flow}Implementations = (): Implementations<typeof ${flow}Machine> => ({})
`

export const storiesFile = ({
  area,
  flow,
  Flow,
  title,
}: FlowNames) => `import {${flow}Machine} from '../../machines/${area}/${flow}.machine.ts'
import {${Flow}View} from '../../src/features/${area}/${Flow}View.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({machine: ${flow}Machine, View: ${Flow}View, context: {note: 'Rever sepse'}})

export default {title: '${title}', ...meta}

export const Editing = at('editing')
export const Sending = at('sending')
export const SendFailed = at('sendFailed')
export const Sent = at('sent')
`
