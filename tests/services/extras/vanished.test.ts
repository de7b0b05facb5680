import {type Client, CombinedError} from '@urql/core'
import {GraphQLError} from 'graphql'
import {beforeEach, expect, test, vi} from 'vitest'
import {type AnyActorLogic, createActor, waitFor} from 'xstate'
import {emptyFlashcards} from '../../../domain/extras/flashcardChoice.ts'
import {emptyChoice} from '../../../domain/extras/questionChoice.ts'
import {flashcardWizardMachine} from '../../../machines/extras/flashcardWizard.machine.ts'
import {questionWizardMachine} from '../../../machines/extras/questionWizard.machine.ts'
import {createFlashcardExtraWith, createQuestionExtraWith} from '../../../src/services/extras/creations.actors.ts'
import {loadDecksWith, loadFlashcardSourcesWith, loadTreeWith} from '../../../src/services/extras/wizards.actors.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const refused = (code: string) => ({
  error: new CombinedError({graphQLErrors: [new GraphQLError('no', {extensions: {code}})]}),
})

const node = (name: string, children: readonly object[] = []) => ({
  name,
  questions: 3,
  flashcards: 3,
  lessonId: null,
  isSelectable: true,
  children,
})
const classificationTree = {_id: 'curso', children: [node('Cirurgia', [node('Trauma')])]}
const deck = (lesson: string) => ({lesson, lessonTitle: `Aula ${lesson}`, flashcardsAmount: 2})

/** A client whose server has these decks at each reading in turn, and refuses to create by this name. */
function clientOf(decks: readonly (readonly string[])[], code: string): Client {
  const lists = [...decks]
  const data = () => ({classificationTree, getUserDecks: (lists.length > 1 ? lists.shift() : lists[0])?.map(deck)})
  const client = {
    query: (document: {definitions: readonly {name?: {value: string}}[]}) => ({
      toPromise: () => {
        const isOfDecks = document.definitions[0]?.name?.value === 'WizardDecks'
        return Promise.resolve({data: isOfDecks ? data() : {classificationTree}})
      },
    }),
    mutation: () => ({toPromise: () => Promise.resolve(refused(code))}),
  }
  // The two operations that the services use, of the many that a client has.
  return client as unknown as Client
}

const nothing = () => undefined
const start = <Logic extends AnyActorLogic>(logic: Logic, input: unknown) =>
  createActor(logic as AnyActorLogic, {input}).start()

test('a ticked deck that was deleted meanwhile is told by its title and taken off, and the others stay', async () => {
  const client = clientOf([['a', 'b'], ['b']], 'NO_FLASHCARD_FOUND')
  const told: unknown[] = []
  const wizard = start(
    flashcardWizardMachine.provide({
      actors: {
        loadSources: loadFlashcardSourcesWith(client),
        loadDecks: loadDecksWith(client),
        createExtra: createFlashcardExtraWith({client, uid: 'ana', calendarDate: '20261124'}),
      },
      actions: {
        notifyGone: (_, {gone}) => void told.push(gone),
        notifyFailed: nothing,
        notifyCreated: nothing,
      },
    }),
    {choice: {...emptyFlashcards, mode: 'myDecks', deckIds: ['a', 'b']}},
  )
  await waitFor(wizard, (state) => state.hasTag('choosing'))
  wizard.send({type: 'wizard.create', key: 'k1'})
  await waitFor(wizard, () => told.length > 0)
  await waitFor(wizard, (state) => state.hasTag('choosing'))
  expect(told).toEqual([['Aula a']])
  expect(wizard.getSnapshot().context).toMatchObject({choice: {deckIds: ['b']}, decks: [deck('b')], key: null})
})

test('a remembered theme that has vanished from the tree is told and taken off; a refusal keeps the rest', async () => {
  const client = clientOf([[]], 'NO_QUESTION_FOUND')
  const failures: unknown[] = []
  const themes = [
    ['Cirurgia', 'Trauma'],
    ['Cirurgia', 'Sumiu'],
  ]
  const wizard = start(
    questionWizardMachine.provide({
      actors: {
        loadTree: loadTreeWith(client),
        createExtra: createQuestionExtraWith({client, uid: 'ana', calendarDate: '20261124'}),
      },
      actions: {
        announceChoice: nothing,
        notifyCreated: nothing,
        notifyFailed: (_, {failure}) => void failures.push(failure),
      },
    }),
    {choice: {...emptyChoice(2026), themes}},
  )
  await waitFor(wizard, (state) => state.matches('themes'))
  expect(wizard.getSnapshot().context).toMatchObject({gone: [['Cirurgia', 'Sumiu']]})
  wizard.send({type: 'step.next'})
  wizard.send({type: 'wizard.create', key: 'k1'})
  await waitFor(wizard, () => failures.length > 0)
  expect(failures).toEqual(['NO_QUESTION_FOUND'])
  expect(wizard.getSnapshot().context).toMatchObject({choice: {themes: [['Cirurgia', 'Trauma']]}, key: null})
})
