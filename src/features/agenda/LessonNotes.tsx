import {WhyHereView} from './WhyHereView.tsx'
import {css} from 'styled-system/css'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import {examReasonsOf, reasonsOf} from '../../../domain/themes/reasons.ts'
import {useLocation} from '../shell/useAddress.ts'
import {MoveStudy} from './MoveStudy.tsx'
import type {PanelProps} from './panel.ts'
import {useReasons} from './useReasons.ts'

type Props = Pick<PanelProps, 'agenda' | 'type' | 'isEditable'> & {readonly lesson: NonNullable<PanelProps['lesson']>}

type WhyProps = {
  readonly activity: string
  /** Id of a lesson or a question of the activity. */
  readonly about: string
}

/** Why a lesson or a question stands in its activity, from what was recorded when that was made. */
export const WhyHere = ({activity, about}: WhyProps) => <WhyHereView reasons={reasonsOf(useReasons(activity), about)} />

/** Why the exam of a day stands on it; nothing on a day that was composed before that was recorded. */
export const WhyExam = ({day}: {readonly day: string}) => <WhyHereView reasons={examReasonsOf(useReasons(day))} />

/** Below a lesson of the day: why it stands there, and the way to another day. Nothing of it belongs to extras. */
export function LessonNotes({agenda, type, lesson, isEditable}: Props) {
  const [path] = useLocation()
  if (!path.startsWith(`${agendaPath}/`)) return null
  const isMovable = type === 'theoreticalStudy' && !lesson.finished && isEditable
  return (
    <div className={notesStyle}>
      <WhyHere activity={agenda._id} about={lesson.lessonId} />
      {isMovable ? <MoveStudy calendarDate={agenda.calendarDate} lessonId={lesson.lessonId} /> : null}
    </div>
  )
}

const notesStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  minWidth: '0',
  paddingTop: '4',
  _empty: {display: 'none'},
})
