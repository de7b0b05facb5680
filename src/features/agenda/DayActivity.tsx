import {type ComponentType, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {type AgendaPlace, type AgendaTab, idsOfTab, theoreticalTabs} from '../../../domain/agenda/routes.ts'
import {activityNames, activityOf, agendaText, emptyTab, emptyTabs, tabNames} from '../../text/agenda/agenda.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {NavTabs} from '../../ui/layout/NavTabs.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {examDay} from '../exam/examDayPart.ts'
import {QuestionSet} from '../question/QuestionSet.tsx'
import {ActivityHead} from './ActivityHead.tsx'
import type {PanelProps} from './panel.ts'

/** The tabs beside the questions; none of them is needed before a question can be answered. */
const panels: Partial<Record<AgendaTab, ComponentType<PanelProps>>> = {
  video: lazyNamed(() => import('../study/contents/ContentTab.tsx'), 'VideoTab'),
  apostila: lazyNamed(() => import('../study/contents/ContentTab.tsx'), 'TextTab'),
  'mapa-mental': lazyNamed(() => import('../study/contents/ContentTab.tsx'), 'MindmapTab'),
  flashcard: lazyNamed(() => import('../study/flashcards/Flashcards.tsx'), 'Flashcards'),
}
const Finish = lazyNamed(() => import('./Finish.tsx'), 'Finish')
const LessonNotes = lazyNamed(() => import('./LessonNotes.tsx'), 'LessonNotes')

type Props = {
  readonly agenda: DayAgenda
  readonly place: AgendaPlace
  readonly search: string
  readonly isEditable: boolean
}

const NothingHere = ({tab}: {readonly tab: AgendaTab}) => <EmptyState art="search" title={emptyTabs[tab]} />

/** A tab's name; one without content says so and stays reachable. */
const tabLabel = (tab: AgendaTab, ids: readonly string[]) =>
  ids.length > 0 ? (
    tabNames[tab]
  ) : (
    <>
      {tabNames[tab]} <span className={css({textStyle: 'caption'})}>{emptyTab}</span>
    </>
  )

function Panel({tab, ...props}: PanelProps & {readonly tab: AgendaTab}) {
  const Contents = panels[tab]
  if (!Contents || props.ids.length === 0) return <NothingHere tab={tab} />
  const key = `${props.agenda._id}-${props.type}-${props.lesson?.lessonId ?? ''}`
  return (
    <Suspense
      fallback={
        <div className={css({minHeight: '[70dvh]'})}>
          <Skeleton shape="block" lines={1} label={tabNames[tab]} />
        </div>
      }
    >
      <Contents key={key} {...props} />
    </Suspense>
  )
}

type LessonProps = Props & {place: Extract<AgendaPlace, {show: 'lesson'}>}

function Lesson({agenda, place, search, isEditable}: LessonProps) {
  const {type, lessonId, tab: current} = place
  const lesson = agenda[type].find((candidate) => candidate.lessonId === lessonId)
  if (!lesson) return null
  const base = `/agenda/${type === 'theoreticalStudy' ? 'estudo-teorico' : 'revisao-teorica'}/${lessonId}`
  const tabs = theoreticalTabs.map((tab) => ({
    id: tab,
    href: `${base}/${tab}${search}`,
    label: tabLabel(tab, idsOfTab(lesson, tab)),
  }))
  const key = `${agenda._id}-${type}-${lessonId}`
  return (
    <>
      <ActivityHead
        kind={activityOf[type]}
        title={lesson.lessonTitle}
        path={lesson.classification.join(' › ')}
        isFinished={lesson.finished}
      />
      {lesson.finished ? null : (
        <Suspense fallback={null}>
          <Finish key={key} agenda={agenda} type={type} lesson={lesson} isEditable={isEditable} />
        </Suspense>
      )}
      <NavTabs label={agendaText.contents} tabs={tabs} currentId={current} />
      {current === 'questao' ? (
        <QuestionSet
          key={key}
          ids={lesson.questions}
          agenda={agenda}
          type={type}
          title={lesson.lessonTitle}
          isEditable={isEditable}
        />
      ) : (
        <Panel
          tab={current}
          ids={idsOfTab(lesson, current)}
          agenda={agenda}
          type={type}
          lesson={lesson}
          isEditable={isEditable}
        />
      )}
      <Suspense fallback={null}>
        <LessonNotes key={`notes ${key}`} agenda={agenda} type={type} lesson={lesson} isEditable={isEditable} />
      </Suspense>
    </>
  )
}

function SmartReview({
  agenda,
  place,
  search,
  isEditable,
}: Props & {place: Extract<AgendaPlace, {show: 'smartReview'}>}) {
  const {questions = [], flashcards = [], finished = false} = agenda.smartReview ?? {}
  const tabs = (['questao', 'flashcard'] as const).map((tab) => ({
    id: tab,
    href: `/agenda/revisao-inteligente/${tab}${search}`,
    label: tabLabel(tab, tab === 'questao' ? questions : flashcards),
  }))
  return (
    <>
      <ActivityHead kind={agendaText.title} title={activityNames.smartReview} isFinished={finished} />
      <NavTabs label={agendaText.reviewContents} tabs={tabs} currentId={place.tab} />
      {place.tab === 'questao' ? (
        <QuestionSet
          key={`${agenda._id}-smartReview`}
          ids={questions}
          agenda={agenda}
          type="smartReview"
          title={activityNames.smartReview}
          isEditable={isEditable}
        />
      ) : (
        <Panel
          tab={place.tab}
          ids={flashcards}
          agenda={agenda}
          type="smartReview"
          lesson={null}
          isEditable={isEditable}
        />
      )}
    </>
  )
}

/** The activity an agenda address leads to, once the agenda is loaded. */
export function DayActivity(props: Props) {
  const {place} = props
  if (place.show === 'lesson') return <Lesson {...props} place={place} />
  if (place.show === 'smartReview') return <SmartReview {...props} place={place} />
  if (place.show !== 'exam') return null
  return (
    <Suspense fallback={<div className={css({minHeight: '[70dvh]'})} />}>
      <examDay.Part agenda={props.agenda} route={place.route} />
    </Suspense>
  )
}
