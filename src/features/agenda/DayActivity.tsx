import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {type AgendaPlace, type AgendaTab, theoreticalTabs} from '../../../domain/agenda/routes.ts'
import {activityNames, activityOf, agendaText, emptyTabs, tabNames} from '../../text/agenda.ts'
import {Badge} from '../../ui/Badge.tsx'
import {EmptyState} from '../../ui/EmptyState.tsx'
import {CheckIcon} from '../../ui/icons.tsx'
import {NavTabs} from '../../ui/NavTabs.tsx'
import {QuestionSet} from '../question/QuestionSet.tsx'

type Props = {readonly agenda: DayAgenda; readonly place: AgendaPlace; readonly search: string; readonly isEditable: boolean}

type HeadProps = {readonly kind: string; readonly title: string; readonly path?: string; readonly isFinished: boolean}

function Head({kind, title, path, isFinished}: HeadProps) {
  return (
    <header className={css({display: 'flex', flexDirection: 'column', gap: '1'})}>
      <p className={css({textStyle: 'overline', color: 'brand.text'})}>{kind}</p>
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})}>
        <h1 className={css({textStyle: 'title', color: 'text.strong', textWrap: 'balance'})}>{title}</h1>
        {isFinished ? <Badge tone="right" icon={<CheckIcon />}>{agendaText.finishedBadge}</Badge> : null}
      </div>
      {path ? <p className={css({textStyle: 'small', color: 'text.muted'})}>{path}</p> : null}
    </header>
  )
}

const NothingHere = ({tab}: {readonly tab: AgendaTab}) => <EmptyState art="search" title={emptyTabs[tab]} />

function Lesson({agenda, place, search, isEditable}: Props & {place: Extract<AgendaPlace, {show: 'lesson'}>}) {
  const lesson = agenda[place.type].find(({lessonId}) => lessonId === place.lessonId)
  if (!lesson) return null
  const base = `/agenda/${place.type === 'theoreticalStudy' ? 'estudo-teorico' : 'revisao-teorica'}/${lesson.lessonId}`
  const tabs = theoreticalTabs.map((tab) => ({id: tab, href: `${base}/${tab}${search}`, label: tabNames[tab]}))
  return (
    <>
      <Head kind={activityOf[place.type]} title={lesson.lessonTitle} path={lesson.classification.join(' › ')} isFinished={lesson.finished} />
      <NavTabs label={agendaText.contents} tabs={tabs} currentId={place.tab} />
      {place.tab === 'questao' ? (
        <QuestionSet
          key={`${agenda._id}-${place.type}-${lesson.lessonId}`}
          ids={lesson.questions}
          agenda={agenda}
          type={place.type}
          isEditable={isEditable}
        />
      ) : (
        <NothingHere tab={place.tab} />
      )}
    </>
  )
}

function SmartReview({agenda, place, search, isEditable}: Props & {place: Extract<AgendaPlace, {show: 'smartReview'}>}) {
  const tabs = (['questao', 'flashcard'] as const).map((tab) => ({
    id: tab,
    href: `/agenda/revisao-inteligente/${tab}${search}`,
    label: tabNames[tab],
  }))
  return (
    <>
      <Head kind={agendaText.title} title={activityNames.smartReview} isFinished={agenda.smartReview?.finished ?? false} />
      <NavTabs label={agendaText.reviewContents} tabs={tabs} currentId={place.tab} />
      {place.tab === 'questao' ? (
        <QuestionSet
          key={`${agenda._id}-smartReview`}
          ids={agenda.smartReview?.questions ?? []}
          agenda={agenda}
          type="smartReview"
          isEditable={isEditable}
        />
      ) : (
        <NothingHere tab={place.tab} />
      )}
    </>
  )
}

/** The activity an agenda address leads to, once the agenda is loaded. */
export function DayActivity(props: Props) {
  const {place} = props
  if (place.show === 'lesson') return <Lesson {...props} place={place} />
  if (place.show === 'smartReview') return <SmartReview {...props} place={place} />
  return <EmptyState art="calendar" title={place.show === 'exam' && place.route === 'prova' ? agendaText.noExam : agendaText.noMock} />
}
