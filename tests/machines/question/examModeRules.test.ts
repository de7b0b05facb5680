import {expect, test} from 'vitest'
import type {ExamModeEvent, ExamModeInput} from '../../../machines/question/examMode.types.ts'
import {examModeModel} from '../../models/question/examMode.model.ts'
import {startHarness} from '../../support/harness.ts'

const fresh: ExamModeInput = {
  questionIds: ['q1', 'q2'],
  choices: {},
  essays: {},
  isPreferred: true,
  isStarted: false,
  isFinished: false,
  deadline: null,
  pendingKey: null,
}

function open(input: Partial<ExamModeInput> = {}, ...events: ExamModeEvent[]) {
  const harness = startHarness(examModeModel, {...fresh, ...input})
  for (const event of events) harness.actor.send(event)
  return harness
}

const mark = (questionId: string, choice: number): ExamModeEvent => ({
  type: 'choice.mark',
  questionId,
  choice,
  key: `${questionId}-${choice}`,
  now: 10 + choice,
})
const all = [mark('q1', 2), mark('q2', 0)]
const finish: ExamModeEvent[] = [{type: 'finish.request'}, {type: 'finish.confirm', key: 'finish'}]

test('the preference is remembered when the mode is switched', () => {
  const harness = open({isPreferred: false}, {type: 'mode.toggle'}, {type: 'mode.toggle'})
  expect(harness.effects).toEqual([
    {type: 'savePreference', params: {isPreferred: true}},
    {type: 'savePreference', params: {isPreferred: false}},
  ])
})

test('the first mark locks the switch, and so does the first answer with feedback', () => {
  expect(open({}, mark('q1', 0), {type: 'mode.toggle'}).value()).toBe('started')
  expect(open({isPreferred: false}, {type: 'answer.given'}, {type: 'mode.toggle'}).value()).toBe('off')
})

test('every mark is saved on its own, and a mark can be taken back', () => {
  const harness = open({}, mark('q1', 2), mark('q1', 1), mark('q1', -1))
  expect(harness.effects).toEqual([
    {type: 'requestMark', params: {questionId: 'q1', choice: 2, key: 'q1-2', now: 12}},
    {type: 'requestMark', params: {questionId: 'q1', choice: 1, key: 'q1-1', now: 11}},
    {type: 'requestMark', params: {questionId: 'q1', choice: -1, key: 'q1--1', now: 9}},
  ])
  expect(harness.context()).toMatchObject({choices: {}, isStarted: true})
})

test('it can be finished only when every question is marked', () => {
  expect(open({}, mark('q1', 2), {type: 'finish.request'}).value()).toBe('incomplete')
  expect(
    open({}, mark('q1', 2), {type: 'finish.request'}, {type: 'finish.confirm', key: 'finish'}).effects.at(-1)?.type,
  ).toBe('requestMark')
  expect(open({}, ...all, {type: 'finish.request'}).value()).toBe('confirming')
})

test('all answers go together, once, after the confirmation', () => {
  const harness = open({}, ...all, ...finish, ...finish, ...finish)
  expect(harness.effects.filter(({type}) => type === 'requestFinish')).toEqual([
    {type: 'requestFinish', params: {key: 'finish', choices: {q1: 2, q2: 0}, essays: {}, blank: []}},
  ])
  expect(harness.value()).toBe('finishing')
})

test('a mark that is confirmed meanwhile does not finish it; the answers confirmed do', () => {
  const harness = open({}, ...all, ...finish, {type: 'write.confirmed', key: 'q1-2'})
  expect(harness.value()).toBe('finishing')
  harness.actor.send({type: 'write.confirmed', key: 'finish'})
  expect(harness.value()).toBe('finished')
  expect(harness.effects.at(-1)?.type).toBe('requestFinish')
})

test('a refusal gives everything back as it was marked', () => {
  const harness = open({}, ...all, ...finish, {type: 'write.refused', key: 'finish', code: 'OUTSIDE_EDITING_WINDOW'})
  expect(harness.value()).toBe('started')
  expect(harness.context()).toMatchObject({choices: {q1: 2, q2: 0}, writeKey: null})
})

test('nothing about results is known while it runs', () => {
  expect(open({}, mark('q1', 0)).actor.getSnapshot().hasTag('withoutFeedback')).toBe(true)
  expect(
    open({}, ...all, ...finish)
      .actor.getSnapshot()
      .hasTag('withoutFeedback'),
  ).toBe(true)
  expect(open({isFinished: true}).actor.getSnapshot().hasTag('withoutFeedback')).toBe(false)
})

test('a mark for a question that is not of this activity is ignored', () => {
  expect(open({}, mark('q9', 0)).value()).toBe('on')
})

test.each([
  ['marks', {choices: {q1: 0}}, 'started'],
  ['answers on their way', {choices: {q1: 0, q2: 1}, pendingKey: 'finish'}, 'finishing'],
  ['a finished exam', {choices: {q1: 0, q2: 1}, isFinished: true}, 'finished'],
  ['the preference', {}, 'on'],
  ['no preference', {isPreferred: false}, 'off'],
] as const)('a reload comes back to %s', (_what, input, value) => {
  expect(open(input).value()).toBe(value)
})

