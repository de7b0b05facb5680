import {expect, test} from 'vitest'
import {onboardingSteps} from '../../../domain/profile/onboarding.ts'
import {finishFailure, progressOf, shownStep} from '../../../machines/profile/onboarding.selectors.ts'
import {onboardingText} from '../../../src/text/profile/onboarding.ts'
import {continuingModel} from '../../models/profile/continuingOnboarding.model.ts'
import {onboardingModel} from '../../models/profile/onboarding.model.ts'
import {startHarness} from '../../support/harness.ts'

const start = (step = 0, hasTargets = true, hasWeek = true) =>
  startHarness(onboardingModel, {step, hasTargets, hasWeek})
type Harness = ReturnType<typeof start>
const shown = (harness: Harness) => shownStep(harness.actor.getSnapshot())
const keys = (harness: Pick<Harness, 'requests'>) => harness.requests.map(({input}) => (input as {key: string}).key)
const finish = (key: string) => ({type: 'onboarding.finish', key}) as const

test('all eleven steps in their order, each kept as it is entered', () => {
  const harness = start()
  const seen = [shown(harness)]
  for (const type of [
    'step.next',
    'step.next',
    'step.next',
    'targets.saved',
    'week.saved',
    'step.next',
    'step.next',
    'step.next',
    'step.next',
    'step.next',
  ] as const) {
    harness.actor.send({type})
    seen.push(shown(harness))
  }
  expect(seen).toEqual([...onboardingSteps])
  expect(harness.effects.filter(({type}) => type === 'keepStep').map(({params}) => params)).toEqual(
    onboardingSteps.map((_, step) => ({step})),
  )
  expect(harness.effects.filter(({type}) => type === 'openScreen').map(({params}) => params)).toEqual([
    {screen: 'agenda'},
    {screen: 'question'},
    {screen: 'menu'},
    {screen: 'profile'},
  ])
})

test.each(onboardingSteps.map((name, step) => [name, step] as const))(
  'a student who left at %s resumes there',
  (name, step) => {
    expect(shown(start(step))).toBe(name)
  },
)

test('institutions and week are only left once the server has taken them', () => {
  const harness = start(3)
  harness.actor.send({type: 'step.next'})
  expect(shown(harness)).toBe('exams')
  harness.actor.send({type: 'targets.saved'})
  harness.actor.send({type: 'step.next'})
  expect(shown(harness)).toBe('week')
})

test('a course without target institutions has ten steps and skips that one, both ways and when resumed there', () => {
  const harness = start(2, false)
  expect(progressOf(harness.actor.getSnapshot(), 'introduction')).toEqual({position: 3, total: 10})
  harness.actor.send({type: 'step.next'})
  expect(shown(harness)).toBe('week')
  expect(progressOf(harness.actor.getSnapshot(), 'week')).toEqual({position: 4, total: 10})
  harness.actor.send({type: 'step.back'})
  expect(shown(harness)).toBe('introduction')
  expect(shown(start(3, false))).toBe('week')
})

test('a course that leaves nothing to choose has nine steps, both ways and when resumed at one of the others', () => {
  const harness = start(2, false, false)
  expect(progressOf(harness.actor.getSnapshot(), 'introduction')).toEqual({position: 3, total: 9})
  harness.actor.send({type: 'step.next'})
  expect(shown(harness)).toBe('congratulations')
  expect(progressOf(harness.actor.getSnapshot(), 'congratulations')).toEqual({position: 4, total: 9})
  harness.actor.send({type: 'step.back'})
  expect(shown(harness)).toBe('introduction')
  expect([shown(start(3, false, false)), shown(start(4, false, false))]).toEqual(['congratulations', 'congratulations'])
})

test('without a week to choose the institutions lead on to the congratulations, and back', () => {
  const harness = start(3, true, false)
  harness.actor.send({type: 'targets.saved'})
  expect(shown(harness)).toBe('congratulations')
  harness.actor.send({type: 'step.back'})
  expect(shown(harness)).toBe('exams')
})

test('"Pular tutoriais" leads to the last step, from before and from every stop of the tour', () => {
  for (const step of [5, 6, 7, 8, 9]) {
    const harness = start(step)
    harness.actor.send({type: 'tutorials.skip'})
    expect(shown(harness)).toBe('final')
  }
})

test('"Finalizar" says that the questionnaire is answered, once for fifty clicks, and closes', async () => {
  const harness = start(10)
  expect(onboardingText.finish).toBe('Finalizar')
  for (let click = 0; click < 50; click += 1) harness.actor.send(finish(`key-${click}`))
  expect(harness.requests).toEqual([
    {name: 'finish', input: {changes: {questionnaireAnswered: true, onboardingStep: 10}, key: 'key-0'}},
  ])
  await harness.dispatch({type: 'xstate.done.actor.finish', output: true} as never)
  expect(shown(harness)).toBeNull()
  expect(harness.effects.at(-1)).toEqual({type: 'goHome', params: undefined})
})

test('an end without answer is tried again under its key; one that was refused under a new one', async () => {
  const harness = start(10)
  harness.actor.send(finish('key-1'))
  await harness.dispatch({type: 'xstate.error.actor.finish', error: {failure: 'offline'}} as never)
  expect(finishFailure(harness.actor.getSnapshot())).toBe('offline')
  harness.actor.send(finish('key-2'))
  await harness.dispatch({type: 'xstate.done.actor.finish', output: false} as never)
  expect(finishFailure(harness.actor.getSnapshot())).toBe('refused')
  harness.actor.send(finish('key-3'))
  expect(keys(harness)).toEqual(['key-1', 'key-1', 'key-3'])
})

test('continuing education finishes by itself once the week is taken', async () => {
  const harness = startHarness(continuingModel, {step: 0})
  harness.actor.send({type: 'step.next'})
  expect(harness.value()).toBe('week')
  harness.actor.send({type: 'week.saved', key: 'key-1'})
  expect(harness.requests).toEqual([
    {name: 'finish', input: {changes: {questionnaireAnswered: true, onboardingStep: 1}, key: 'key-1'}},
  ])
  await harness.dispatch({type: 'xstate.done.actor.finish', output: true} as never)
  expect(harness.value()).toBe('closed')
})

test('a video that failed is tried again when its step is entered again, and so is that of the next step', () => {
  const harness = start()
  const isVideoBroken = (...types: ('step.next' | 'step.back' | 'video.failed')[]) => {
    for (const type of types) harness.actor.send({type})
    return harness.actor.getSnapshot().context.isVideoBroken
  }
  expect([
    isVideoBroken('step.next', 'video.failed'),
    isVideoBroken('step.next'),
    isVideoBroken('video.failed'),
    isVideoBroken('step.back'),
  ]).toEqual([true, false, true, false])
})
