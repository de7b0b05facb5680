/** The three exams of a day, as their addresses name them (spec 2§2). */
export type ExamRoute = 'prova' | 'simulado' | 'simulado-inteligente'

/** Where an exam comes from: a template on the day's agenda, or an activity by its own id. */
export type ExamSource =
  | {readonly kind: 'template'; readonly template: string}
  | {readonly kind: 'activity'; readonly id: string}

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
