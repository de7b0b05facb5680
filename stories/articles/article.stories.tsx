import {articleMachine} from '../../machines/articles/article.machine.ts'
import {ArticleView} from '../../src/features/articles/ArticleView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {article} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: articleMachine,
  View: ArticleView,
  context: {id: article.id, article, isFromDevice: false},
})

const none = {article: null}

export default {title: 'Fluxos/Artigos/Artigo', ...meta}
export const Loading = at('loading', none)
export const Shown = at('shown')
export const Shown_FromDevice = at('shown', {isFromDevice: true})
export const Unknown = at('unknown', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
