import {describe, expect, test} from 'vitest'
import {studyWeekOf} from '../../../domain/profile/weekGoals.ts'
import {rejectedToggle, shownActivities, weekSaveFailure} from '../../../machines/profile/weekGoals.selectors.ts'
import {saveFailureHints, savingText} from '../../../src/text/profile/saving.ts'
import {weekActivityNames, weekText} from '../../../src/text/profile/studyProfile.ts'
import {goals, none, onMonday, onThreeDays, weekGoalsModel} from '../../models/profile/weekGoals.model.ts'
import {startHarness} from '../../support/harness.ts'

const toggle = (day: 'monday' | 'tuesday' | 'friday') => ({type: 'day.toggle', kind: 'theoreticalStudy', day}) as const
const save = (key: string) => ({type: 'week.save', key}) as const
const answer = (output: boolean) => ({type: 'xstate.done.actor.updateProfile', output})
const lost = (failure: string) => ({type: 'xstate.error.actor.updateProfile', error: {failure}})
const start = (week = onMonday, isOnboarding = false) => startHarness(weekGoalsModel, {week, goals, isOnboarding})

test('a week is saved per weekday, and says so', async () => {
  const harness = start()
  harness.actor.send(toggle('tuesday'))
  harness.actor.send(save('key-1'))
  const theoreticalStudy = {...none, monday: true, tuesday: true}
  const studyWeek = studyWeekOf({theoreticalStudy, theoreticalReview: none, smartReview: none, examAndMocks: none})
  expect(harness.requests).toEqual([{name: 'updateProfile', input: {changes: {studyWeek}, key: 'key-1'}}])
  await harness.dispatch(answer(true))
  expect(harness.value()).toEqual({editing: 'clean'})
  expect(harness.effects).toEqual([{type: 'notifySaved', params: undefined}])
  expect(savingText.saved).toBe('Atualizado com sucesso!')
})

test('fifty clicks on "Salvar" are one save', () => {
  const harness = start()
  harness.actor.send(toggle('tuesday'))
  for (let click = 0; click < 50; click += 1) harness.actor.send(save(`key-${click}`))
  expect(harness.requests).toHaveLength(1)
})

test("a toggle beyond the bounds is rejected with the course's bounds", () => {
  const harness = start()
  harness.actor.send(toggle('monday'))
  expect(harness.effects).toEqual([{type: 'notifyRejected', params: {kind: 'theoreticalStudy', min: 1, max: 2}}])
  expect(rejectedToggle(harness.actor.getSnapshot())).toEqual({kind: 'theoreticalStudy', min: 1, max: 2})
  expect(harness.value()).toEqual({editing: 'clean'})
  expect(weekText.limitReached).toBe('Limite atingido!')
  expect(weekText.limit(weekActivityNames.theoreticalStudy, {min: 1, max: 2})).toBe(
    'Estudo teórico deve ter no mínimo 1 e no máximo 2 dias.',
  )
  harness.actor.send(toggle('tuesday'))
  expect(rejectedToggle(harness.actor.getSnapshot())).toBeNull()
})

test('a week saved outside the bounds is in error until a toggle brings it back', () => {
  const harness = start(onThreeDays)
  const shown = () =>
    shownActivities(harness.actor.getSnapshot()).map(({kind, count, isInError}) => ({kind, count, isInError}))
  expect(shown()).toEqual([{kind: 'theoreticalStudy', count: 3, isInError: true}])
  expect(harness.actor.getSnapshot().can(save('key-1'))).toBe(false)
  harness.actor.send(toggle('tuesday'))
  expect(shown()).toEqual([{kind: 'theoreticalStudy', count: 2, isInError: false}])
  expect(harness.actor.getSnapshot().can(save('key-1'))).toBe(true)
})

describe('a save that fails', () => {
  test('by "false" says "Erro ao atualizar!", keeps the changes, and is asked anew under a new key', async () => {
    const harness = start()
    harness.actor.send(toggle('tuesday'))
    harness.actor.send(save('key-1'))
    await harness.dispatch(answer(false))
    expect(harness.effects).toEqual([{type: 'notifyFailed', params: {failure: 'refused'}}])
    expect(savingText.failed).toBe('Erro ao atualizar!')
    expect(weekSaveFailure(harness.actor.getSnapshot())).toBe('refused')
    expect(shownActivities(harness.actor.getSnapshot())[0]?.count).toBe(2)
    harness.actor.send(save('key-2'))
    expect(harness.requests.map(({input}) => (input as {key: string}).key)).toEqual(['key-1', 'key-2'])
  })

  test.each(['offline', 'unreachable', 'unauthenticated'] as const)(
    'because it is %s is tried again under the same key',
    async (failure) => {
      const harness = start()
      harness.actor.send(toggle('tuesday'))
      harness.actor.send(save('key-1'))
      await harness.dispatch(lost(failure))
      expect(harness.value()).toEqual({editing: 'saveFailed'})
      expect(harness.effects).toEqual([{type: 'notifyFailed', params: {failure}}])
      expect(saveFailureHints[failure]).toMatch(/o que você mudou continua aqui/i)
      harness.actor.send(save('key-2'))
      expect(harness.requests[1]).toEqual(harness.requests[0])
    },
  )

  test('and is changed before it is tried again is another save', async () => {
    const harness = start(onThreeDays)
    harness.actor.send(toggle('tuesday'))
    harness.actor.send(save('key-1'))
    await harness.dispatch(lost('unreachable'))
    harness.actor.send(toggle('friday'))
    harness.actor.send(save('key-2'))
    expect(harness.requests.map(({input}) => (input as {key: string}).key)).toEqual(['key-1', 'key-2'])
  })
})

test('in the onboarding a week may be saved as it is', () => {
  expect(start(onMonday, true).actor.getSnapshot().can(save('key-1'))).toBe(true)
  expect(start(onMonday, false).actor.getSnapshot().can(save('key-1'))).toBe(false)
  expect(start(onThreeDays, true).actor.getSnapshot().can(save('key-1'))).toBe(false)
})

test('a week that another device saved replaces what was not changed, and never what was', () => {
  const untouched = start()
  untouched.actor.send({type: 'profile.arrived', week: onThreeDays, goals})
  expect(shownActivities(untouched.actor.getSnapshot())[0]?.count).toBe(3)
  const changed = start()
  changed.actor.send(toggle('tuesday'))
  changed.actor.send({type: 'profile.arrived', week: onThreeDays, goals})
  expect(shownActivities(changed.actor.getSnapshot())[0]?.count).toBe(2)
  changed.actor.send({type: 'week.undo'})
  expect(shownActivities(changed.actor.getSnapshot())[0]?.count).toBe(3)
})
