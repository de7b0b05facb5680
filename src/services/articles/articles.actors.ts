import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ArticleSummary} from '../../../domain/articles/articles.ts'
import {dayOf} from '../../../domain/shared/noonDay.ts'
import type {ArticleInput, LoadedArticle} from '../../../machines/articles/article.types.ts'
import type {LoadedList} from '../../../machines/shared/searchedList.types.ts'
import {ArticleDocument, ArticlesDocument, type ArticlesQuery} from '../gen/articles/graphql.ts'
import {readNow} from '../study/reads.ts'

const summaryOf = ({
  _id,
  title,
  summary,
  author,
  theme,
  createdAt,
}: ArticlesQuery['articles'][number]): ArticleSummary => ({
  id: _id,
  title,
  summary,
  author,
  theme,
  on: dayOf(createdAt),
})

/** The articles, the newest first. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadArticlesWith = (client: Client) =>
  fromPromise<LoadedList<ArticleSummary>>(async ({signal}) => {
    const {data, isFromDevice} = await readNow(client, ArticlesDocument, {}, signal)
    return {items: data.articles.map(summaryOf), isFromDevice}
  })

/** One article, or null. Rejects with a `RequestError` when neither server nor device knows it. */
export const loadArticleWith = (client: Client) =>
  fromPromise<LoadedArticle, ArticleInput>(async ({input: {id}, signal}) => {
    const {data, isFromDevice} = await readNow(client, ArticleDocument, {id}, signal)
    const {article} = data
    return {article: article ? {...summaryOf(article), body: article.body} : null, isFromDevice}
  })
