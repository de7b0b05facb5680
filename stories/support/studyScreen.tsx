import type {ReactNode} from 'react'
import type {ContextFrom, StateValueFrom} from 'xstate'
import {examModeMachine} from '../../machines/question/examMode.machine.ts'
import {essayMachine} from '../../machines/question/essay.machine.ts'
import {deckResults} from '../../domain/study/flashcard.ts'
import {outboxMachine} from '../../machines/outbox/outbox.machine.ts'
import {menuMachine} from '../../machines/shell/menu.machine.ts'
import {mockExamMachine} from '../../machines/exam/mockExam.machine.ts'
import {timerMachine} from '../../machines/exam/timer.machine.ts'
import {navigatorMachine} from '../../machines/question/navigator.machine.ts'
import {questionMachine} from '../../machines/question/question.machine.ts'
import {deckMachine} from '../../machines/study/deck.machine.ts'
import {flashcardMachine} from '../../machines/study/flashcard.machine.ts'
import {ActivityHead} from '../../src/features/agenda/ActivityHead.tsx'
import {DayPanelContext} from '../../src/features/agenda/dayPanel.ts'
import {TopBar} from '../../src/features/agenda/TopBar.tsx'
import {ExamTimerView} from '../../src/features/exam/ExamTimerView.tsx'
import {MockExamView} from '../../src/features/exam/MockExamView.tsx'
import {EssayView} from '../../src/features/question/EssayView.tsx'
import {ExamModeView} from '../../src/features/question/ExamModeView.tsx'
import {ExamQuestion} from '../../src/features/question/ExamQuestion.tsx'
import type {Mark} from '../../src/features/question/NavigatorCells.tsx'
import {NavigatorView} from '../../src/features/question/NavigatorView.tsx'
import {QuestionView} from '../../src/features/question/QuestionView.tsx'
import type {ShownQuestion} from '../../src/features/question/shown.ts'
import {QuestionToolsContext} from '../../src/features/question/tools/toolsContext.ts'
import {withoutHints} from '../../src/features/question/withoutHints.ts'
import {ToolsPicture} from '../../src/features/question/tools/ToolsPicture.tsx'
import {OutboxNoticesView} from '../../src/features/outbox/OutboxNoticesView.tsx'
import {OutboxStatusView} from '../../src/features/outbox/OutboxStatusView.tsx'
import {ShellView} from '../../src/features/shell/ShellView.tsx'
import {DeckView} from '../../src/features/study/flashcards/DeckView.tsx'
import {FlashcardView} from '../../src/features/study/flashcards/FlashcardView.tsx'
import {tabNames} from '../../src/text/agenda/agenda.ts'
import {NavTabs} from '../../src/ui/layout/NavTabs.tsx'
import {fullMenu} from '../shell/menuItems.ts'
import {dayAgenda, entry, openQuestion, questionIds, results} from './fixtures.ts'
import {essayQuestion} from './essays.ts'
import {sepsisCard} from './flashcards.ts'
import {mockActivity, mockMarks, startedMock} from './mockExams.ts'

const nothing = () => undefined

const marks: Readonly<Record<string, Mark>> = {q1: 'right', q2: 'wrong', q4: 'onItsWay', q5: 'ungraded'}

const outboxIn = (isOffline: boolean) =>
  outboxMachine.resolveState({
    value: isOffline ? 'offline' : 'idle',
    context: {
      owner: 'student-1',
      isOnline: !isOffline,
      entries: isOffline ? [entry] : [],
      kept: isOffline ? [entry.key] : [],
      unkept: [],
      retryAt: null,
      failures: 0,
      isShut: false,
    },
  })

type FrameProps = {
  readonly children: ReactNode
  /** The days and activities stand unfolded above. */
  readonly isDayOpen?: boolean
  /** Without network, with answers that wait on the device. */
  readonly isOffline?: boolean
}

/** The student's frame around a screen, as on any page of the product. */
export function StudyFrame({children, isDayOpen = false, isOffline = false}: FrameProps) {
  const outbox = outboxIn(isOffline)
  return (
    <DayPanelContext value={{isOpen: isDayOpen, toggle: nothing}}>
      <ShellView
        state={menuMachine.resolveState({value: 'collapsed', context: {}})}
        send={nothing}
        groups={fullMenu}
        path="/agenda"
        home="/agenda"
        headerStart="Extensivo R1"
        headerEnd={<OutboxStatusView state={outbox} />}
      >
        <OutboxNoticesView state={outbox} send={nothing} />
        {isDayOpen ? <TopBar agenda={dayAgenda} path="/agenda/estudo-teorico/cm-sepse/questao" search="" /> : null}
        {children}
      </ShellView>
    </DayPanelContext>
  )
}

const tabs = (['questao', 'video', 'apostila', 'mapa-mental', 'flashcard'] as const).map((id) => ({
  id,
  href: `/agenda/estudo-teorico/cm-sepse/${id}`,
  label: tabNames[id],
}))

/** The bar and the contents of a lesson. */
export function Lesson({tab, children}: {readonly tab: (typeof tabs)[number]['id']; readonly children: ReactNode}) {
  return (
    <>
      <ActivityHead kind="Estudo teórico" title="Sepse e choque séptico" path="Clínica Médica › Infectologia › Sepse" />
      <NavTabs label="Conteúdos da aula" tabs={tabs} currentId={tab} />
      {children}
    </>
  )
}

const toolsPicture = () => <ToolsPicture />

type NumbersProps = {
  readonly children: ReactNode
  readonly value?: StateValueFrom<typeof navigatorMachine>
  readonly isBlind?: boolean
  readonly ids?: readonly string[]
}

