import type {SnapshotFrom} from 'xstate'
import {letterOf, type SheetQuestion, sheetCount, shownChoice, unsent} from '../../domain/exam/answerSheet.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {answerSheetMachine} from './answerSheet.machine.ts'
import type {SheetNotice} from './answerSheet.types.ts'

type SheetSnapshot = SnapshotFrom<typeof answerSheetMachine>

/** A line as it is shown. */
export type SheetLine = SheetQuestion & {
  /** Nothing for a line without one. */
  readonly letter: string
  /** What the screen has where something else is typed; null where nothing is, nothing for none. */
  readonly was: string | null
}

const lineAt = ({choices, draft}: SheetSnapshot['context'], question: SheetQuestion): SheetLine => {
  const shown = choices[question.id] ?? noChoice
  const choice = shownChoice(choices, draft, question.id)
  return {...question, letter: letterOf(choice), was: choice === shown ? null : letterOf(shown)}
}

export const sheetLines = ({context}: SheetSnapshot): SheetLine[] =>
  context.questions.map((question) => lineAt(context, question))

export const filledCount = ({
  context: {questions, choices, draft},
}: SheetSnapshot): {readonly filled: number; readonly total: number} => sheetCount(questions, choices, draft)

/** How many lines were typed and not confirmed; what is on its way is. */
export const unconfirmedCount = ({context}: SheetSnapshot): number =>
  Object.keys(unsent(context.draft, context.sent)).length

export const sheetNotice = ({context}: SheetSnapshot): SheetNotice | null => context.notice

/** How many letters of an earlier opening the student is told of. */
export const recoveredCount = ({context}: SheetSnapshot): number => context.recovered
