import {npsMachine} from '../../machines/feedback/nps.machine.ts'
import {NpsView} from '../../src/features/feedback/NpsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: npsMachine,
  View: (flow) => (
    <Stage title="Agenda">
      <NpsView {...flow} syncStatus={flow.state.context.writeKey === 'offline' ? 'device' : 'sending'} />
    </Stage>
  ),
  context: {score: null, reasons: [], comment: '', writeKey: null},
})

const answered = {score: 9, reasons: ['dailyAgenda', 'goodQuestions'], comment: 'A agenda decide por mim.'} as const

export default {title: 'Fluxos/Pesquisas/Recomendação', ...meta}
export const Checking = at('checking')
export const Due = at('due')
export const AskingScore = at({asking: 'score'})
export const AskingScore_Chosen = at({asking: 'score'}, {score: 8})
export const AskingReasons = at({asking: 'reasons'}, {score: 4})
export const AskingReasons_Neutral = at({asking: 'reasons'}, {score: 7, reasons: ['moreQuestions']})
export const AskingReasons_Promoter = at({asking: 'reasons'}, {score: 10, reasons: ['dailyAgenda']})
export const AskingComment = at({asking: 'comment'}, {...answered, comment: ''})
export const AskingComment_Filled = at({asking: 'comment'}, answered)
export const SendingThanking = at({sending: 'thanking'}, {...answered, writeKey: 'k1'})
export const SendingThanking_Offline = at({sending: 'thanking'}, {...answered, writeKey: 'offline'})
export const SendingLeft = at({sending: 'left'}, {...answered, writeKey: 'k1'})
export const Done = at('done', answered)
export const Hidden = at('hidden')
