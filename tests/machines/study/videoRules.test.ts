import {describe, expect, test} from 'vitest'
import {createActor, fromCallback} from 'xstate'
import {videoMachine} from '../../../machines/study/video.machine.ts'
import type {VideoCommand, VideoEvent, VideoInput} from '../../../machines/study/video.types.ts'

const fresh: VideoInput = {
  id: 'v1',
  leftAt: 0,
  isWatched: false,
  preferences: {rate: 1, isCaptioned: true, isMuted: false},
}

/** Plays nothing, and writes down what the machine asks of the player and keeps. */
function opened(input: Partial<VideoInput>, ...events: readonly VideoEvent[]) {
  const requests: VideoCommand[] = []
  const kept: unknown[] = []
  const machine = videoMachine.provide({
    actors: {
      media: fromCallback<VideoCommand, VideoInput['preferences']>(({receive}) =>
        receive((command) => void requests.push(command)),
      ),
    },
    actions: {
      keepProgress: (_, {progress}) => void kept.push(progress),
      keepPreferences: (_, {preferences}) => void kept.push(preferences),
    },
  })
  const actor = createActor(machine, {input: {...fresh, ...input}}).start()
  for (const event of events) actor.send(event)
  return {requests, kept, state: () => actor.getSnapshot(), send: actor.send}
}

const ready: VideoEvent = {type: 'media.ready', duration: 600}

describe('where a video goes on', () => {
  test('one that was left in its middle offers that place, and goes there and plays when asked to', () => {
    const {requests, state, send} = opened({leftAt: 192}, ready)
    expect(state().value).toEqual({ready: 'offering'})
    send({type: 'video.resume'})
    expect([state().value, requests]).toEqual([{ready: 'paused'}, [{type: 'seek', to: 192}, {type: 'play'}]])
  })
  test('one that was left at its end starts anew', () => {
    expect(opened({leftAt: 590}, ready).state().value).toEqual({ready: 'paused'})
  })
  test('one that broke in its middle goes on there after another attempt', () => {
    const {requests, state} = opened(
      {},
      ready,
      {type: 'media.playing'},
      {type: 'media.timed', position: 300},
      {type: 'media.failed', failure: 'broken'},
      {type: 'video.retry'},
      ready,
    )
    expect([state().value, requests]).toEqual([
      {ready: 'paused'},
      [{type: 'seek', to: 0}, {type: 'load'}, {type: 'seek', to: 300}],
    ])
  })
  test('without network it comes back by itself', () => {
    const {requests, state} = opened({}, {type: 'media.failed', failure: 'offline'}, {type: 'connection.returned'})
    expect([state().value, requests]).toEqual(['loading', [{type: 'load'}]])
  })
})

describe('what is kept of a video', () => {
  test('its position every five seconds and at a pause', () => {
    const {kept} = opened(
      {},
      ready,
      {type: 'media.playing'},
      {type: 'media.timed', position: 2},
      {type: 'media.timed', position: 5},
      {type: 'media.timed', position: 7},
      {type: 'media.paused'},
    )
    expect(kept).toEqual([
      {seconds: 5, isWatched: false},
      {seconds: 7, isWatched: false},
    ])
  })
  test('that it was watched, from near its end on, also when it is opened again', () => {
    const {kept} = opened(
      {},
      ready,
      {type: 'media.playing'},
      {type: 'media.timed', position: 571},
      {type: 'media.ended'},
    )
    expect(kept).toEqual([
      {seconds: 571, isWatched: true},
      {seconds: 0, isWatched: true},
    ])
    expect(opened({isWatched: true}, ready, {type: 'page.left'}).kept).toEqual([{seconds: 0, isWatched: true}])
  })
  test('the place it was left at, when the page closes before anything was played', () => {
    expect(opened({leftAt: 192}, ready, {type: 'page.left'}).kept).toEqual([{seconds: 192, isWatched: false}])
  })
  test('speed, captions and sound, for the next video too', () => {
    const {kept, requests} = opened(
      {},
      ready,
      {type: 'rate.set', rate: 1.5},
      {type: 'captions.toggle'},
      {type: 'sound.toggle'},
    )
    const last = {rate: 1.5, isCaptioned: false, isMuted: true}
    expect([kept.at(-1), requests.at(-1)]).toEqual([last, {type: 'prefer', preferences: last}])
  })
})

test('a start that the browser refuses leaves the video resting', () => {
  expect(opened({}, ready, {type: 'video.play'}, {type: 'media.paused'}).state().value).toEqual({ready: 'paused'})
})

test('a skip stays inside the video and does not stop one that plays', () => {
  const {requests, state} = opened(
    {},
    ready,
    {type: 'media.playing'},
    {type: 'video.skip', by: -10},
    {type: 'video.skip', by: 900},
  )
  expect([state().value, requests.slice(1)]).toEqual([
    {ready: 'playing'},
    [
      {type: 'seek', to: 0},
      {type: 'seek', to: 600},
    ],
  ])
})

test('what was kept at a pause is kept again five seconds later, not before', () => {
  const {kept, send} = opened({}, ready, {type: 'media.playing'}, {type: 'media.timed', position: 3})
  send({type: 'media.paused'})
  send({type: 'media.playing'})
  send({type: 'media.timed', position: 7})
  expect(kept).toEqual([{seconds: 3, isWatched: false}])
  send({type: 'media.timed', position: 8})
  expect(kept).toEqual([
    {seconds: 3, isWatched: false},
    {seconds: 8, isWatched: false},
  ])
})
