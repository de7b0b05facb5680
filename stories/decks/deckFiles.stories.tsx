import {checkedFile, type FileCard} from '../../domain/decks/deckFile.ts'
import {deckFilesMachine} from '../../machines/decks/deckFiles.machine.ts'
import {DeckFilesView} from '../../src/features/decks/DeckFilesView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {lessons} from './decks.ts'

const read: readonly FileCard[] = [
  {
    row: 2,
    front: 'Tríade de Beck?',
    back: 'Hipotensão, turgência jugular e bulhas abafadas.',
    theme: 'Trauma torácico',
  },
  {row: 3, front: 'Vacinas ao nascer?', back: 'BCG e hepatite B.', theme: 'Imunizações'},
]
const wrong: readonly FileCard[] = [...read, {row: 4, front: '', back: 'Sem pergunta.', theme: 'Ortopedia'}]

const {at, meta} = flowStories({
  machine: deckFilesMachine,
  View: ({state, send}) => <DeckFilesView state={state} send={send} />,
  context: {
    lessons,
    file: new File([], 'meus-baralhos.csv'),
    read: {cards: read, left: {cards: 0, media: 0}},
    chosen: '',
    checked: checkedFile(read, lessons, ''),
    trouble: null,
    progress: null,
    exported: null,
    format: 'csv',
    failure: null,
    key: null,
  },
})

export default {title: 'Fluxos/Baralhos/Arquivos', ...meta}
export const Closed = at('closed')
export const Choosing = at('choosing')
export const Choosing_Refused = at('choosing', {trouble: 'broken'})
export const Choosing_Offline = at('choosing', {trouble: 'offline'})
export const Reading = at('reading')
export const Preview = at('preview')
export const Preview_TooLong = at('preview', {
  read: {cards: wrong, left: {cards: 0, media: 0}},
  checked: checkedFile(wrong, lessons, ''),
})
export const Preview_LeftOut = at('preview', {read: {cards: read, left: {cards: 2, media: 14}}})
export const Preview_Offline = at('preview', {failure: 'offline'})
export const Sending = at('sending')
export const Imported = at('imported')
export const Exporting = at('exporting', {progress: {done: 150, total: 600}})
export const Exporting_Anki = at('exporting', {format: 'apkg'})
