import {expect, test} from 'vitest'
import {deckFilesModel} from '../../models/decks/deckFiles.model.ts'
import {lessons} from '../../models/decks/cards.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(deckFilesModel)

const file = new File(['a'], 'baralho.csv')

test('a file is imported whole or not at all, under its first key', async () => {
  const harness = startHarness(deckFilesModel)
  await harness.dispatch({type: 'files.open', lessons})
  await harness.dispatch({type: 'file.pick', file})
  const read = [
    {row: 2, front: 'F', back: 'V', theme: 'trauma toracico'},
    {row: 3, front: 'G', back: 'W', theme: 'Outro'},
  ]
  await harness.dispatch({type: 'xstate.done.actor.readFile', output: {cards: read, left: {cards: 0, media: 0}}})
  expect([
    harness.actor.getSnapshot().can({type: 'import.confirm', key: ''}),
    harness.context().checked.problems,
  ]).toEqual([false, [{row: 3, trouble: 'unknownTheme', theme: 'Outro'}]])
  await harness.dispatch({type: 'lesson.pick', lessonId: 'l2'})
  for (const key of ['um', 'dois']) {
    await harness.dispatch({type: 'import.confirm', key})
    await harness.dispatch({type: 'xstate.error.actor.importCards', error: {failure: 'unreachable'}})
  }
  const cards = [
    {lessonId: 'l1', front: 'F', back: 'V'},
    {lessonId: 'l2', front: 'G', back: 'W'},
  ]
  expect(harness.requests.slice(1).map(({input}) => input)).toEqual([
    {cards, key: 'um'},
    {cards, key: 'um'},
  ])
})
