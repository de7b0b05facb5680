import type {SnapshotFrom} from 'xstate'
import {type BoardIncidence, shortList} from '../../domain/study/incidence.ts'
import type {lessonIncidenceMachine} from './lessonIncidence.machine.ts'

type LessonIncidenceSnapshot = SnapshotFrom<typeof lessonIncidenceMachine>

/** The boards on the screen. */
export const listedBoards = ({
  context: {boards, targets, isWhole},
}: LessonIncidenceSnapshot): readonly BoardIncidence[] => (isWhole ? boards : shortList(boards, targets))

/** How many boards the short list leaves out. */
export const boardsLeftOut = ({context: {boards, targets}}: LessonIncidenceSnapshot): number =>
  boards.length - shortList(boards, targets).length
