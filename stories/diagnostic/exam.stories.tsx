import {createActor, type StateValueFrom} from 'xstate'
import {examMachine} from '../../machines/diagnostic/exam.machine.ts'
import {labValuesMachine} from '../../machines/question/labValues.machine.ts'
import {navigatorMachine} from '../../machines/question/navigator.machine.ts'
import {ExamPage} from '../../src/features/diagnostic/ExamPage.tsx'
import {ExamView} from '../../src/features/diagnostic/ExamView.tsx'
import {LabValuesView} from '../../src/features/question/tools/LabValuesView.tsx'
import {labTable} from '../../src/text/question/labTable.ts'
import {printText} from '../../src/text/question/print.ts'
import {Button} from '../../src/ui/action/Button.tsx'
import {PrinterIcon} from '../../src/ui/icon/printerIcon.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {exam, question} from './fixtures.ts'

const navigator = createActor(navigatorMachine, {
  input: {questionIds: exam.questionIds, currentId: 'q1', areShortcutsOn: true, isStripShown: true},
}).getSnapshot()
const nothing = () => undefined

/** The exam with the panel of laboratory values in this state. */
const storiesWith = (labs: StateValueFrom<typeof labValuesMachine>) =>
  flowStories({
    machine: examMachine,
    View: (flow) => (
      <ExamView {...flow} isOffline={false} isPartial={flow.state.context.exam?.isPartial === true} onOpen={nothing}>
        {flow.state.context.exam ? (
          <ExamPage
            navigator={navigator}
            onNavigate={nothing}
            question={flow.state.context.questions[0]}
            marks={{q1: 'marked', q2: 'onItsWay'}}
            results={null}
            chosen={flow.state.context.choices.q1 ?? -1}
            isOpen={flow.state.hasTag('open')}
            takesFocus={false}
            missing={null}
            labs={
              <LabValuesView
                state={labValuesMachine.resolveState({
                  value: labs,
                  context: {groups: labTable, query: '', wasOpen: false},
                })}
                send={nothing}
              />
            }
            print={
              <Button variant="ghost" size="sm" icon={<PrinterIcon />}>
                {printText.print}
              </Button>
            }
            onMark={nothing}
          />
        ) : null}
      </ExamView>
    ),
    context: {
      id: 'exam',
      first: null,
      isReturning: true,
      exam,
      questions: [question],
      choices: exam.choices,
      isEnding: false,
      isIncomplete: false,
    },
  })

const {at, meta} = storiesWith('closed')
const besideLabs = storiesWith({open: 'found'}).at

export default {title: 'Fluxos/Diagnóstico/Prova', ...meta}
export const OpenLoading = at({open: 'loading'}, {exam: null, questions: []})
export const OpenFailed = at({open: 'failed'}, {exam: null, questions: []})
export const OpenJudging = at({open: 'judging'})
export const OpenGreeting = at({open: 'greeting'})
export const OpenAnswering = at({open: 'answering'})
export const OpenAnswering_Labs = besideLabs({open: 'answering'})
export const OpenAnswering_Incomplete = at({open: 'answering'}, {isIncomplete: true})
export const OpenAnswering_Partial = at(
  {open: 'answering'},
  {exam: {...exam, isPartial: true, questionIds: ['q1', 'q2']}},
)
export const OpenCannotFinish = at({open: 'cannotFinish'})
export const OpenConfirming = at({open: 'confirming'})
export const OpenFinishing = at({open: 'finishing'}, {isEnding: true})
export const OpenFinished = at(
  {open: 'finished'},
  {
    exam: {...exam, isFinished: true},
    questions: [{...question, correctChoice: 1, studentAnswer: {choosen: 1, outcome: 1}}],
  },
)
export const OpenFinished_Labs = besideLabs(
  {open: 'finished'},
  {
    exam: {...exam, isFinished: true},
    questions: [{...question, correctChoice: 1, studentAnswer: {choosen: 1, outcome: 1}}],
  },
)
export const Leaving = at('leaving')
