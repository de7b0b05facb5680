import {describe, expect, test} from 'vitest'
import type {EssayEvent, EssayInput} from '../../../machines/question/essay.types.ts'
import {essayText, gradeNames, savedDuration} from '../../../src/text/question/essay.ts'
import {essayModel, freshEssay} from '../../models/question/essay.model.ts'
import {startHarness} from '../../support/harness.ts'

function open(input: Partial<EssayInput> = {}, ...events: EssayEvent[]) {
  const harness = startHarness(essayModel, {...freshEssay, ...input})
  for (const event of events) harness.actor.send(event)
  return harness
}

const type = (text: string): EssayEvent => ({type: 'text.type', text})
const save = (key = 'k1'): EssayEvent => ({type: 'text.save', key})
const show = (key = 'k1'): EssayEvent => ({type: 'key.show', key})
const tick = (now: number): EssayEvent => ({type: 'clock.ticked', now})
const confirmed = (key = 'k1'): EssayEvent => ({type: 'write.confirmed', key})
const refused = (key = 'k1'): EssayEvent => ({type: 'write.refused', key, code: 'OUTSIDE_EDITING_WINDOW'})
const shown: Partial<EssayInput> = {text: 'Sepse', saved: 'Sepse', isRevealed: true}

test('the words of an essay are those of the documents', () => {
  expect([essayText.showKey, gradeNames[0], gradeNames[1], essayText.left(12), savedDuration]).toEqual([
    'Ver gabarito',
    'Acertei',
    'Errei',
    '12 caracteres restantes',
    2_300,
  ])
  expect([essayText.refusedTitle, essayText.refusedHint]).toEqual([
    'Houve um problema ao salvar sua escolha.',
    'Verifique sua conexão e tente novamente.',
  ])
})

describe('writing', () => {
  test('every key is kept on the device, and the text never grows beyond 750 characters', () => {
    const harness = open({}, type('S'), type('x'.repeat(800)))
    expect(harness.effects).toEqual([
      {type: 'keepDraft', params: {text: 'S'}},
      {type: 'keepDraft', params: {text: 'x'.repeat(750)}},
    ])
  })

  test('under three characters nothing can be saved or shown', () => {
    const harness = open({}, type(' ab '), save(), show())
    expect(harness.value()).toEqual({writing: 'fresh'})
    expect(harness.effects).toEqual([{type: 'keepDraft', params: {text: ' ab '}}])
  })

  test('a save that was asked for is confirmed aloud, one by itself quietly', () => {
    const requested = open({}, type('Sepse'), save(), confirmed())
    expect(requested.value()).toEqual({writing: 'saved'})
    expect(requested.effects.slice(1)).toEqual([
      {type: 'requestSave', params: {key: 'k1', essay: 'Sepse'}},
      {type: 'notifySaved', params: undefined},
    ])
    const left = open({}, type('Sepse'), {type: 'text.keep', key: 'k1'}, confirmed())
    expect(left.effects.slice(1)).toEqual([{type: 'requestSave', params: {key: 'k1', essay: 'Sepse'}}])
  })

  test('five seconds of rest ask for a save; a key in between starts them anew', () => {
    const harness = open({}, type('Sepse'), tick(1_000), tick(4_000), type('Sepse grave'), tick(5_000), tick(9_999))
    expect(harness.effects.map((effects) => effects.type)).toEqual(['keepDraft', 'keepDraft'])
    harness.actor.send(tick(10_000))
    expect(harness.effects.at(-1)).toEqual({type: 'tellIdle', params: undefined})
  })

  test('what is saved already is not saved again on leaving', () => {
    expect(open({text: 'Sepse', saved: 'Sepse'}, {type: 'text.keep', key: 'k1'}).effects).toEqual([])
  })

  test('fifty clicks on save are one write', () => {
    const harness = open({}, type('Sepse'), ...Array.from({length: 50}, (_, click) => save(`k${click}`)))
    expect(harness.effects.filter((effects) => effects.type === 'requestSave')).toEqual([
      {type: 'requestSave', params: {key: 'k0', essay: 'Sepse'}},
    ])
  })

  test('a refused save says so and gives the text back to be saved anew', () => {
    const harness = open({}, type('Sepse'), save(), refused())
    expect(harness.value()).toEqual({writing: 'refused'})
    expect(harness.effects.at(-1)).toEqual({type: 'notifyRefused', params: undefined})
    harness.actor.send(save('k2'))
    expect(harness.effects.at(-1)).toEqual({type: 'requestSave', params: {key: 'k2', essay: 'Sepse'}})
  })

  test('a text of another device comes in, but never over one that is being written here', () => {
    const word: EssayEvent = {type: 'essay.arrived', essay: 'De outro aparelho', isRevealed: false}
    expect(open({}, word).context()).toMatchObject({text: 'De outro aparelho', saved: 'De outro aparelho'})
    expect(open({}, type('Sepse'), word).context()).toMatchObject({text: 'Sepse'})
    expect(open({}, type('Sepse'), save(), word).context()).toMatchObject({
      text: 'Sepse',
      saved: 'Sepse',
      writeKey: 'k1',
    })
  })
})

