import {expect, test} from 'vitest'
import {
  firstVideos,
  followingVideo,
  foundVideos,
  shownVideo,
} from '../../../machines/supplementary/playlist.selectors.ts'
import {films, playlistModel} from '../../models/supplementary/supplementaryPlaylist.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(playlistModel)

const place = {category: 'Urgência', playlist: 'Minutos', progress: {}}

async function opened(requestedId: string | null, amount: number) {
  const harness = startHarness(playlistModel, {...place, requestedId})
  await harness.dispatch({
    type: 'xstate.done.actor.loadPlaylist',
    output: {items: films(amount), isFromDevice: false},
  })
  return harness
}

test('the address names the video; without one, or with one that is gone, it is the first', async () => {
  for (const [asked, shown] of [
    ['v3', 'v3'],
    [null, 'v1'],
    ['gone', 'v1'],
  ] as const) {
    const {actor} = await opened(asked, 4)
    expect(shownVideo(actor.getSnapshot())?.id).toBe(shown)
  }
})

test('the last video is followed by none', async () => {
  const {actor} = await opened('v3', 4)
  expect(followingVideo(actor.getSnapshot())?.id).toBe('v4')
  actor.send({type: 'video.select', id: 'v4'})
  expect(followingVideo(actor.getSnapshot())).toBeNull()
})

test('a small screen lists five, five more with each press, and always the one that is shown', async () => {
  const {actor} = await opened(null, 12)
  const count = () => firstVideos(actor.getSnapshot()).length
  expect(count()).toBe(5)
  actor.send({type: 'list.more'})
  expect(count()).toBe(10)
  actor.send({type: 'list.more'})
  expect(count()).toBe(12)
  expect(firstVideos((await opened('v8', 12)).actor.getSnapshot()).length).toBe(8)
})

test('videos are searched in title and subtitle, and a search begins with five again', async () => {
  const {actor} = await opened(null, 12)
  actor.send({type: 'list.more'})
  actor.send({type: 'list.search', search: 'CHÓQUE'})
  expect(foundVideos(actor.getSnapshot()).map(({id}) => id)).toEqual(['v1'])
  actor.send({type: 'list.search', search: 'filme'})
  expect(firstVideos(actor.getSnapshot()).length).toBe(5)
})

test('the address is told of a chosen video, and the playlist asked for by its names', async () => {
  const harness = await opened(null, 3)
  await harness.dispatch({type: 'video.select', id: 'v2'})
  expect(harness.effects).toEqual([{type: 'tellSelection', params: {id: 'v2'}}])
  expect(harness.requests).toEqual([{name: 'loadPlaylist', input: {category: 'Urgência', playlist: 'Minutos'}}])
})
