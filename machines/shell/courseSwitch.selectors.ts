import type {SnapshotFrom} from 'xstate'
import type {courseSwitchMachine} from './courseSwitch.machine.ts'
import type {CourseChoice} from './courseSwitch.types.ts'

type CourseSwitchSnapshot = SnapshotFrom<typeof courseSwitchMachine>

/** The student's courses, the current one first. */
export const courseChoices = ({context}: CourseSwitchSnapshot): readonly CourseChoice[] => context.courses

/** The name of the course that is asked about. */
export const chosenTitle = ({context}: CourseSwitchSnapshot): string => context.chosen?.title ?? ''

/** Answers that a change has to wait for. */
export const answersOnTheirWay = ({context}: CourseSwitchSnapshot): number => context.unsaved

/** The page must stay: answers would be lost with it. */
export const isTabNeeded = ({context}: CourseSwitchSnapshot): boolean => context.isAtRisk
