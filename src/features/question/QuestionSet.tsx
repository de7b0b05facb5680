import {useActorRef, useSelector} from '@xstate/react'
import {memo, type ReactNode, Suspense, use, useEffect, useMemo, useState} from 'react'
import {css} from 'styled-system/css'
import {useQueryParameter} from '../shell/useAddress.ts'
import type {TheoreticalType} from '../../../domain/agenda/agenda.types.ts'
import {currentQuestion} from '../../../domain/question/navigation.ts'
import {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {currentNumber, currentQuestionId} from '../../../machines/question/navigator.selectors.ts'
import {setQuery} from '../../services/platform/url.ts'
import {shortcutsPreference, stripStore} from '../../services/question/preferences.ts'
import {useDayDrawn} from '../shell/useSplash.ts'
import {emptyTabs} from '../../text/agenda/agenda.ts'
import {brand} from '../../text/shared/brand.ts'
import {questionHeading, questionText} from '../../text/question/question.ts'
import {lazyNamed, lazyWhenIdle} from '../../ui/loading/lazyLoading.tsx'
import {ArtState, searchArt} from '../../ui/status/ArtState.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {ActivityFrameContext} from '../agenda/activityFrame.ts'
import {MissingQuestion} from './MissingQuestion.tsx'
import type {Activity} from './place.ts'
import type {QuestionPagesProps, QuestionSource} from './pages.ts'
import {QuestionPages} from './QuestionPages.tsx'
import type {ShownQuestion} from './shown.ts'
import {usePendingWrites} from '../outbox/useWrites.ts'
import {useKnownQuestions, useQuestionChunk} from './useQuestions.ts'

/** Only the smart review and exams know 'Modo prova'. */
const ExamModePages = lazyNamed(() => import('./ExamModePages.tsx'), 'ExamModePages')
const PrintSet = memo(lazyWhenIdle(() => import('./print/PrintSet.tsx'), 'PrintSet'))

type Props = {
  readonly ids: readonly string[]
  readonly agenda: QuestionSource
  readonly type: TheoreticalType
  /** What the set is called on paper. */
  readonly title: string
  readonly isEditable: boolean
  /** Nothing is said of right and wrong, and whoever shows the questions reads them ahead. */
  readonly hidesResults?: boolean
  /** The first question takes the focus: it has come in the place of what was pressed. */
  readonly takesFocus?: boolean
  /** The window is called after the question from the start on; else once the student has moved. */
  readonly namesWindow?: boolean
  /** Other pages than those of the day, which print by themselves. */
  readonly renderPages?: (shared: QuestionPagesProps) => ReactNode
}

/** The questions of one activity of the day, or why there are none. */
export function QuestionSet(props: Props) {
  const wanted = useQueryParameter('id')
  const [first] = useState(() => currentQuestion(props.ids, wanted, new Set()))
  useDayDrawn(first === null)
  if (first === null) return <ArtState art={searchArt} title={emptyTabs.questao} />
  return <Questions {...props} first={first} wanted={wanted} />
}

const navigator = navigatorMachine.provide({
  actions: {
    openQuestion: (_, {questionId}) => setQuery({id: questionId, showComment: null}),
    saveShortcuts: (_, {areOn}) => shortcutsPreference.write(areOn),
    saveStrip: (_, {isShown}) => stripStore.write(isShown),
  },
})

type Inner = Props & {readonly first: string; readonly wanted: string | null}

function useNavigator({ids, first, wanted}: Inner) {
  const [input] = useState(() => ({
    questionIds: ids,
    currentId: first,
    areShortcutsOn: shortcutsPreference.read(),
    isStripShown: stripStore.read(),
  }))
  const actor = useActorRef(navigator, {input})
  useEffect(() => {
    actor.send({type: 'address.changed', questionId: wanted ?? first})
  }, [actor, wanted, first])
  return actor
}

function Questions(props: Inner) {
  const {
    ids,
    agenda,
    type,
    title,
    isEditable,
    hidesResults,
    takesFocus = false,
    namesWindow = true,
    renderPages,
  } = props
  const actor = useNavigator(props)
  const state = useSelector(actor, (snapshot) => snapshot)
  const currentId = currentQuestionId(state)
  const source = useMemo(
    () => ({calendarDate: agenda.calendarDate, activity: agenda._id}),
    [agenda.calendarDate, agenda._id],
  )
  const activity = useMemo<Activity>(
    () => ({...source, theoreticalType: type, type: agenda.type ?? 'question'}),
    [source, type, agenda.type],
  )
  const remote = useQuestionChunk(ids, currentId, source)
  const chunk = remote.status === 'ready' ? remote.value : nothing
  useDayDrawn(remote.status === 'failed')
  // What is beside the first question is read once that is here; where nothing is said of right and wrong, nothing is.
  const known = useKnownQuestions(hidesResults || chunk === nothing ? nobody : ids, chunk, source)
  const entries = usePendingWrites(agenda._id)
  const number = currentNumber(state)
  const [opened] = useState(currentId)
  const [hasMoved, setHasMoved] = useState(takesFocus)
  if (!hasMoved && currentId !== opened) setHasMoved(true)

  const {suffix} = use(ActivityFrameContext)
  useEffect(() => {
    if (namesWindow || hasMoved) document.title = `${questionHeading(number, ids.length)}${suffix} · ${brand.name}`
  }, [number, ids.length, suffix, namesWindow, hasMoved])

  if (remote.status === 'loading') return loading
  if (remote.status === 'failed') return <MissingQuestion onRetry={remote.retry} />
  const question = chunk.find(({_id}) => _id === currentId)
  const shared = {ids, agenda, question, activity, known, entries, number, isEditable, hasMoved, actor, state}
  if (renderPages) return renderPages(shared)
  return (
    <>
      {type === 'smartReview' || type === 'exam' ? (
        <Suspense fallback={loading}>
          <ExamModePages {...shared} />
        </Suspense>
      ) : (
        <QuestionPages {...shared} />
      )}
      {type === 'exam' ? null : (
        <div className="studyLayout__aside">
          <Suspense fallback={null}>
            <PrintSet ids={ids} agenda={agenda} title={title} />
          </Suspense>
        </div>
      )}
    </>
  )
}

const loading = (
  <div className={css({minHeight: 'screen'})}>
    <Skeleton shape="text" lines={8} label={questionText.loading} />
  </div>
)
const nothing: readonly ShownQuestion[] = []
const nobody: readonly string[] = []
