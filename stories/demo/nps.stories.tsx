import type {EventFrom, SnapshotFrom} from 'xstate'
import {flowStories} from '../support/flowStory.tsx'
import {npsMachine} from './nps.machine.ts'

type Props = {state: SnapshotFrom<typeof npsMachine>; send: (event: EventFrom<typeof npsMachine>) => void}
function NpsView({state, send}: Props) {
  return <main><h1>NPS</h1>{state.hasTag('pending') ? 'pending' : null}{state.can({type: 'survey.submit', comment: ''}) ? <button type="button" onClick={() => send({type: 'survey.submit', comment: 'x'})}>Enviar</button> : null}</main>
}
const {at, meta} = flowStories({machine: npsMachine, View: NpsView, context: {score: 9, comment: 'Gostei'}})
export default {title: 'Fluxos/Demo/Nps', ...meta}
export const Scoring = at('scoring')
export const Commenting = at('commenting', {comment: 'oi'})
export const SendingNormal = at({sending: 'normal'})
export const SendingSlow = at({sending: 'slow'})
export const SendFailed = at('sendFailed')
export const Thanking = at('thanking')
export const Dismissed = at('dismissed')
