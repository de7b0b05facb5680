import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import {checkedId} from '../kernel/input.ts'
import {findArticle, listArticles} from './articles.repository.ts'

/** Articles of the content pack (spec 3§2.9). */
export const articleQueries = {
  articles: (_root, _args, {services}) => listArticles(services.database),
  article: async (_root, {_id}, {services}) => findArticle(services.database, checkedId(_id)),
} satisfies Partial<QueryResolvers>
