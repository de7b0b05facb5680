import type {ThemeDocument} from '../../domain/themes/documents.ts'
import {documentsMachine} from '../../machines/themes/documents.machine.ts'
import {DocumentsView} from '../../src/features/themes/DocumentsView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const documents: readonly ThemeDocument[] = [
  {
    id: 'd1',
    url: '/pdfs/planners/c1.pdf',
    title: 'Planner do extensivo',
    subtitle: 'Semana a semana, de março a dezembro',
    purpose: 'planner',
    phase: null,
  },
  {id: 'd2', url: '/pdfs/erratas/c1_2.pdf', title: 'Errata da fase 2', subtitle: null, purpose: 'errata', phase: 2},
]

const readerOf = ({url}: Pick<ThemeDocument, 'url'>) => <p style={{padding: '2rem', border: '1px solid'}}>{url}</p>

const {at, meta} = flowStories({
  machine: documentsMachine,
  View: ({state, send}) => <DocumentsView state={state} send={send} phase={null} isUnfolded readerOf={readerOf} />,
  context: {id: null, documents, list: 'ready'},
})

export default {title: 'Fluxos/Temas/Documentos', ...meta}
export const Deciding = at('deciding')
export const Idle = at('idle')
export const Idle_Loading = at('idle', {documents: [], list: 'loading'})
export const Idle_None = at('idle', {documents: []})
export const Idle_Failed = at('idle', {documents: [], list: 'failed'})
export const Loading = at('loading', {id: 'd1'})
export const Shown = at('shown', {id: 'd1'})
export const Placeholder = at('placeholder', {id: 'd1'})
