import {expect, test} from 'vitest'
import {
  lastChange,
  shownTargets,
  targetsSaveFailure,
  targetWarning,
} from '../../../machines/profile/targets.selectors.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import {announcement, targetWarnings} from '../../../src/text/profile/studyProfile.ts'
import {targetsModel, ufmg, usp} from '../../models/profile/targets.model.ts'
import {startHarness} from '../../support/harness.ts'

const start = (targets = [usp, ufmg], isOnboarding = false) => startHarness(targetsModel, {targets, isOnboarding})
type Harness = ReturnType<typeof start>
const shown = (harness: Harness) => shownTargets(harness.actor.getSnapshot())
const keys = (harness: Harness) => harness.requests.map(({input}) => (input as {key: string}).key)
const choose = (harness: Harness, uf: string, institution: string) => {
  harness.actor.send({type: 'uf.choose', uf})
  harness.actor.send({type: 'institution.choose', institution})
}

test('nothing is added before an institution is chosen, and another UF asks for another institution', () => {
  const harness = start()
  expect(harness.actor.getSnapshot().can({type: 'target.add'})).toBe(false)
  choose(harness, 'SP', 'UNIFESP')
  expect(harness.actor.getSnapshot().can({type: 'target.add'})).toBe(true)
  harness.actor.send({type: 'uf.choose', uf: 'MG'})
  expect(harness.actor.getSnapshot().can({type: 'target.add'})).toBe(false)
  harness.actor.send({type: 'target.add'})
  expect(shown(harness)).toEqual([usp, ufmg])
  expect(harness.effects).toEqual([])
})

test('an institution that is there already gives "Instituicao ja adicionada!" and changes nothing', () => {
  const harness = start()
  choose(harness, 'SP', 'USP')
  harness.actor.send({type: 'target.add'})
  expect(shown(harness)).toEqual([usp, ufmg])
  expect(harness.effects).toEqual([{type: 'notifyWarning', params: {warning: 'duplicate'}}])
  expect(targetWarning(harness.actor.getSnapshot())).toBe('duplicate')
  expect(targetWarnings.duplicate).toBe('Instituicao ja adicionada!')
})

test('removing what is not there gives "Instituicao nao encontrada!"', () => {
  const harness = start([usp])
  harness.actor.send({type: 'target.remove', target: ufmg})
  expect(shown(harness)).toEqual([usp])
  expect(harness.effects).toEqual([{type: 'notifyWarning', params: {warning: 'unknown'}}])
  expect(targetWarnings.unknown).toBe('Instituicao nao encontrada!')
})

test('each change is announced with the place the institution has now', () => {
  const harness = start()
  const said = () => {
    const change = lastChange(harness.actor.getSnapshot())
    return change && announcement(change)
  }
  harness.actor.send({type: 'target.move', target: ufmg, direction: 'up'})
  expect(said()).toBe('UFMG (MG) agora é a 1ª de 2.')
  choose(harness, 'SP', 'UNIFESP')
  harness.actor.send({type: 'target.add'})
  expect(said()).toBe('UNIFESP (SP) adicionada: 3ª de 3.')
  harness.actor.send({type: 'target.remove', target: ufmg})
  expect(said()).toBe('UFMG (MG) removida.')
})

test('the list is saved in its order, once for fifty clicks', async () => {
  const harness = start()
  harness.actor.send({type: 'target.move', target: ufmg, direction: 'up'})
  for (let click = 0; click < 50; click += 1) harness.actor.send({type: 'targets.save', key: `key-${click}`})
  expect(harness.requests).toEqual([
    {name: 'updateProfile', input: {changes: {institutionTarget: [ufmg, usp]}, key: 'key-0'}},
  ])
  await harness.dispatch({type: 'xstate.done.actor.updateProfile', output: true} as never)
  expect(harness.value()).toEqual({editing: 'clean'})
  expect(harness.effects).toEqual([{type: 'notifySaved', params: undefined}])
})

test('a save without answer is tried again under its key; one that was refused, or changed since, under a new one', async () => {
  const harness = start()
  harness.actor.send({type: 'target.remove', target: ufmg})
  harness.actor.send({type: 'targets.save', key: 'key-1'})
  await harness.dispatch({type: 'xstate.error.actor.updateProfile', error: {failure: 'offline'}} as never)
  expect(targetsSaveFailure(harness.actor.getSnapshot())).toBe('offline')
  harness.actor.send({type: 'targets.save', key: 'key-2'})
  await harness.dispatch({type: 'xstate.done.actor.updateProfile', output: false} as never)
  expect(targetsSaveFailure(harness.actor.getSnapshot())).toBe('refused')
  expect(savingText.failed).toBe('Erro ao atualizar!')
  harness.actor.send({type: 'targets.save', key: 'key-3'})
  await harness.dispatch({type: 'xstate.error.actor.updateProfile', error: new Error('500')} as never)
  harness.actor.send({type: 'target.remove', target: usp})
  harness.actor.send({type: 'targets.save', key: 'key-4'})
  expect(keys(harness)).toEqual(['key-1', 'key-1', 'key-3', 'key-4'])
  expect(shown(harness)).toEqual([])
})

test('a change taken back by hand leaves nothing to save', () => {
  const harness = start()
  harness.actor.send({type: 'target.move', target: usp, direction: 'down'})
  expect(harness.value()).toEqual({editing: 'dirty'})
  harness.actor.send({type: 'target.move', target: usp, direction: 'up'})
  expect(harness.value()).toEqual({editing: 'clean'})
  expect(harness.actor.getSnapshot().can({type: 'targets.save', key: 'key-1'})).toBe(false)
})

test('in the onboarding the list may be saved as it is, even empty', () => {
  expect(start([], true).actor.getSnapshot().can({type: 'targets.save', key: 'key-1'})).toBe(true)
  expect(start([], false).actor.getSnapshot().can({type: 'targets.save', key: 'key-1'})).toBe(false)
})
