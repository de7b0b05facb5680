import {describe, expect, test} from 'vitest'
import {isShownOn} from '../../../machines/study/favorite.selectors.ts'
import {favoriteModel} from '../../models/study/favorite.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(favoriteModel)

const input = {document: 'q3', type: 'question'} as const
const done = (output: boolean) => ({type: 'xstate.done.actor.saveFavorite', output})
const failed = {type: 'xstate.error.actor.saveFavorite', error: {failure: 'unreachable'}}
const toggle = (key: string) => ({type: 'favorite.toggle', key}) as const

async function opened(isOn: boolean) {
  const harness = startHarness(favoriteModel, input)
  await harness.dispatch({type: 'xstate.done.actor.readFavorite', output: isOn})
  return harness
}

describe('a favourite', () => {
  test('is shown at once and stands when the server has taken it', async () => {
    const harness = await opened(false)
    await harness.dispatch(toggle('key-1'))
    expect(isShownOn(harness.actor.getSnapshot())).toBe(true)
    await harness.dispatch(done(true))
    expect(harness.value()).toBe('on')
    expect(harness.requests).toEqual([
      {name: 'readFavorite', input},
      {name: 'saveFavorite', input: {...input, isOn: true, key: 'key-1'}},
    ])
  })

  test('that the server does not take goes back, says so, and is tried again under its own key', async () => {
    const harness = await opened(true)
    await harness.dispatch(toggle('key-1'))
    await harness.dispatch(failed)
    expect(harness.value()).toBe('on')
    expect(harness.effects).toEqual([{type: 'notifyFailure', params: {failure: 'unreachable'}}])
    await harness.dispatch(toggle('key-2'))
    expect(harness.requests.at(-1)).toEqual({name: 'saveFavorite', input: {...input, isOn: false, key: 'key-1'}})
  })

  test('pressed twice in a hurry is changed once', async () => {
    const harness = await opened(false)
    await harness.dispatch(toggle('key-1'))
    await harness.dispatch(toggle('key-2'))
    await harness.dispatch(done(true))
    expect(harness.requests.filter(({name}) => name === 'saveFavorite')).toHaveLength(1)
    expect(harness.value()).toBe('on')
  })

  test('changed again after a success is another change with another key', async () => {
    const harness = await opened(false)
    await harness.dispatch(toggle('key-1'))
    await harness.dispatch(done(true))
    await harness.dispatch(toggle('key-2'))
    expect(harness.requests.at(-1)).toEqual({name: 'saveFavorite', input: {...input, isOn: false, key: 'key-2'}})
  })
})
