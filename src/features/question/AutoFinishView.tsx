import type {EventFrom, SnapshotFrom} from 'xstate'
import type {autoFinishMachine} from '../../../machines/question/autoFinish.machine.ts'
import {autoFinishText} from '../../text/question/autoFinish.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof autoFinishMachine>
  readonly send: (event: EventFrom<typeof autoFinishMachine>) => void
  /** What of the activity is on the screen. */
  readonly part?: 'questions' | 'cards'
  /** What is said of its end. */
  readonly finished?: string
}

const {finishing, partDone, unconfirmed, cardsFinishing, cardsPartDone, cardsUnconfirmed} = autoFinishText
const words = {
  questions: {finishing, partDone, unconfirmed},
  cards: {finishing: cardsFinishing, partDone: cardsPartDone, unconfirmed: cardsUnconfirmed},
}

/** What is said when every question or card of an activity is answered (F-064). */
export function AutoFinishView({state, send, part = 'questions', finished = autoFinishText.finished}: Props) {
  if (state.matches('finishing'))
    return (
      <Alert tone="info" role="status">
        {words[part].finishing}
      </Alert>
    )
  if (state.matches('partDone'))
    return (
      <Alert tone="success" role="status">
        {words[part].partDone}
      </Alert>
    )
  if (state.matches('finished'))
    return (
      <Alert tone="success" role="status">
        {finished}
      </Alert>
    )
  if (!state.matches('unconfirmed')) return null
  const retry = (
    <Button size="sm" variant="outline" onClick={() => send({type: 'finish.retry'})}>
      {autoFinishText.retry}
    </Button>
  )
  return (
    <Alert tone="warning" role="status" actions={retry}>
      {words[part].unconfirmed}
    </Alert>
  )
}
