import {describe, expect, test} from 'vitest'
import {isShownOn} from '../../../machines/study/favorite.selectors.ts'
import {favoriteModel} from '../../models/study/favorite.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(favoriteModel)

const input = {document: 'q3', type: 'question'} as const
const done = (output: boolean) => ({type: 'xstate.done.actor.saveFavorite', output})
const failed = {type: 'xstate.error.actor.saveFavorite', error: {failure: 'unreachable'}}
const toggle = (key: string) => ({type: 'favorite.toggle', key}) as const

async function opened(isOn: boolean) {
  const rig = startRig(favoriteModel, input)
  await rig.happen({type: 'xstate.done.actor.readFavorite', output: isOn})
  return rig
}

describe('a favourite', () => {
  test('is shown at once and stands when the server has taken it', async () => {
    const rig = await opened(false)
    await rig.happen(toggle('key-1'))
    expect(isShownOn(rig.actor.getSnapshot())).toBe(true)
    await rig.happen(done(true))
    expect(rig.value()).toBe('on')
    expect(rig.asked).toEqual([
      {name: 'readFavorite', input},
      {name: 'saveFavorite', input: {...input, isOn: true, key: 'key-1'}},
    ])
  })

  test('that the server does not take goes back, says so, and is tried again under its own key', async () => {
    const rig = await opened(true)
    await rig.happen(toggle('key-1'))
    await rig.happen(failed)
    expect(rig.value()).toBe('on')
    expect(rig.told).toEqual([{type: 'notifyFailure', params: {failure: 'unreachable'}}])
    await rig.happen(toggle('key-2'))
    expect(rig.asked.at(-1)).toEqual({name: 'saveFavorite', input: {...input, isOn: false, key: 'key-1'}})
  })

  test('pressed twice in a hurry is changed once', async () => {
    const rig = await opened(false)
    await rig.happen(toggle('key-1'))
    await rig.happen(toggle('key-2'))
    await rig.happen(done(true))
    expect(rig.asked.filter(({name}) => name === 'saveFavorite')).toHaveLength(1)
    expect(rig.value()).toBe('on')
  })

  test('changed again after a success is another change with another key', async () => {
    const rig = await opened(false)
    await rig.happen(toggle('key-1'))
    await rig.happen(done(true))
    await rig.happen(toggle('key-2'))
    expect(rig.asked.at(-1)).toEqual({name: 'saveFavorite', input: {...input, isOn: false, key: 'key-2'}})
  })
})
