import * as v from 'valibot'
import {letters, type QuestionSource} from './sourceTypes.ts'

/** Questions as a student meets them: no key, comment or history. */
export function readingCopy(questions: readonly QuestionSource[]): string {
  return questions.map(asRead).join('\n\n')
}

function asRead(question: QuestionSource): string {
  const choices =
    question.kind === 'choice' ? question.choices.map((choice, at) => `- ${letters[at] ?? ''}) ${choice}`) : []
  return [`# ${question.id}`, question.body.markdown, ...(choices.length > 0 ? [choices.join('\n')] : [])].join('\n\n')
}

/** A reader's answers: a letter by the id of the question, or "anulada". */
export const answersSchema = v.record(v.string(), v.picklist([...letters, 'anulada']))

export interface Comparison {
  readonly agreed: number
  /** What the reader said and what the pack says, by question. */
  readonly disagreed: readonly {readonly id: string; readonly answer: string; readonly key: string}[]
  /** Questions of choices without an answer, and answers to none of them. */
  readonly unanswered: readonly string[]
  readonly unknown: readonly string[]
}

/** Compares a reader's answers with the keys. */
export function compareAnswers(
  questions: readonly QuestionSource[],
  answers: v.InferOutput<typeof answersSchema>,
): Comparison {
  const asked = questions.filter((question) => question.kind === 'choice')
  const pairs = asked.flatMap(({id, key}) => {
    const answer = answers[id]
    return answer === undefined ? [] : [{id, answer, key: key ?? 'anulada'}]
  })
  const disagreed = pairs.filter(({answer, key}) => answer !== key)
  const ids = new Set(asked.map(({id}) => id))
  return {
    agreed: pairs.length - disagreed.length,
    disagreed,
    unanswered: asked.filter(({id}) => answers[id] === undefined).map(({id}) => id),
    unknown: Object.keys(answers).filter((id) => !ids.has(id)),
  }
}
