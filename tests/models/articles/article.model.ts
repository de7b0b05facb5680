import type {Article} from '../../../domain/articles/articles.ts'
import {articleMachine} from '../../../machines/articles/article.machine.ts'
import {articlesText, byline} from '../../../src/text/articles/articles.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {articles} from './articles.model.ts'

const [summary] = articles
if (summary === undefined) throw new Error('there is no article')
export const article: Article = {
  ...summary,
  body: [
    {tag: 'h4', children: ['Quanto é suficiente']},
    {tag: 'p', children: ['Sete horas ', {tag: 'strong', children: ['ou mais']}, '.']},
  ],
}

export const articleModel: FlowModel<typeof articleMachine> = {
  machine: articleMachine,
  starts: {'an address': {id: article.id}},
  cases: {
    'article.retry': [{type: 'article.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadArticle': [
      {article: null, isFromDevice: false},
      {article, isFromDevice: false},
      {article, isFromDevice: true},
    ],
    'xstate.error.actor.loadArticle': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadArticle'],
  listeners: [],
  effects: [],
}

const back = ['link', articlesText.back] as const

export const articleView: ViewModel<typeof articleMachine> = {
  interactions: {
    'article.retry': (page) => page.getByRole('button', {name: articlesText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', articlesText.loadingOne], back]},
    shown: ({isFromDevice}) => ({
      visible: [
        back,
        ['heading', article.title],
        ['text', byline(article.author, article.on)],
        ['heading', 'Quanto é suficiente'],
        ...(isFromDevice ? [['text', articlesText.fromDevice] as const] : []),
      ],
      absent: [['alert']],
    }),
    unknown: {visible: [back, ['heading', articlesText.unknown]], absent: [['button', articlesText.tryAgain]]},
    offline: {visible: [back, ['alert'], ['heading', articlesText.offline]]},
    failed: {visible: [back, ['alert'], ['heading', articlesText.failed]]},
  },
}
