import {articlesMachine} from '../../machines/articles/articles.machine.ts'
import {ArticlesView} from '../../src/features/articles/ArticlesView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {articles} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: articlesMachine,
  View: ArticlesView,
  context: {items: articles, isFromDevice: false, search: ''},
})

const none = {items: []}

export default {title: 'Fluxos/Artigos/Lista', ...meta}
export const Loading = at('loading', none)
export const List = at('list')
export const List_Found = at('list', {search: 'sono', isFromDevice: true})
export const List_NothingFound = at('list', {search: 'dermatologia'})
export const Empty = at('empty', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
