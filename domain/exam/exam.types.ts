/** The three exams of a day, as their addresses name them (spec 2§2). */
export type ExamRoute = 'prova' | 'simulado' | 'simulado-inteligente'

/** What the server keeps of a finished exam. */
export type ExamReceipt = {
  readonly sequence: number
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly finishedAt: string
  readonly answered: number
  readonly total: number
  readonly byStudent: boolean
}
