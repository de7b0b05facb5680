import {Suspense, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {courseSwitchMachine} from '../../../machines/shell/courseSwitch.machine.ts'
import {courseChoices} from '../../../machines/shell/courseSwitch.selectors.ts'
import {courseSwitchText} from '../../text/courseSwitch.ts'
import {Button} from '../../ui/Button.tsx'
import {ChevronDownIcon} from '../../ui/icons.tsx'
import {late} from '../../ui/late.ts'

const Menu = late(() => import('../../ui/Menu.tsx'), 'Menu')

type Props = {
  readonly state: SnapshotFrom<typeof courseSwitchMachine>
  readonly send: (event: EventFrom<typeof courseSwitchMachine>) => void
}

/** The name of the current course; with more than one, a list to change it (F-021; spec 1§2). */
export function CourseMenuView({state, send}: Props) {
  const [wasPressed, setPressed] = useState(false)
  const courses = courseChoices(state)
  const [current] = courses
  if (!current) return null
  if (courses.length === 1) return <span className={onlyStyle}>{current.title}</span>
  const trigger = (onClick?: () => void) => (
    <Button
      variant="ghost"
      size="sm"
      className={triggerStyle}
      aria-label={courseSwitchText.current(current.title)}
      iconAfter={<ChevronDownIcon />}
      onClick={onClick}
    >
      <span className={css({truncate: true})}>{current.title}</span>
    </Button>
  )
  return (
    <Suspense fallback={trigger(() => setPressed(true))}>
      <Menu
        label={courseSwitchText.courses}
        trigger={trigger()}
        defaultOpen={wasPressed}
        value={current.id}
        entries={courses.map(({id, title}) => ({id, label: title}))}
        onPick={(courseId) => send({type: 'course.choose', courseId})}
      />
    </Suspense>
  )
}

const onlyStyle = css({textStyle: 'label', color: 'text.muted', truncate: true})
const triggerStyle = css({minWidth: '0', maxWidth: 'full', minHeight: 'touch', color: 'text.muted'})