test('an essay counts as marked from three characters on, and goes ungraded with the others', () => {
  const short = open(
    {},
    mark('q1', 2),
    {type: 'essay.write', questionId: 'q2', essay: ' ab '},
    {type: 'finish.request'},
  )
  expect(short.value()).toBe('incomplete')
  const harness = open({}, mark('q1', 2), {type: 'essay.write', questionId: 'q2', essay: 'Sepse'}, ...finish)
  expect(harness.effects.at(-1)).toEqual({
    type: 'requestFinish',
    params: {key: 'finish', choices: {q1: 2}, essays: {q2: 'Sepse'}, blank: []},
  })
})

test('an essay that was saved with immediate feedback does not start an exam', () => {
  expect(open({isPreferred: false, essays: {q2: 'Sepse'}}).value()).toBe('off')
  expect(open({isPreferred: true, essays: {q2: 'Sepse'}}).value()).toBe('started')
  expect(
    open({isPreferred: false}, {type: 'essay.write', questionId: 'q2', essay: 'Sepse'}, {type: 'mode.toggle'}).value(),
  ).toBe('on')
})

test('what was picked before the mode was switched on becomes marks in one write', () => {
  const harness = open(
    {isPreferred: false},
    {type: 'mode.toggle'},
    {type: 'drafts.adopt', choices: {q1: 3}, essays: {q2: 'Sepse'}, key: 'drafts'},
  )
  expect(harness.value()).toBe('started')
  expect(harness.effects.slice(1)).toEqual([
    {type: 'requestMarks', params: {key: 'drafts', choices: {q1: 3}, essays: {q2: 'Sepse'}}},
  ])
})

test('marks of another device come in on opening; what is marked here stays', () => {
  const harness = open({}, mark('q1', 2), {
    type: 'details.arrived',
    choices: {q1: 0, q2: 1},
    essays: {},
    isFinished: false,
  })
  expect(harness.context()).toMatchObject({choices: {q1: 2, q2: 1}})
})

test('an exam that another device finished is finished here', () => {
  expect(open({}, {type: 'details.arrived', choices: {q1: 0, q2: 1}, essays: {}, isFinished: true}).value()).toBe(
    'finished',
  )
})

test('the preference of the account comes in until the exam has begun', () => {
  expect(open({isPreferred: false}, {type: 'preference.arrived', isPreferred: true}).value()).toBe('on')
  expect(open({}, {type: 'preference.arrived', isPreferred: false}).value()).toBe('off')
  expect(open({}, mark('q1', 0), {type: 'preference.arrived', isPreferred: false}).value()).toBe('started')
})

test('a mark that was made before the one of this page does not take its place when it arrives later', () => {
  const arrived = (markedAt: number): ExamModeEvent => ({
    type: 'choice.arrived',
    questionId: 'q1',
    choice: 0,
    markedAt,
  })
  // The server tells of this page's own marks too: the first one after the second was made.
  expect(open({}, mark('q1', 0), mark('q1', 1), arrived(10)).context()).toMatchObject({choices: {q1: 1}})
  expect(open({}, mark('q1', 1), arrived(12)).context()).toMatchObject({choices: {q1: 0}})
  expect(open({}, {type: 'sheet.filled', choices: {q1: 3}, now: 20}, arrived(19)).context()).toMatchObject({
    choices: {q1: 3},
  })
})

test('details without marks start nothing, and the switch of an exam that was started before stays locked', () => {
  expect(open({}, {type: 'details.arrived', choices: {}, essays: {}, isFinished: false}).value()).toBe('on')
  expect(open({isStarted: true}, {type: 'mode.toggle'}).value()).toBe('on')
})

test('when the time is over, what was marked is handed in and the rest without a choice, whatever is open', () => {
  const timed = {isPreferred: true, deadline: 60_000}
  const ended: ExamModeEvent = {type: 'time.ended', key: 'over'}
  const handedIn = (choices: Record<string, number>, blank: string[]) => ({
    type: 'requestFinish',
    params: {key: 'over', choices, essays: {}, blank},
  })
  expect(open(timed, ended).effects).toEqual([handedIn({}, ['q1', 'q2'])])
  expect(open(timed, mark('q1', 2), ended).effects.at(-1)).toEqual(handedIn({q1: 2}, ['q2']))
  expect(open(timed, mark('q1', 2), {type: 'finish.request'}, ended).effects.at(-1)).toEqual(handedIn({q1: 2}, ['q2']))
  const asked = open(timed, ...all, {type: 'finish.request'}, ended)
  expect(asked.effects.at(-1)).toEqual(handedIn({q1: 2, q2: 0}, []))
  expect(asked.value()).toBe('finishing')
  asked.actor.send(ended)
  expect(asked.effects.filter(({type}) => type === 'requestFinish')).toHaveLength(1)
})

test('with a time limit the mode cannot be switched off, and without one no time ends it', () => {
  expect(open({deadline: 60_000}, {type: 'mode.toggle'}).value()).toBe('on')
  expect(open({}, mark('q1', 2), {type: 'time.ended', key: 'over'}).value()).toBe('started')
})
