import {describe, expect, test} from 'vitest'
import type {QuestionEvent, QuestionInput} from '../../../machines/question/question.types.ts'
import {freshQuestion, questionModel} from '../../models/question/question.model.ts'
import {startHarness} from '../../support/harness.ts'

function open(input: Partial<QuestionInput> = {}, ...events: QuestionEvent[]) {
  const harness = startHarness(questionModel, {...freshQuestion, ...input})
  for (const event of events) harness.actor.send(event)
  return harness
}

const pick = (choice: number): QuestionEvent => ({type: 'choice.pick', choice})
const strike = (choice: number): QuestionEvent => ({type: 'choice.strike', choice})
const confirm: QuestionEvent = {type: 'answer.confirm', key: 'k1'}

describe('answering', () => {
  test('a pick is remembered on this device and sent only when confirmed', () => {
    const harness = open({}, pick(1))
    expect(harness.effects).toEqual([{type: 'saveDraft', params: {struck: [], selected: 1}}])
    harness.actor.send(confirm)
    expect(harness.effects.slice(1)).toEqual([{type: 'requestAnswer', params: {key: 'k1', choosen: 1}}])
    expect(harness.value()).toBe('saving')
  })

  test('fifty confirmations are one answer', () => {
    const harness = open({}, pick(0), ...Array.from({length: 50}, (): QuestionEvent => confirm))
    expect(harness.effects.filter(({type}) => type === 'requestAnswer')).toEqual([
      {type: 'requestAnswer', params: {key: 'k1', choosen: 0}},
    ])
  })

  test('nothing can be confirmed before a pick, nor picked after the confirmation', () => {
    expect(open({}, confirm).value()).toBe('unanswered')
    expect(open({}, pick(0), confirm, pick(1)).context()).toMatchObject({selected: 0})
  })

  test('only the word about its own key settles it', () => {
    const harness = open({}, pick(0), confirm, {type: 'write.confirmed', key: 'k2'})
    expect(harness.value()).toBe('saving')
    harness.actor.send({type: 'write.confirmed', key: 'k1'})
    expect(harness.value()).toEqual({answered: 'commentHidden'})
  })

  test('a refusal gives the pick back, says so, and lets it be sent anew under a new key', () => {
    const harness = open({}, pick(0), confirm, {type: 'write.refused', key: 'k1', code: 'OUTSIDE_EDITING_WINDOW'})
    expect(harness.value()).toEqual({selected: 'refused'})
    expect(harness.effects.at(-1)).toEqual({type: 'notifyRefused', params: undefined})
    harness.actor.send({type: 'answer.confirm', key: 'k9'})
    expect(harness.effects.at(-1)).toEqual({type: 'requestAnswer', params: {key: 'k9', choosen: 0}})
  })

  test('a refusal that comes after the day has closed offers no answer that the server would refuse again', () => {
    const closing: QuestionEvent = {type: 'window.changed', isEditable: false}
    const harness = open({}, pick(0), confirm, closing, {
      type: 'write.refused',
      key: 'k1',
      code: 'OUTSIDE_EDITING_WINDOW',
    })
    expect(harness.value()).toBe('readOnly')
    expect(harness.effects.at(-1)).toEqual({type: 'notifyRefused', params: undefined})
    expect(open({isEditable: false, pending: {key: 'k1', choosen: 0, isRefused: true}}).value()).toBe('readOnly')
  })

  test('an answer given in another tab or on another device shows here', () => {
    const harness = open({}, pick(0), {type: 'answer.arrived', choosen: 1})
    expect(harness.value()).toEqual({answered: 'commentHidden'})
    expect(harness.context()).toMatchObject({selected: 1, isAnswered: true, writeKey: null})
  })

  test.each([
    ['a question never opened', {}, 'unanswered'],
    ['one picked before', {draft: {selected: 1, struck: []}}, {selected: 'fresh'}],
    ['one on its way', {pending: {key: 'k1', choosen: 1, isRefused: false}}, 'saving'],
    ['one refused', {pending: {key: 'k1', choosen: 1, isRefused: true}}, {selected: 'refused'}],
    ['one answered', {answered: 1}, {answered: 'commentHidden'}],
    ['one of a past day', {isEditable: false}, 'readOnly'],
    ['one answered on a past day', {answered: 1, isEditable: false}, {answered: 'commentHidden'}],
    [
      'one on its way when its day has passed',
      {pending: {key: 'k1', choosen: 1, isRefused: false}, isEditable: false},
      'saving',
    ],
  ] as const)('a reload comes back to %s', (_what, input, value) => {
    expect(open(input).value()).toEqual(value)
  })
})

describe('striking out', () => {
  test('picking a struck choice takes its stroke back', () => {
    const harness = open({}, strike(0), strike(1), pick(1))
    expect(harness.value()).toEqual({selected: 'fresh'})
    expect(harness.effects.at(-1)).toEqual({type: 'saveDraft', params: {selected: 1, struck: [0]}})
  })

  test('striking the picked choice takes the pick away', () => {
    const harness = open({}, pick(1), strike(1))
    expect(harness.value()).toBe('unanswered')
    expect(harness.effects.at(-1)).toEqual({type: 'saveDraft', params: {selected: -1, struck: [1]}})
  })

  test('strokes are kept in the order of the choices', () => {
    expect(open({}, strike(1), strike(0)).context()).toMatchObject({struck: [0, 1]})
  })

  test('a choice that does not exist can neither be picked nor struck', () => {
    expect(open({}, pick(2), pick(-1), strike(2), strike(-1)).context()).toMatchObject({selected: -1, struck: []})
  })
})

describe('the end of the day', () => {
  test('closes an open question and keeps what was picked', () => {
    const harness = open({}, pick(1), {type: 'window.changed', isEditable: false})
    expect(harness.value()).toBe('readOnly')
    harness.actor.send(confirm)
    expect(harness.effects.filter(({type}) => type === 'requestAnswer')).toEqual([])
  })

  test('opens it again with the pick when the clock was wrong', () => {
    const harness = open(
      {},
      pick(1),
      {type: 'window.changed', isEditable: false},
      {type: 'window.changed', isEditable: true},
    )
    expect(harness.value()).toEqual({selected: 'fresh'})
  })
})

test('the comment of the address is open at once, and its toggle goes back to the address', () => {
  const harness = open({answered: 0, isCommentShown: true}, {type: 'comment.toggle'}, {type: 'comment.toggle'})
  expect(harness.value()).toEqual({answered: 'commentShown'})
  expect(harness.effects).toEqual([
    {type: 'showComment', params: {isShown: false}},
    {type: 'showComment', params: {isShown: true}},
  ])
})
