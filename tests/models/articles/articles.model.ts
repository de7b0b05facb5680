import {type ArticleSummary, foundArticles} from '../../../domain/articles/articles.ts'
import {articlesMachine} from '../../../machines/articles/articles.machine.ts'
import {articlesText} from '../../../src/text/articles/articles.ts'
import {listModel, listView} from '../supplementary/lists.ts'

export const articles: readonly ArticleSummary[] = [
  {
    id: 'aristo/sono',
    title: 'Dormir faz parte do estudo',
    summary: 'O que o sono faz com o que você aprendeu.',
    author: 'Equipe Aristo',
    theme: 'Saúde de quem estuda',
    on: '20261122',
  },
  {
    id: 'aristo/erros',
    title: 'Diário de erros',
    summary: 'Para errar menos.',
    author: 'Equipe Aristo',
    theme: 'Método',
    on: '20261101',
  },
]

export const articlesModel = listModel(articlesMachine, {items: articles, search: ['dormir', 'nada']})

export const articlesView = listView<ArticleSummary>(
  {...articlesText, nothing: articlesText.none},
  ({items, search}) => foundArticles(items, search).length > 0,
  'Dormir faz parte do estudo',
)
