import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {hasKey, mostPrinted, type PrintOptions} from '../../domain/question/print.ts'
import type {printMachine} from './print.machine.ts'

type PrintSnapshot = SnapshotFrom<typeof printMachine>

export const printOptions = ({context}: PrintSnapshot): PrintOptions => context.options
export const printFailure = ({context}: PrintSnapshot): RequestFailure | null => context.failure

/** How many questions there are, how many of them go on paper, and of how many the student may see the key. */
export function printCounts({context: {ids, questions}}: PrintSnapshot): {
  readonly all: number
  readonly printed: number
  readonly withKey: number
} {
  const printed = questions.slice(0, mostPrinted)
  return {all: ids.length, printed: printed.length, withKey: printed.filter(hasKey).length}
}
