import type {SnapshotFrom} from 'xstate'
import type {CreationFailure} from '../../domain/extras/creation.ts'
import {itemLimits, type Range, themeLimits} from '../../domain/extras/limits.ts'
import {type PriorityChoice, questionRange} from '../../domain/extras/priority.ts'
import {quantityIn} from '../../domain/extras/wizard.ts'
import type {priorityReviewMachine} from './priorityReview.machine.ts'

type PriorityReviewSnapshot = SnapshotFrom<typeof priorityReviewMachine>

export const priorityChoice = ({context}: PriorityReviewSnapshot): PriorityChoice => context.choice

/** How many questions the chosen number of themes allows. */
export const priorityRange = ({context}: PriorityReviewSnapshot): Range => questionRange(context.choice)

export const isThemeLimitWrong = ({context}: PriorityReviewSnapshot): boolean =>
  quantityIn(context.choice.themeLimit, themeLimits) === null

export const isQuestionLimitWrong = ({context}: PriorityReviewSnapshot): boolean =>
  quantityIn(context.choice.questionLimit, questionRange(context.choice)) === null

export const priorityFailure = ({context}: PriorityReviewSnapshot): CreationFailure | null => context.failure

/** Both limits are allowed by themselves, but there are more themes than questions. */
export const areThemesTooMany = (state: PriorityReviewSnapshot): boolean =>
  isQuestionLimitWrong(state) && quantityIn(state.context.choice.questionLimit, itemLimits) !== null
