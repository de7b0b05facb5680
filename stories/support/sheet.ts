import type {SheetQuestion} from '../../domain/exam/answerSheet.ts'
import type {AnswerPaper} from '../../domain/exam/examPrint.ts'

/** The lines of a sheet; the last of every twelve is an essay question. */
export const sheetQuestions = (count: number): SheetQuestion[] =>
  Array.from({length: count}, (_, index) => ({
    id: `q${index + 1}`,
    number: index + 1,
    choices: index % 3 === 0 ? 5 : 4,
    isEssay: index % 12 === 11,
    isLocked: false,
  }))

/** A printed sheet with four and five choices and essays. */
export const examPaper: AnswerPaper = {
  title: 'Simulado Aristo 3',
  isTemplate: false,
  lines: sheetQuestions(36).map(({number, choices, isEssay}) => ({number, choices: isEssay ? 0 : choices})),
}
