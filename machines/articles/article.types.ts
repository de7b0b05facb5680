import type {Article} from '../../domain/articles/articles.ts'

export type LoadedArticle = {
  /** Null for an id that the server does not know. */
  readonly article: Article | null
  readonly isFromDevice: boolean
}

export type ArticleInput = {readonly id: string}

export type ArticleContext = ArticleInput & LoadedArticle

export type ArticleEvent = {readonly type: 'article.retry'} | {readonly type: 'network.returned'}
