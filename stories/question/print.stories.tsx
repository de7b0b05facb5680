import {printMachine} from '../../machines/question/print.machine.ts'
import {PrintView} from '../../src/features/question/print/PrintView.tsx'
import {printQuestions} from '../support/print.ts'
import {flowStories} from '../support/flowStory.tsx'

const ids = printQuestions.map(({id}) => id)

const {at, meta} = flowStories({
  machine: printMachine,
  View: ({state, send}) => <PrintView state={state} send={send} now={() => 0} pagePath="#" />,
  context: {
    title: 'Sepse e choque séptico',
    ids,
    questions: printQuestions,
    options: {withKey: false, withComments: false, withAnswerSheet: true, withLabValues: false},
    failure: null,
    sheet: null,
  },
})

export default {title: 'Fluxos/Questão/Imprimir as questões', ...meta}
export const Closed = at('closed')
export const Collecting = at('collecting', {questions: []})
export const CollectFailed = at('collectFailed', {questions: [], failure: 'unreachable'})
export const CollectFailed_Offline = at('collectFailed', {questions: [], failure: 'offline'})
export const Nothing = at('nothing', {questions: []})
export const ChoosingFresh = at({choosing: 'fresh'})
export const ChoosingFresh_NoKey = at({choosing: 'fresh'}, {questions: printQuestions.slice(3, 4)})
export const ChoosingFresh_TooMany = at(
  {choosing: 'fresh'},
  {ids: Array.from({length: 240}, (_, index) => `q${index}`)},
)
export const ChoosingTooLong = at(
  {choosing: 'tooLong'},
  {options: {withKey: true, withComments: true, withAnswerSheet: true, withLabValues: false}},
)
export const ChoosingNotStored = at({choosing: 'notStored'})
export const Storing = at('storing')
export const Opened = at('opened')
