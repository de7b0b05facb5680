import {emptyFlashcards} from '../../domain/extras/flashcardChoice.ts'
import {flashcardWizardMachine} from '../../machines/extras/flashcardWizard.machine.ts'
import {FlashcardWizardView} from '../../src/features/extras/wizards/FlashcardWizardView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {storyDecks, storyTree} from './fixtures.ts'

const aristo = {...emptyFlashcards, path: ['Cirurgia', 'Trauma']}
const decks = {...emptyFlashcards, mode: 'myDecks', deckIds: ['d1']} as const

const {at, meta} = flowStories({
  machine: flashcardWizardMachine,
  View: (flow) => <FlashcardWizardView {...flow} onClose={() => undefined} />,
  context: {treeId: 'c1', tree: storyTree, decks: storyDecks, choice: aristo, gone: [], failure: null, key: null},
})

export default {title: 'Fluxos/Atividades extras/Criar flashcards', ...meta}
export const Loading = at('loading')
export const Offline = at('offline')
export const Failed = at('failed')
export const ChoosingDeciding = at({choosing: 'deciding'})
export const ChoosingAristo = at({choosing: 'aristo'})
export const ChoosingAristo_Wrong = at({choosing: 'aristo'}, {choice: {...aristo, limit: '1000000000'}})
export const ChoosingMyDecks = at({choosing: 'myDecks'}, {choice: decks})
export const ChoosingMyDecks_Random = at({choosing: 'myDecks'}, {choice: {...decks, isRandom: true}})
export const ChoosingMyDecks_Empty = at({choosing: 'myDecks'}, {choice: {...decks, deckIds: []}, decks: []})
export const ChoosingMyDecks_Gone = at(
  {choosing: 'myDecks'},
  {choice: {...decks, deckIds: []}, decks: storyDecks.slice(1), gone: ['Trauma torácico'], failure: 'NOT_FOUND'},
)
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Checking = at('checking', {choice: decks, failure: 'NOT_FOUND'})
export const Created = at('created')
