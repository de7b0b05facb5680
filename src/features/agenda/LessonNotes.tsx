import {css} from 'styled-system/css'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import {useLocation} from '../shell/useAddress.ts'
import {MoveStudy} from './MoveStudy.tsx'
import type {PanelProps} from './panel.ts'
import {WhyHere} from './WhyHere.tsx'

type Props = Pick<PanelProps, 'agenda' | 'type' | 'isEditable'> & {readonly lesson: NonNullable<PanelProps['lesson']>}

/** Below a lesson of the day: why it stands there, and the way to another day. Nothing of it belongs to extras. */
export function LessonNotes({agenda, type, lesson, isEditable}: Props) {
  const [path] = useLocation()
  if (!path.startsWith(`${agendaPath}/`)) return null
  const isMovable = type === 'theoreticalStudy' && !lesson.finished && isEditable
  return (
    <div className={notesStyle}>
      <WhyHere activity={agenda._id} about={lesson} />
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