describe('a key that a mock exam holds', () => {
  const keyTold = (isHeld: boolean, isGradable: boolean): EssayEvent => ({type: 'key.told', isHeld, isGradable})

  test('takes no grade while it is held, whatever day it is', () => {
    const harness = open({...shown, isHeld: true})
    expect(harness.value()).toBe('keyHeld')
    expect(harness.actor.getSnapshot().can({type: 'essay.grade', grade: 0, key: 'k2'})).toBe(false)
    harness.actor.send({type: 'window.changed', isEditable: false})
    expect(harness.value()).toBe('keyHeld')
  })

  test('is graded when it is out, although the day is over, and keeps the grade open across the end of a day', () => {
    const harness = open({...shown, isHeld: true, isEditable: false}, keyTold(false, true))
    expect(harness.value()).toEqual({keyShown: 'fresh'})
    harness.actor.send({type: 'window.changed', isEditable: false})
    expect(harness.value()).toEqual({keyShown: 'fresh'})
    harness.actor.send({type: 'essay.grade', grade: 1, key: 'k2'})
    expect(harness.effects.at(-1)).toEqual({type: 'requestGrade', params: {grade: 1, key: 'k2'}})
  })

  test('that was not held is not graded on a past day', () => {
    expect(open({...shown, isEditable: false}).value()).toBe('readOnly')
  })

  test('that turns out to be held while it is asked for leads there', () => {
    const harness = open({}, type('Sepse'), show(), keyTold(true, false), confirmed())
    expect(harness.value()).toBe('keyHeld')
  })
})

describe('the key and the grade', () => {
  test('the key is shown when the server has fixed the text, never before', () => {
    const harness = open({}, type('Sepse'), show())
    expect(harness.value()).toBe('revealing')
    expect(harness.effects.at(-1)).toEqual({type: 'requestReveal', params: {key: 'k1', essay: 'Sepse'}})
    harness.actor.send(type('Outra coisa'))
    expect(harness.context()).toMatchObject({text: 'Sepse'})
    harness.actor.send(confirmed())
    expect(harness.value()).toEqual({keyShown: 'fresh'})
  })

  test('in exam mode there is no key before the end', () => {
    expect(open({isExam: true}, type('Sepse'), show()).value()).toEqual({writing: 'fresh'})
  })

  test('a refused reveal gives the text back', () => {
    const harness = open({}, type('Sepse'), show(), refused())
    expect(harness.value()).toEqual({writing: 'refused'})
    expect(harness.effects.at(-1)).toEqual({type: 'notifyRefused', params: undefined})
  })

  test('a refused grade asks again', () => {
    const harness = open(shown, {type: 'essay.grade', grade: 1, key: 'k1'}, refused())
    expect(harness.value()).toEqual({keyShown: 'refused'})
    expect(harness.context()).toMatchObject({grade: null})
    harness.actor.send({type: 'essay.grade', grade: 0, key: 'k2'})
    expect(harness.effects.at(-1)).toEqual({type: 'requestGrade', params: {key: 'k2', grade: 0}})
  })

  test('the end of the day closes it, graded or not', () => {
    const closing: EssayEvent = {type: 'window.changed', isEditable: false}
    expect(open(shown, closing).value()).toBe('readOnly')
    expect(open({}, type('Sepse'), closing, save()).value()).toBe('readOnly')
  })
})

test.each([
  ['a draft', {text: 'Sepse'}, {writing: 'fresh'}],
  ['a saved text', {text: 'Sepse', saved: 'Sepse'}, {writing: 'saved'}],
  ['a shown key', shown, {keyShown: 'fresh'}],
  ['a grade', {...shown, grade: 1}, {graded: 'commentHidden'}],
  [
    'a key on its way when the day has passed',
    {...shown, isRevealed: false, isEditable: false, pending: {kind: 'reveal', key: 'k1', isRefused: false}},
    'revealing',
  ],
] as const)('a reload comes back to %s', (_what, input, value) => {
  expect(open(input).value()).toEqual(value)
})