/** The navigator around the third question. */
export function Numbers({children, value = 'ready', isBlind = false, ids = questionIds}: NumbersProps) {
  return (
    <QuestionToolsContext value={toolsPicture}>
      <NavigatorView
        state={navigatorMachine.resolveState({
          value,
          context: {questionIds: ids, currentId: 'q3', areShortcutsOn: true, isStripShown: true},
        })}
        send={nothing}
        marks={isBlind ? {q1: 'marked', q2: 'marked'} : marks}
        doubts={new Set(['q2'])}
        results={isBlind ? null : results}
      >
        {children}
      </NavigatorView>
    </QuestionToolsContext>
  )
}

type AnswerProps = {
  readonly value: StateValueFrom<typeof questionMachine>
  readonly question?: ShownQuestion
  readonly selected?: number
  readonly syncStatus?: 'saved' | 'device'
}

export const Answer = ({value, question = openQuestion, selected = -1, syncStatus = 'saved'}: AnswerProps) => (
  <QuestionView
    state={questionMachine.resolveState({
      value,
      context: {
        questionId: 'q3',
        choices: 4,
        selected,
        struck: [1],
        writeKey: syncStatus === 'saved' ? null : 'key-1',
        isEditable: true,
        isAnswered: false,
        isRefused: false,
        isCommentShown: false,
      },
    })}
    send={nothing}
    question={question}
    number={3}
    total={10}
    syncStatus={syncStatus}
  />
)

export const WrittenEssay = () => (
  <EssayView
    state={essayMachine.resolveState({
      value: {writing: 'fresh'},
      context: essayContext,
    })}
    send={nothing}
    question={essayQuestion}
    number={3}
    total={10}
    syncStatus="saved"
  />
)

const essayContext: ContextFrom<typeof essayMachine> = {
  text: 'Reposição com cristaloide 30 mL/kg e antimicrobiano de amplo espectro na primeira hora.',
  saved: null,
  isRevealed: false,
  isHeld: false,
  isGradable: false,
  grade: null,
  isEditable: true,
  isExam: false,
  isCommentShown: false,
  writeKey: null,
  pendingKind: null,
  isRefused: false,
  idleSince: null,
  isSaveAsked: false,
}

const Marked = ({marked}: {readonly marked: number}) => (
  <ExamQuestion
    question={withoutHints(openQuestion)}
    number={3}
    total={10}
    marked={marked}
    isOpen
    onMark={nothing}
    onStrike={nothing}
  />
)

/** The smart review in 'Modo prova', with three marks. */
export const MarkedReview = () => (
  <>
    <ActivityHead kind="Agenda" title="Revisão inteligente" />
    <ExamModeView
      state={examModeMachine.resolveState({
        value: 'started',
        context: {
          questionIds,
          choices: {q1: 0, q2: 3, q3: 2},
          essays: {},
          isPreferred: true,
          isStarted: true,
          isFinished: false,
          deadline: null,
          markedAt: {},
          writeKey: null,
        },
      })}
      send={nothing}
      syncStatus="saved"
      onOpen={nothing}
    >
      <Numbers isBlind>
        <Marked marked={2} />
      </Numbers>
    </ExamModeView>
  </>
)

const now = Date.parse('2026-11-22T16:05:00Z')

type MockProps = {readonly isStarted: boolean; readonly minutesLeft?: number; readonly isTimeHidden?: boolean}

/** A mock exam, before its start or while its time runs. */
export function Mock({isStarted, minutesLeft = 90, isTimeHidden = false}: MockProps) {
  return (
    <MockExamView
      state={mockExamMachine.resolveState({
        value: isStarted ? {running: 'started'} : 'notStarted',
        context: {
          activity: isStarted ? startedMock : mockActivity,
          isToday: true,
          marks: isStarted ? mockMarks(7) : {},
          write: null,
          refusal: null,
          isTimeOver: false,
          checkedAt: now,
        },
      })}
      send={nothing}
      isStuck={false}
      refused={0}
      now={() => now}
      onOpen={nothing}
      parts={{
        timer: (
          <ExamTimerView
            state={timerMachine.resolveState({
              value: {time: minutesLeft < 5 ? 'lastMinutes' : 'running', display: isTimeHidden ? 'hidden' : 'shown'},
              context: {
                startedAt: now,
                deadline: now + minutesLeft * 60_000,
                now,
                isHidden: isTimeHidden,
                heardUntil: now,
                announcement: null,
              },
            })}
            send={nothing}
            extraTime={0}
            isSure
          />
        ),
        questions: (
          <Numbers isBlind ids={Array.from({length: 100}, (_, index) => `q${index + 1}`)}>
            <Marked marked={1} />
          </Numbers>
        ),
      }}
    />
  )
}

/** A flashcard of the lesson, with its front or its back up. */
export const Cards = () => (
  <DeckView
    state={deckMachine.resolveState({
      value: 'studying',
      context: {
        cardIds: questionIds,
        currentId: 'q3',
        windowStart: 0,
        isReversed: false,
        areShortcutsOn: true,
        isStripShown: true,
        lastGrade: null,
      },
    })}
    send={nothing}
    marks={{q1: 'right', q2: 'wrong'}}
    results={deckResults([1, 0])}
  >
    <FlashcardView
      state={flashcardMachine.resolveState({
        value: {face: 'front', grading: {asking: 'unseen'}},
        context: {
          cardId: 'q3',
          mode: 'saved',
          isEditable: true,
          grade: -1,
          writeKey: null,
          isUndo: false,
          undone: -1,
          isRefused: false,
          isFresh: false,
        },
      })}
      send={nothing}
      card={sepsisCard}
      isReversed={false}
      place={{number: 3, total: 10}}
      syncStatus="saved"
    />
  </DeckView>
)
