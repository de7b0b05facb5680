import type {BoardIncidence} from '../../../domain/study/incidence.ts'

const ofPlace = (place: number): BoardIncidence => ({
  institution: `Hospital Fictício ${place}`,
  uf: 'SP',
  lessonQuestions: 2,
  questions: 60 + 10 * place,
  exams: 1,
  lastYear: 2025,
})

/** One institution, as often as most lessons have it. */
export const oneBoard: readonly BoardIncidence[] = [
  {
    institution: 'Hospital Universitário Fictício de Aurora',
    uf: 'SP',
    lessonQuestions: 3,
    questions: 120,
    exams: 2,
    lastYear: 2026,
  },
]

/** Twelve institutions, the largest share first; the eleventh is Hospital Fictício 11. */
export const twelveBoards: readonly BoardIncidence[] = Array.from({length: 12}, (_, index) => ofPlace(index + 1))
