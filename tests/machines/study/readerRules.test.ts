import {expect, test} from 'vitest'
import {createActor, fromCallback, fromPromise, waitFor} from 'xstate'
import type {TextMatch} from '../../../domain/study/textSearch.ts'
import {readerMachine} from '../../../machines/study/reader.machine.ts'
import type {ReaderEvent} from '../../../machines/study/reader.types.ts'
import {readerModel} from '../../models/study/reader.model.ts'
import {startHarness} from '../../support/harness.ts'

const paper = {width: 595, height: 842}
const matches: readonly TextMatch[] = [
  {page: 0, from: 0, to: 7},
  {page: 1, from: 3, to: 10},
  {page: 2, from: 1, to: 8},
]

function opened(page: number, ...events: readonly ReaderEvent[]) {
  const effects: unknown[] = []
  const machine = readerMachine.provide({
    actors: {
      openDocument: fromCallback(() => undefined),
      searchDocument: fromPromise<readonly TextMatch[], {query: string}>(() => Promise.resolve(matches)),
    },
    actions: {
      showPage: (_, params) => void effects.push(['show', params.page]),
      showMatch: (_, params) => void effects.push(['match', params.page, params.current]),
      keepPage: (_, params) => void effects.push(['keep', params.page]),
    },
  })
  const actor = createActor(machine, {input: {id: 't1', url: '/a.pdf', page}}).start()
  actor.send({type: 'document.opened', pages: [paper, paper, paper]})
  for (const event of events) actor.send(event)
  return {actor, effects, context: () => actor.getSnapshot().context}
}

test('an apostila opens on the page where it was left', () => {
  expect(opened(2).effects).toEqual([['show', 2]])
})

test('one that has become shorter opens on its last page', () => {
  expect(opened(40).effects).toEqual([['show', 3]])
})

test('a page beyond the end is the last one, and every page reached is kept', () => {
  expect(
    opened(1, {type: 'page.go', page: 99}, {type: 'page.seen', page: 2}, {type: 'page.seen', page: 2}).effects,
  ).toEqual([
    ['show', 1],
    ['keep', 3],
    ['show', 3],
    ['keep', 2],
  ])
})

test('a search begins at the page that is read and goes round at the end', async () => {
  const {actor, effects} = opened(2, {type: 'search.submit', query: ' lactato '})
  await waitFor(actor, (state) => state.matches({open: {shown: 'found'}}))
  actor.send({type: 'search.submit', query: 'lactato'})
  actor.send({type: 'search.step', step: 1})
  actor.send({type: 'search.step', step: -1})
  expect(effects.slice(1)).toEqual([
    ['match', 2, 1],
    ['match', 3, 2],
    ['match', 1, 0],
    ['match', 3, 2],
  ])
})

test('zoom stays between half and three times', () => {
  expect([
    opened(1, {type: 'zoom.set', zoom: 9}).context().zoom,
    opened(1, {type: 'zoom.set', zoom: 0.1}).context().zoom,
  ]).toEqual([3, 0.5])
})

test('the width that fits is one step from any zoom', () => {
  const {context} = opened(1, {type: 'zoom.set', zoom: 2}, {type: 'zoom.fit'})
  expect(context().zoom).toBe(1)
})

test('a search that finds nothing leaves no places of the one before', async () => {
  const harness = startHarness(readerModel, {id: 't1', url: '/a.pdf', page: 1})
  for (const event of [
    {type: 'document.opened', pages: [paper, paper, paper]},
    {type: 'search.submit', query: 'sepse'},
    {type: 'xstate.done.actor.searchDocument', output: matches},
    {type: 'search.submit', query: 'lactato'},
    {type: 'xstate.done.actor.searchDocument', output: []},
  ])
    await harness.dispatch(event)
  const {query, matches: found} = harness.actor.getSnapshot().context
  expect([harness.value(), query, found]).toEqual([{open: {shown: 'nothingFound'}}, 'lactato', []])
})
