import {describe, expect, test} from 'vitest'
import {shownStars} from '../../../machines/study/rating.selectors.ts'
import {ratingModel} from '../../models/study/rating.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(ratingModel)

const input = {document: 'video-1', type: 'video'} as const
const done = (output: number | null) => ({type: 'xstate.done.actor.saveRate', output})
const failed = {type: 'xstate.error.actor.saveRate', error: {failure: 'unreachable'}}
const give = (stars: 1 | 2 | 3 | 4 | 5, key: string) => ({type: 'rating.give', stars, key}) as const

async function opened(rate: number | null = null) {
  const harness = startHarness(ratingModel, input)
  await harness.dispatch({type: 'xstate.done.actor.readRate', output: rate})
  return harness
}
const saves = (harness: Awaited<ReturnType<typeof opened>>) =>
  harness.requests.filter(({name}) => name === 'saveRate').map(({input: sent}) => sent)

describe('a rating', () => {
  test.each([
    [1, 0.2],
    [2, 0.4],
    [3, 0.6],
    [4, 0.8],
    [5, 1],
  ] as const)('of %i stars is stored as %d', async (stars, rate) => {
    const harness = await opened()
    await harness.dispatch(give(stars, 'key-1'))
    expect(saves(harness)).toEqual([{...input, rate, key: 'key-1'}])
    expect(shownStars(harness.actor.getSnapshot())).toBe(stars)
  })

  test('that is not saved shows the old stars, says so and is tried again under its own key', async () => {
    const harness = await opened(0.6)
    await harness.dispatch(give(5, 'key-1'))
    await harness.dispatch(failed)
    expect(shownStars(harness.actor.getSnapshot())).toBe(3)
    expect(harness.effects).toEqual([{type: 'notifyFailure', params: {failure: 'unreachable'}}])
    await harness.dispatch({type: 'rating.retry'})
    await harness.dispatch(done(1))
    expect(saves(harness)).toEqual([
      {...input, rate: 1, key: 'key-1'},
      {...input, rate: 1, key: 'key-1'},
    ])
    expect(shownStars(harness.actor.getSnapshot())).toBe(5)
  })

  test('given while another is being saved is sent after it, and stands', async () => {
    const harness = await opened()
    await harness.dispatch(give(1, 'key-1'))
    await harness.dispatch(give(2, 'key-2'))
    await harness.dispatch(give(4, 'key-3'))
    await harness.dispatch(done(0.2))
    await harness.dispatch(done(0.8))
    expect(saves(harness)).toEqual([
      {...input, rate: 0.2, key: 'key-1'},
      {...input, rate: 0.8, key: 'key-3'},
    ])
    expect(harness.value()).toEqual({choosing: 'rated'})
  })

  test('of a favourite is 1 when it is liked', async () => {
    const harness = await opened()
    await harness.dispatch({type: 'rating.like', key: 'key-1'})
    expect(saves(harness)).toEqual([{...input, rate: 1, key: 'key-1'}])
    expect(harness.effects).toEqual([])
  })

  test('of a favourite is 0.2 when it is not liked, and the report opens', async () => {
    const harness = await opened()
    await harness.dispatch({type: 'rating.dislike', key: 'key-1'})
    expect(saves(harness)).toEqual([{...input, rate: 0.2, key: 'key-1'}])
    expect(harness.effects).toEqual([{type: 'openReport', params: undefined}])
  })
})
