import {emptyDraft} from '../../domain/decks/card.ts'
import {cardCreationMachine} from '../../machines/decks/cardCreation.machine.ts'
import {CardCreationView} from '../../src/features/decks/CardCreationView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {lessons} from './decks.ts'

const draft = {
  lessonId: 'l2',
  front: 'Qual é a conduta imediata no **pneumotórax aberto**?',
  back: 'Curativo oclusivo de três pontas, seguido de drenagem em outro local.',
  images: emptyDraft.images,
}

/** A chest film in a few strokes. */
const film =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="%23222"/><path d="M38 12v60M52 12v60M36 30Q14 34 14 74h24zM54 30q22 4 22 44H54z" fill="%23555" stroke="%23ddd" stroke-width="3"/></svg>'
const image = {id: 'i1', alt: 'Radiografia de tórax com pneumotórax à direita'}
const images = {front: image, back: null}
const picture = {url: '', type: 'image/png', size: 3}

const {at, meta} = flowStories({
  machine: cardCreationMachine,
  View: ({state, send}) => <CardCreationView state={state} send={send} addressOf={() => film} />,
  context: {draft, lessons: [], picked: null, imageFailure: null, key: null, failure: null},
})

export default {title: 'Fluxos/Baralhos/Criação', ...meta}
export const Closed = at('closed')
export const Editing = at('editing')
export const Editing_Empty = at('editing', {draft: {...emptyDraft, lessonId: 'l2'}})
export const Editing_ChoosingLesson = at('editing', {draft: emptyDraft, lessons})
export const Editing_TooLong = at('editing', {draft: {...draft, front: 'a'.repeat(2_010), back: 'b'.repeat(1_990)}})
export const Editing_Offline = at('editing', {failure: 'offline'})
export const Editing_Refused = at('editing', {failure: 'refused'})
export const Editing_Picture = at('editing', {draft: {...draft, images}})
export const Editing_PictureWithoutWords = at('editing', {
  draft: {...draft, images: {front: {...image, alt: ''}, back: null}},
})
export const Editing_PictureRefused = at('editing', {imageFailure: {side: 'back', trouble: 'wrongType'}})
export const Attaching = at('attaching', {picked: {side: 'front', picture}})
export const Creating = at('creating')
