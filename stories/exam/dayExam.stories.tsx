import {dayExamMachine} from '../../machines/exam/dayExam.machine.ts'
import {DayExamView} from '../../src/features/exam/DayExamView.tsx'
import {ReceiptCardView} from '../../src/features/exam/ReceiptCardView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const questions = Array.from({length: 100}, (_, index) => `q${index + 1}`)
const receipt = {
  sequence: 4_107,
  hash: '5f1d7c2b9a3e84f60c1b7d9e2a48f3c65b0e9d7a1c3f5e7b9d1a2c4e6f8b0d3a',
  finishedAt: '2026-11-21T19:42:10Z',
  answered: 100,
  total: 100,
  byStudent: true,
}
const exam = {
  _id: 'exam-1',
  finished: false,
  calendarDate: '20261121',
  institution: 'USP',
  uf: 'SP',
  year: 2026,
  title: 'USP São Paulo 2026: acesso direto',
  questions,
  preChoice: [],
  receipt: null,
}
const nothing = () => undefined

const {at, meta} = flowStories({
  machine: dayExamMachine,
  View: (flow) => {
    const {exam: shown} = flow.state.context
    return (
      <DayExamView
        {...flow}
        onOpen={nothing}
        receipt={
          shown?.receipt ? (
            <ReceiptCardView
              receipt={shown.receipt}
              studentName="Ana Beatriz Nogueira"
              examName={shown.title ?? shown.institution}
              check="unknown"
              isCopyRefused={false}
              onCopy={nothing}
              onPrint={nothing}
            />
          ) : null
        }
      />
    )
  },
  context: {
    kind: 'exam',
    source: {kind: 'template', template: 'usp-2026'},
    calendarDate: '20261121',
    timeZone: 'America/Sao_Paulo',
    openedAt: Date.parse('2026-11-21T15:00:00Z'),
    exam,
    isStale: false,
    isEditable: true,
    progress: {answered: 37, ungraded: []},
    retryAt: null,
  },
})

export default {title: 'Fluxos/Provas/Prova na íntegra e simulado inteligente', ...meta}

export const OpenLoading = at({open: 'loading'}, {exam: null})
export const OpenRedirecting = at({open: 'redirecting'}, {exam: null})
export const OpenNone = at({open: 'none'}, {exam: null})
export const OpenFailed = at({open: 'failed'}, {exam: null})
export const OpenShownJudging = at({open: {shown: 'judging'}})
export const OpenShownInProgress = at({open: {shown: 'inProgress'}})
export const OpenShownInProgress_SmartExam = at(
  {open: {shown: 'inProgress'}},
  {
    kind: 'smartExam',
    exam: {...exam, title: null, year: null},
    progress: {answered: 3, ungraded: ['q2']},
  },
)
export const OpenShownPendingEssays = at(
  {open: {shown: 'pendingEssays'}},
  {progress: {answered: 97, ungraded: ['q12', 'q58', 'q100']}},
)
export const OpenShownFinishingAsking = at(
  {open: {shown: {finishing: 'asking'}}},
  {progress: {answered: 100, ungraded: []}},
)
export const OpenShownFinishingUnconfirmed = at(
  {open: {shown: {finishing: 'unconfirmed'}}},
  {progress: {answered: 100, ungraded: []}},
)
export const OpenShownFinished = at(
  {open: {shown: 'finished'}},
  {exam: {...exam, finished: true, receipt}, progress: {answered: 100, ungraded: []}},
)
export const OpenShownReadOnly = at(
  {open: {shown: 'readOnly'}},
  {isEditable: false, progress: {answered: 97, ungraded: ['q12']}},
)
