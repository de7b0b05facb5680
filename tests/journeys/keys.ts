type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a student may see of a question only once it is answered (D-10). */
const keys = ['correctChoice', 'answersProportion', 'answer', 'comment']

const holdsKey = (question: Fields) => keys.some((name) => question[name] !== undefined && question[name] !== null)

const isRevealed = ({studentEssay}: Fields) => isFields(studentEssay) && typeof studentEssay.revealedAt === 'string'

/**
 * Answered in this activity, or an essay whose key was asked for. Outside of an activity a question is practised or was
 * answered on another day, and the commented questions are there to be read; the server's own tests say when that is.
 */
const isTime = (question: Fields) =>
  isFields(question.studentAnswer) ||
  isRevealed(question) ||
  (typeof question.scopedId === 'string' && /^(?:viewer|commented):/.test(question.scopedId))

function* questionsIn(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const item of value) yield* questionsIn(item)
  if (!isFields(value)) return
  if (value.__typename === 'Question') yield value
  for (const inner of Object.values(value)) yield* questionsIn(inner)
}

/** Ids of the questions of a reply that carry their key before its time; a reply that is no JSON carries none. */
export function earlyKeys(body: string): string[] {
  let reply: unknown
  try {
    reply = JSON.parse(body)
  } catch {
    return []
  }
  return [...questionsIn(reply)]
    .filter((question) => holdsKey(question) && !isTime(question))
    .map(({scopedId}) => String(scopedId))
}
