import {expect, test} from 'vitest'
import {emptyDraft} from '../../../domain/decks/card.ts'
import {cardCreationModel} from '../../models/decks/cardCreation.model.ts'
import {lessons} from '../../models/decks/cards.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(cardCreationModel)

const changes = (changed: object) => ({type: 'draft.change', changes: changed})

test('a card without lesson, front or back cannot be created', async () => {
  const harness = startHarness(cardCreationModel)
  await harness.dispatch({type: 'creation.open', lessonId: null, lessons})
  for (const [changed, isCreatable] of [
    [{front: 'F'}, false],
    [{back: 'V'}, false],
    [{lessonId: 'l2'}, true],
    [{front: ' \n'}, false],
  ] as const) {
    await harness.dispatch(changes(changed))
    expect(harness.actor.getSnapshot().can({type: 'card.create', key: ''})).toBe(isCreatable)
  }
})

test('what failed is sent again under its first key; a changed draft has another', async () => {
  const harness = startHarness(cardCreationModel)
  await harness.dispatch({type: 'creation.open', lessonId: 'l1', lessons: []})
  await harness.dispatch(changes({front: 'F', back: 'V'}))
  for (const key of ['um', 'dois']) {
    await harness.dispatch({type: 'card.create', key})
    await harness.dispatch({type: 'xstate.error.actor.createCard', error: {failure: 'unreachable'}})
  }
  await harness.dispatch(changes({back: 'Outro'}))
  await harness.dispatch({type: 'card.create', key: 'três'})
  expect(harness.requests.map(({input}) => input)).toEqual([
    {...emptyDraft, lessonId: 'l1', front: 'F', back: 'V', key: 'um'},
    {...emptyDraft, lessonId: 'l1', front: 'F', back: 'V', key: 'um'},
    {...emptyDraft, lessonId: 'l1', front: 'F', back: 'Outro', key: 'três'},
  ])
})

test('what was written stays when the window is closed, and is gone once it is created', async () => {
  const harness = startHarness(cardCreationModel)
  const open = {type: 'creation.open', lessonId: 'l1', lessons: []}
  await harness.dispatch(open)
  await harness.dispatch(changes({front: 'F', back: 'V'}))
  await harness.dispatch({type: 'creation.close'})
  await harness.dispatch(open)
  expect(harness.context().draft).toEqual({...emptyDraft, lessonId: 'l1', front: 'F', back: 'V'})
  await harness.dispatch({type: 'card.create', key: 'um'})
  await harness.dispatch({type: 'xstate.done.actor.createCard'})
  expect([harness.value(), harness.context().draft, harness.effects]).toEqual([
    'closed',
    emptyDraft,
    [{type: 'notifyCreated', params: undefined}],
  ])
})

const picture = {url: 'blob:a', type: 'image/png', size: 3}

test('a picture waits for words before the card can be created, and goes again', async () => {
  const harness = startHarness(cardCreationModel)
  await harness.dispatch({type: 'creation.open', lessonId: 'l1', lessons: []})
  await harness.dispatch(changes({front: 'F', back: 'V'}))
  await harness.dispatch({type: 'image.pick', side: 'back', picture})
  await harness.dispatch(changes({front: 'G'}))
  await harness.dispatch({type: 'xstate.done.actor.attachImage', output: {id: 'i1'}})
  const canCreate = () => harness.actor.getSnapshot().can({type: 'card.create', key: ''})
  expect([canCreate(), harness.context().draft.front, harness.effects]).toEqual([
    false,
    'G',
    [{type: 'releasePicture', params: {url: 'blob:a'}}],
  ])
  await harness.dispatch({type: 'image.describe', side: 'back', alt: 'Lesão'})
  expect([canCreate(), harness.context().draft.images]).toEqual([true, {front: null, back: {id: 'i1', alt: 'Lesão'}}])
  await harness.dispatch({type: 'image.remove', side: 'back'})
  expect(harness.context().draft.images).toEqual({front: null, back: null})
})

test.each([
  ['another kind of file', {...picture, type: 'image/svg+xml'}, 'wrongType'],
  ['one without a kind', {...picture, type: ''}, 'missingContentType'],
  ['one far too large', {...picture, size: 16 * 1_048_576}, 'tooLarge'],
])('%s is refused before anything is sent', async (_name, picked, trouble) => {
  const harness = startHarness(cardCreationModel)
  await harness.dispatch({type: 'creation.open', lessonId: 'l1', lessons: []})
  await harness.dispatch({type: 'image.pick', side: 'front', picture: picked})
  expect([harness.value(), harness.context().imageFailure, harness.requests]).toEqual([
    'editing',
    {side: 'front', trouble},
    [],
  ])
})

test('a picture that was on its way when the window was closed stands nowhere', async () => {
  const harness = startHarness(cardCreationModel)
  await harness.dispatch({type: 'creation.open', lessonId: 'l1', lessons: []})
  await harness.dispatch({type: 'image.pick', side: 'front', picture})
  await harness.dispatch({type: 'creation.close'})
  expect([harness.value(), harness.context().draft.images.front, harness.effects.length]).toEqual(['closed', null, 1])
})
