import {supplementaryDocumentsMachine} from '../../machines/supplementary/supplementaryDocuments.machine.ts'
import {DocumentsView} from '../../src/features/supplementary/DocumentsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {documents} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: supplementaryDocumentsMachine,
  View: DocumentsView,
  context: {items: documents, isFromDevice: false, search: ''},
})

const none = {items: []}

export default {title: 'Fluxos/Mais Aristo/Documentos', ...meta}
export const Loading = at('loading', none)
export const List = at('list')
export const List_Found = at('list', {search: 'escala', isFromDevice: true})
export const List_NothingFound = at('list', {search: 'dermatologia'})
export const Empty = at('empty', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
