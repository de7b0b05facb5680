import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {type AgendaPlace, agendaPath} from '../../../domain/agenda/routes.ts'
import {activityNames, agendaText} from '../../text/agenda/agenda.ts'
import {lazyWhenIdle} from '../../ui/loading/lazyLoading.tsx'
import {examDay} from '../exam/examDayPart.ts'
import {LessonPart, ReviewPart} from './StudyParts.tsx'

const DayFinish = lazyWhenIdle(() => import('./Finish.tsx'), 'DayFinish')
const LessonNotes = lazyWhenIdle(() => import('./LessonNotes.tsx'), 'LessonNotes')

type Props = {
  readonly agenda: DayAgenda
  readonly place: AgendaPlace
  readonly search: string
  readonly isEditable: boolean
}

function Lesson({place: {type, lessonId, tab}, ...rest}: Props & {place: Extract<AgendaPlace, {show: 'lesson'}>}) {
  const {agenda, isEditable} = rest
  const lesson = agenda[type].find((candidate) => candidate.lessonId === lessonId)
  if (!lesson) return null
  const key = `${agenda._id}-${type}-${lessonId}`
  return (
    <>
      <LessonPart
        {...rest}
        base={`${agendaPath}/${type === 'theoreticalStudy' ? 'estudo-teorico' : 'revisao-teorica'}/${lessonId}`}
        type={type}
        lesson={lesson}
        tab={tab}
        finish={<DayFinish key={key} agenda={agenda} type={type} lesson={lesson} isEditable={isEditable} />}
      />
      <Suspense fallback={null}>
        <LessonNotes key={`notes ${key}`} agenda={agenda} type={type} lesson={lesson} isEditable={isEditable} />
      </Suspense>
    </>
  )
}

/** The activity an agenda address leads to, once the agenda is loaded. */
export function DayActivity(props: Props) {
  const {place} = props
  if (place.show === 'lesson') return <Lesson {...props} place={place} />
  if (place.show === 'smartReview')
    return (
      <ReviewPart
        {...props}
        base={`${agendaPath}/revisao-inteligente`}
        kind={agendaText.title}
        title={activityNames.smartReview}
        tab={place.tab}
      />
    )
  if (place.show !== 'exam') return null
  return (
    <Suspense fallback={<div className={css({minHeight: '[70dvh]'})} />}>
      <examDay.Part agenda={props.agenda} route={place.route} />
    </Suspense>
  )
}
