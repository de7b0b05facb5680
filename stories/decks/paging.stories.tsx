import {pagingMachine} from '../../machines/decks/paging.machine.ts'
import {PagingView} from '../../src/features/decks/PagingView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: pagingMachine,
  View: ({state, send}) => <PagingView state={state} send={send} />,
  context: {page: 2, pageSize: 15, total: 100, cached: 75, hasFailed: false},
})

export default {title: 'Fluxos/Baralhos/Páginas', ...meta}
export const Ready = at('ready')
export const Ready_First = at('ready', {page: 1})
export const Ready_Last = at('ready', {page: 7})
export const Ready_Failed = at('ready', {page: 5, hasFailed: true})
export const Fetching = at('fetching', {page: 5})
