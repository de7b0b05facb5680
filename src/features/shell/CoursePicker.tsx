import {css} from 'styled-system/css'
import type {CourseChoice} from '../../../machines/shell/courseSwitch.types.ts'
import {courseMenuText} from '../../text/shell/courseMenu.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ChevronDownIcon} from '../../ui/icon/lateIcons.tsx'
import {Menu} from '../../ui/overlay/Menu.tsx'

type Props = {
  readonly courses: readonly CourseChoice[]
  readonly current: CourseChoice
  readonly onPick: (courseId: string) => void
}

/** The name of the current course as a button, with the list to change it. */
export function CoursePicker({courses, current, onPick}: Props) {
  const trigger = (
    <Button
      variant="ghost"
      size="sm"
      className={triggerStyle}
      aria-label={courseMenuText.current(current.title)}
      iconAfter={<ChevronDownIcon />}
    >
      <span className={css({truncate: true})}>{current.title}</span>
    </Button>
  )
  return (
    <Menu
      label={courseMenuText.courses}
      trigger={trigger}
      value={current.id}
      entries={courses.map(({id, title}) => ({id, label: title}))}
      onPick={onPick}
    />
  )
}

const triggerStyle = css({minWidth: '0', maxWidth: 'full', minHeight: 'touch', color: 'text.muted'})
