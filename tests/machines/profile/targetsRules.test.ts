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
import {startRig} from '../../support/rig.ts'

const start = (targets = [usp, ufmg], isOnboarding = false) => startRig(targetsModel, {targets, isOnboarding})
type Rig = ReturnType<typeof start>
const shown = (rig: Rig) => shownTargets(rig.actor.getSnapshot())
const keys = (rig: Rig) => rig.asked.map(({input}) => (input as {key: string}).key)
const choose = (rig: Rig, uf: string, institution: string) => {
  rig.actor.send({type: 'uf.choose', uf})
  rig.actor.send({type: 'institution.choose', institution})
}

test('nothing is added before an institution is chosen, and another UF asks for another institution', () => {
  const rig = start()
  expect(rig.actor.getSnapshot().can({type: 'target.add'})).toBe(false)
  choose(rig, 'SP', 'UNIFESP')
  expect(rig.actor.getSnapshot().can({type: 'target.add'})).toBe(true)
  rig.actor.send({type: 'uf.choose', uf: 'MG'})
  expect(rig.actor.getSnapshot().can({type: 'target.add'})).toBe(false)
  rig.actor.send({type: 'target.add'})
  expect(shown(rig)).toEqual([usp, ufmg])
  expect(rig.told).toEqual([])
})

test('an institution that is there already gives "Instituicao ja adicionada!" and changes nothing', () => {
  const rig = start()
  choose(rig, 'SP', 'USP')
  rig.actor.send({type: 'target.add'})
  expect(shown(rig)).toEqual([usp, ufmg])
  expect(rig.told).toEqual([{type: 'notifyWarning', params: {warning: 'duplicate'}}])
  expect(targetWarning(rig.actor.getSnapshot())).toBe('duplicate')
  expect(targetWarnings.duplicate).toBe('Instituicao ja adicionada!')
})

test('removing what is not there gives "Instituicao nao encontrada!"', () => {
  const rig = start([usp])
  rig.actor.send({type: 'target.remove', target: ufmg})
  expect(shown(rig)).toEqual([usp])
  expect(rig.told).toEqual([{type: 'notifyWarning', params: {warning: 'unknown'}}])
  expect(targetWarnings.unknown).toBe('Instituicao nao encontrada!')
})

test('each change is announced with the place the institution has now', () => {
  const rig = start()
  const said = () => {
    const change = lastChange(rig.actor.getSnapshot())
    return change && announcement(change)
  }
  rig.actor.send({type: 'target.move', target: ufmg, direction: 'up'})
  expect(said()).toBe('UFMG (MG) agora é a 1ª de 2.')
  choose(rig, 'SP', 'UNIFESP')
  rig.actor.send({type: 'target.add'})
  expect(said()).toBe('UNIFESP (SP) adicionada: 3ª de 3.')
  rig.actor.send({type: 'target.remove', target: ufmg})
  expect(said()).toBe('UFMG (MG) removida.')
})

test('the list is saved in its order, once for fifty clicks', async () => {
  const rig = start()
  rig.actor.send({type: 'target.move', target: ufmg, direction: 'up'})
  for (let click = 0; click < 50; click += 1) rig.actor.send({type: 'targets.save', key: `key-${click}`})
  expect(rig.asked).toEqual([{name: 'updateProfile', input: {changes: {institutionTarget: [ufmg, usp]}, key: 'key-0'}}])
  await rig.happen({type: 'xstate.done.actor.updateProfile', output: true} as never)
  expect(rig.value()).toEqual({editing: 'clean'})
  expect(rig.told).toEqual([{type: 'notifySaved', params: undefined}])
})

test('a save without answer is tried again under its key; one that was refused, or changed since, under a new one', async () => {
  const rig = start()
  rig.actor.send({type: 'target.remove', target: ufmg})
  rig.actor.send({type: 'targets.save', key: 'key-1'})
  await rig.happen({type: 'xstate.error.actor.updateProfile', error: {failure: 'offline'}} as never)
  expect(targetsSaveFailure(rig.actor.getSnapshot())).toBe('offline')
  rig.actor.send({type: 'targets.save', key: 'key-2'})
  await rig.happen({type: 'xstate.done.actor.updateProfile', output: false} as never)
  expect(targetsSaveFailure(rig.actor.getSnapshot())).toBe('refused')
  expect(savingText.failed).toBe('Erro ao atualizar!')
  rig.actor.send({type: 'targets.save', key: 'key-3'})
  await rig.happen({type: 'xstate.error.actor.updateProfile', error: new Error('500')} as never)
  rig.actor.send({type: 'target.remove', target: usp})
  rig.actor.send({type: 'targets.save', key: 'key-4'})
  expect(keys(rig)).toEqual(['key-1', 'key-1', 'key-3', 'key-4'])
  expect(shown(rig)).toEqual([])
})

test('a change taken back by hand leaves nothing to save', () => {
  const rig = start()
  rig.actor.send({type: 'target.move', target: usp, direction: 'down'})
  expect(rig.value()).toEqual({editing: 'dirty'})
  rig.actor.send({type: 'target.move', target: usp, direction: 'up'})
  expect(rig.value()).toEqual({editing: 'clean'})
  expect(rig.actor.getSnapshot().can({type: 'targets.save', key: 'key-1'})).toBe(false)
})

test('in the onboarding the list may be saved as it is, even empty', () => {
  expect(start([], true).actor.getSnapshot().can({type: 'targets.save', key: 'key-1'})).toBe(true)
  expect(start([], false).actor.getSnapshot().can({type: 'targets.save', key: 'key-1'})).toBe(false)
})
