import {describe, expect, test} from 'vitest'
import {studyWeekOf} from '../../../domain/profile/weekGoals.ts'
import {rejectedToggle, shownActivities, weekSaveFailure} from '../../../machines/profile/weekGoals.selectors.ts'
import {saveFailureHints, savingText} from '../../../src/text/profile/saving.ts'
import {weekActivityNames, weekText} from '../../../src/text/profile/studyProfile.ts'
import {goals, none, onMonday, onThreeDays, weekGoalsModel} from '../../models/profile/weekGoals.model.ts'
import {startRig} from '../../support/rig.ts'

const toggle = (day: 'monday' | 'tuesday' | 'friday') => ({type: 'day.toggle', kind: 'theoreticalStudy', day}) as const
const save = (key: string) => ({type: 'week.save', key}) as const
const answer = (output: boolean) => ({type: 'xstate.done.actor.updateProfile', output})
const lost = (failure: string) => ({type: 'xstate.error.actor.updateProfile', error: {failure}})
const start = (week = onMonday, isOnboarding = false) => startRig(weekGoalsModel, {week, goals, isOnboarding})

test('a week is saved per weekday, and says so', async () => {
  const rig = start()
  rig.actor.send(toggle('tuesday'))
  rig.actor.send(save('key-1'))
  const theoreticalStudy = {...none, monday: true, tuesday: true}
  const studyWeek = studyWeekOf({theoreticalStudy, theoreticalReview: none, smartReview: none, examAndMocks: none})
  expect(rig.asked).toEqual([{name: 'updateProfile', input: {changes: {studyWeek}, key: 'key-1'}}])
  await rig.happen(answer(true))
  expect(rig.value()).toEqual({editing: 'clean'})
  expect(rig.told).toEqual([{type: 'notifySaved', params: undefined}])
  expect(savingText.saved).toBe('Atualizado com sucesso!')
})

test('fifty clicks on "Salvar" are one save', () => {
  const rig = start()
  rig.actor.send(toggle('tuesday'))
  for (let click = 0; click < 50; click += 1) rig.actor.send(save(`key-${click}`))
  expect(rig.asked).toHaveLength(1)
})

test("a toggle beyond the bounds is rejected with the course's bounds", () => {
  const rig = start()
  rig.actor.send(toggle('monday'))
  expect(rig.told).toEqual([{type: 'notifyRejected', params: {kind: 'theoreticalStudy', min: 1, max: 2}}])
  expect(rejectedToggle(rig.actor.getSnapshot())).toEqual({kind: 'theoreticalStudy', min: 1, max: 2})
  expect(rig.value()).toEqual({editing: 'clean'})
  expect(weekText.limitReached).toBe('Limite atingido!')
  expect(weekText.limit(weekActivityNames.theoreticalStudy, {min: 1, max: 2})).toBe(
    'Estudo teórico deve ter no mínimo 1 e no máximo 2 dias.',
  )
  rig.actor.send(toggle('tuesday'))
  expect(rejectedToggle(rig.actor.getSnapshot())).toBeNull()
})

test('a week saved outside the bounds is in error until a toggle brings it back', () => {
  const rig = start(onThreeDays)
  const shown = () =>
    shownActivities(rig.actor.getSnapshot()).map(({kind, count, isInError}) => ({kind, count, isInError}))
  expect(shown()).toEqual([{kind: 'theoreticalStudy', count: 3, isInError: true}])
  expect(rig.actor.getSnapshot().can(save('key-1'))).toBe(false)
  rig.actor.send(toggle('tuesday'))
  expect(shown()).toEqual([{kind: 'theoreticalStudy', count: 2, isInError: false}])
  expect(rig.actor.getSnapshot().can(save('key-1'))).toBe(true)
})

describe('a save that fails', () => {
  test('by "false" says "Erro ao atualizar!", keeps the changes, and is asked anew under a new key', async () => {
    const rig = start()
    rig.actor.send(toggle('tuesday'))
    rig.actor.send(save('key-1'))
    await rig.happen(answer(false))
    expect(rig.told).toEqual([{type: 'notifyFailed', params: {failure: 'refused'}}])
    expect(savingText.failed).toBe('Erro ao atualizar!')
    expect(weekSaveFailure(rig.actor.getSnapshot())).toBe('refused')
    expect(shownActivities(rig.actor.getSnapshot())[0]?.count).toBe(2)
    rig.actor.send(save('key-2'))
    expect(rig.asked.map(({input}) => (input as {key: string}).key)).toEqual(['key-1', 'key-2'])
  })

  test.each(['offline', 'unreachable', 'unauthenticated'] as const)(
    'because it is %s is tried again under the same key',
    async (failure) => {
      const rig = start()
      rig.actor.send(toggle('tuesday'))
      rig.actor.send(save('key-1'))
      await rig.happen(lost(failure))
      expect(rig.value()).toEqual({editing: 'saveFailed'})
      expect(rig.told).toEqual([{type: 'notifyFailed', params: {failure}}])
      expect(saveFailureHints[failure]).toMatch(/o que você mudou continua aqui/i)
      rig.actor.send(save('key-2'))
      expect(rig.asked[1]).toEqual(rig.asked[0])
    },
  )

  test('and is changed before it is tried again is another save', async () => {
    const rig = start(onThreeDays)
    rig.actor.send(toggle('tuesday'))
    rig.actor.send(save('key-1'))
    await rig.happen(lost('unreachable'))
    rig.actor.send(toggle('friday'))
    rig.actor.send(save('key-2'))
    expect(rig.asked.map(({input}) => (input as {key: string}).key)).toEqual(['key-1', 'key-2'])
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
