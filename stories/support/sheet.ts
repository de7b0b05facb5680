import type {SheetQuestion} from '../../domain/exam/answerSheet.ts'

/** The lines of a sheet; the last of every twelve is an essay question. */
export const sheetQuestions = (count: number): SheetQuestion[] => Array.from({length: count}, (_, index) => ({
  id: `q${index + 1}`, number: index + 1, choices: index % 3 === 0 ? 5 : 4, isEssay: index % 12 === 11, isLocked: false,
}))
