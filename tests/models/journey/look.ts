import type {SnapshotFrom} from 'xstate'
import {activityOf, type dayMachine, questionOf} from './day.machine.ts'
import type {DayContext, Facts, KnownQuestion} from './day.types.ts'

type DaySnapshot = SnapshotFrom<typeof dayMachine>

const differs = (what: string, expected: unknown, found: unknown): string[] =>
  JSON.stringify(expected) === JSON.stringify(found)
    ? []
    : [`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`]

/** Nothing of the key may be on the screen before the server has taken the answer (D-10). */
function leaks({key, hasProportions, comment}: Facts): string[] {
  const leaked = [
    key !== null && 'the key',
    hasProportions && 'the shares of the choices',
    comment !== 'none' && 'the comment',
  ]
  return leaked.filter((one) => one !== false).map((one) => `${one} is shown before the answer is saved`)
}

function lookAtEssay({essay, answer}: KnownQuestion, facts: Facts): string[] {
  const wrong = differs('text of the essay', essay, facts.essay?.text ?? null)
  if (answer !== 'none') return wrong
  if (facts.essay?.isKeyShown) wrong.push('the key of an essay is shown before it was asked for')
  return [...wrong, ...differs('the essay can be written', true, facts.essay?.isOpen ?? false)]
}

function lookAtQuestion(context: DayContext, facts: Facts): string[] {
  if (facts.screen !== 'question') return [`a question was expected, the screen is "${facts.screen}"`]
  const wrong = context.number === 0 ? [] : differs('place of the question', context.number, facts.number)
  const activity = activityOf(context)
  if (activity)
    wrong.push(
      ...differs('number of questions', activity.total, facts.total),
      ...differs('exam mode', activity.isExam, facts.exam === 'on'),
    )
  const isKnown = context.number !== 0 && activity?.questions[context.number] !== undefined
  if (!isKnown) return facts.isOpen ? [...wrong, ...leaks(facts)] : wrong
  const question = questionOf(context)
  if (question.essay !== null) return [...wrong, ...lookAtEssay(question, facts)]
  wrong.push(...differs('picked choice', question.picked, facts.picked))
  if (question.answer !== 'saved') wrong.push(...leaks(facts))
  if (question.answer === 'none') wrong.push(...differs('choices can be picked', true, facts.isOpen))
  else wrong.push(...differs('choices can be picked', false, facts.isOpen))
  if (question.answer === 'none' && !activity.isExam)
    wrong.push(...differs('struck choices', question.struck, facts.struck))
  if (question.answer === 'pending') wrong.push(...differs('waiting for the key', true, facts.isWaitingForKey))
  if (question.answer === 'saved') {
    if (facts.key === null) wrong.push('the answer is saved, but its key is not shown')
    if (question.key !== null) wrong.push(...differs('key of the question', question.key, facts.key))
    wrong.push(...differs('comment', context.isCommentShown ? 'shown' : 'hidden', facts.comment))
  }
  if (context.isOnline && !facts.isAllSaved) wrong.push('online, but not everything is saved')
  return wrong
}

/** What is wrong on the screen, in words; empty when a student sees what she must see and nothing she must not. */
export function look(state: DaySnapshot, facts: Facts): string[] {
  if (state.matches('signedOut')) return differs('screen', 'login', facts.screen)
  if (state.matches('lookingBack')) {
    const wrong = facts.screen === 'login' ? ['the login is shown on a past day'] : []
    return facts.isOpen ? [...wrong, 'a past day can be answered'] : wrong
  }
  return lookAtQuestion(state.context, facts)
}
