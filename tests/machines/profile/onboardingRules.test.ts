import {expect, test} from 'vitest'
import {onboardingSteps} from '../../../domain/profile/onboarding.ts'
import {finishFailure, progressOf, shownStep} from '../../../machines/profile/onboarding.selectors.ts'
import {onboardingText} from '../../../src/text/profile/onboarding.ts'
import {continuingModel} from '../../models/profile/continuingOnboarding.model.ts'
import {onboardingModel} from '../../models/profile/onboarding.model.ts'
import {startRig} from '../../support/rig.ts'

const start = (step = 0, hasTargets = true) => startRig(onboardingModel, {step, hasTargets})
type Rig = ReturnType<typeof start>
const shown = (rig: Rig) => shownStep(rig.actor.getSnapshot())
const keys = (rig: Pick<Rig, 'asked'>) => rig.asked.map(({input}) => (input as {key: string}).key)
const finish = (key: string) => ({type: 'onboarding.finish', key}) as const

test('all eleven steps in their order, each kept as it is entered', () => {
  const rig = start()
  const seen = [shown(rig)]
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
    rig.actor.send({type})
    seen.push(shown(rig))
  }
  expect(seen).toEqual([...onboardingSteps])
  expect(rig.told.filter(({type}) => type === 'keepStep').map(({params}) => params)).toEqual(
    onboardingSteps.map((_, step) => ({step})),
  )
  expect(rig.told.filter(({type}) => type === 'openScreen').map(({params}) => params)).toEqual([
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
  const rig = start(3)
  rig.actor.send({type: 'step.next'})
  expect(shown(rig)).toBe('exams')
  rig.actor.send({type: 'targets.saved'})
  rig.actor.send({type: 'step.next'})
  expect(shown(rig)).toBe('week')
})

test('a course without target institutions has ten steps and skips that one, both ways and when resumed there', () => {
  const rig = start(2, false)
  expect(progressOf(rig.actor.getSnapshot(), 'introduction')).toEqual({position: 3, total: 10})
  rig.actor.send({type: 'step.next'})
  expect(shown(rig)).toBe('week')
  expect(progressOf(rig.actor.getSnapshot(), 'week')).toEqual({position: 4, total: 10})
  rig.actor.send({type: 'step.back'})
  expect(shown(rig)).toBe('introduction')
  expect(shown(start(3, false))).toBe('week')
})

test('"Pular tutoriais" leads to the last step, from before and from every stop of the tour', () => {
  for (const step of [5, 6, 7, 8, 9]) {
    const rig = start(step)
    rig.actor.send({type: 'tutorials.skip'})
    expect(shown(rig)).toBe('final')
  }
})

test('"Finalizar" says that the questionnaire is answered, once for fifty clicks, and closes', async () => {
  const rig = start(10)
  expect(onboardingText.finish).toBe('Finalizar')
  for (let click = 0; click < 50; click += 1) rig.actor.send(finish(`key-${click}`))
  expect(rig.asked).toEqual([
    {name: 'finish', input: {changes: {questionnaireAnswered: true, onboardingStep: 10}, key: 'key-0'}},
  ])
  await rig.happen({type: 'xstate.done.actor.finish', output: true} as never)
  expect(shown(rig)).toBeNull()
  expect(rig.told.at(-1)).toEqual({type: 'goHome', params: undefined})
})

test('an end without answer is tried again under its key; one that was refused under a new one', async () => {
  const rig = start(10)
  rig.actor.send(finish('key-1'))
  await rig.happen({type: 'xstate.error.actor.finish', error: {failure: 'offline'}} as never)
  expect(finishFailure(rig.actor.getSnapshot())).toBe('offline')
  rig.actor.send(finish('key-2'))
  await rig.happen({type: 'xstate.done.actor.finish', output: false} as never)
  expect(finishFailure(rig.actor.getSnapshot())).toBe('refused')
  rig.actor.send(finish('key-3'))
  expect(keys(rig)).toEqual(['key-1', 'key-1', 'key-3'])
})

test('continuing education finishes by itself once the week is taken', async () => {
  const rig = startRig(continuingModel, {step: 0})
  rig.actor.send({type: 'step.next'})
  expect(rig.value()).toBe('week')
  rig.actor.send({type: 'week.saved', key: 'key-1'})
  expect(rig.asked).toEqual([
    {name: 'finish', input: {changes: {questionnaireAnswered: true, onboardingStep: 1}, key: 'key-1'}},
  ])
  await rig.happen({type: 'xstate.done.actor.finish', output: true} as never)
  expect(rig.value()).toBe('closed')
})
