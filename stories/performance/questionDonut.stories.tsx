import {questionDonutMachine} from '../../machines/performance/questionDonut.machine.ts'
import {QuestionDonutView} from '../../src/features/performance/QuestionDonutView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {areaAnswers} from './fixtures.ts'

const bounds = {first: '20251103', last: '20261125'}

const {at, meta} = flowStories({
  machine: questionDonutMachine,
  View: ({state, send}) => <QuestionDonutView state={state} send={send} download={() => undefined} />,
  context: {range: bounds, bounds, areas: areaAnswers, isFromDevice: false},
})

export default {title: 'Fluxos/Desempenho/Questões por área', ...meta}
export const AskingLoading = at({asking: 'loading'})
export const AskingShown = at({asking: 'shown'})
export const AskingShown_FromDevice = at({asking: 'shown'}, {isFromDevice: true})
export const AskingEmpty = at({asking: 'empty'}, {range: {first: '20261101', last: '20261101'}})
export const AskingOffline = at({asking: 'offline'})
export const AskingFailed = at({asking: 'failed'})
