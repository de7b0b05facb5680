import type {SnapshotFrom} from 'xstate'
import {timeLeft} from '../../domain/exam/timer.ts'
import type {timerMachine} from './timer.machine.ts'
import type {Announcement} from './timer.types.ts'

type TimerSnapshot = SnapshotFrom<typeof timerMachine>

/** Milliseconds, at the last tick. */
export const leftNow = ({context}: TimerSnapshot): number => timeLeft(context, context.now)

/** What is said when the student pauses. */
export const politeAnnouncement = ({context: {announcement}}: TimerSnapshot): Announcement | null =>
  announcement?.about === 'over' ? null : announcement
