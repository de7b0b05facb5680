import {type ComponentType, type ReactNode, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda, LessonContents} from '../../../domain/agenda/agenda.types.ts'
import {type AgendaTab, idsOfTab, theoreticalTabs} from '../../../domain/agenda/routes.ts'
import {activityOf, agendaText, emptyTab, emptyTabs, tabNames} from '../../text/agenda/agenda.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {ArtState, searchArt} from '../../ui/status/ArtState.tsx'
import {NavTabs} from '../../ui/layout/NavTabs.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
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

type Props = {
  /** A day's agenda, or an extra activity as one. */
  readonly agenda: DayAgenda
  /** The address of the part without its tab, and the query that its tabs keep. */
  readonly base: string
  readonly search: string
  readonly isEditable: boolean
}

const NothingHere = ({tab}: {readonly tab: AgendaTab}) => <ArtState art={searchArt} title={emptyTabs[tab]} />

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

type LessonProps = Props & {
  readonly type: 'theoreticalStudy' | 'theoreticalReview'
  readonly lesson: LessonContents
  readonly tab: AgendaTab
  readonly tabs?: readonly AgendaTab[]
  /** 'Concluir …' of this lesson. */
  readonly finish: ReactNode
}

/** A theoretical study or review: its contents in tabs. */
export function LessonPart({
  agenda,
  base,
  search,
  isEditable,
  type,
  lesson,
  tab: current,
  tabs = theoreticalTabs,
  finish,
}: LessonProps) {
  return (
    <>
      <ActivityHead
        kind={activityOf[type]}
        title={lesson.lessonTitle}
        path={lesson.classification.join(' › ')}
        isFinished={lesson.finished}
      />
      {lesson.finished ? null : <Suspense fallback={null}>{finish}</Suspense>}
      <NavTabs
        label={agendaText.contents}
        tabs={tabs.map((tab) => ({
          id: tab,
          href: `${base}/${tab}${search}`,
          label: tabLabel(tab, idsOfTab(lesson, tab)),
        }))}
        currentId={current}
      />
      {current === 'questao' ? (
        <QuestionSet
          key={`${agenda._id}-${type}-${lesson.lessonId}`}
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
    </>
  )
}

const reviewTabs = ['questao', 'flashcard'] as const

type ReviewProps = Props & {
  readonly kind: string
  readonly title: string
  readonly tab: 'questao' | 'flashcard'
  /** It has one part only, which needs no tabs. */
  readonly isSingle?: boolean
}

/** A smart review, or the questions or flashcards of an extra activity. */
export function ReviewPart({
  agenda,
  base,
  search,
  isEditable,
  kind,
  title,
  tab: current,
  isSingle = false,
}: ReviewProps) {
  const {questions = [], flashcards = [], finished = false} = agenda.smartReview ?? {}
  return (
    <>
      <ActivityHead kind={kind} title={title} isFinished={finished} />
      {isSingle ? null : (
        <NavTabs
          label={agendaText.reviewContents}
          tabs={reviewTabs.map((tab) => ({
            id: tab,
            href: `${base}/${tab}${search}`,
            label: tabLabel(tab, tab === 'questao' ? questions : flashcards),
          }))}
          currentId={current}
        />
      )}
      {current === 'questao' ? (
        <QuestionSet
          key={`${agenda._id}-smartReview`}
          ids={questions}
          agenda={agenda}
          type="smartReview"
          title={title}
          isEditable={isEditable}
        />
      ) : (
        <Panel
          tab={current}
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
