/** A question of the exam and the choice that counted: its index from 0, `noChoice` for none. An essay has its grade there. */
export type SheetRow = readonly [questionId: string, choice: number]

/**
 * The text whose SHA-256 (of its UTF-8 bytes, in lower-case hexadecimal) is the receipt of a finished exam: the id of
 * the activity, then each question in the order of the exam with the choice that counted,
 * `activity|question=choice|question=choice`. Server and device make it by themselves, so that a student can show that
 * the answers on this device are those that were taken.
 */
export const receiptText = (activityId: string, sheet: readonly SheetRow[]): string =>
  [activityId, ...sheet.map(([question, choice]) => `${question}=${choice}`)].join('|')

export type NamedExam = {readonly title: string; readonly institution: string | null | undefined}

/** What an exam is called on its receipt: its title, and whose it is unless the title says it. */
export const examNameOf = ({title, institution}: NamedExam): string =>
  institution && !title.includes(institution) ? `${title} · ${institution}` : title
