import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import {DomainError} from '../kernel/domainError.ts'
import {isPlainText} from '../kernel/input.ts'
import {findPlusDocuments, findPlusVideos, listPlusCategories, type PageOf} from './supplementary.repository.ts'

/** A list has at most this many entries at once (spec 3§7, 3§9), and as many pages. */
export const mostOfLibrary = 1_000
const furthest = 100_000

/** No category and no playlist of a pack has a longer name. */
const longestName = 120

/** @throws DomainError BAD_INPUT for a page that does not exist */
function checkedPage({skip, limit}: PageOf): PageOf {
  if (skip < 0 || skip > furthest || limit < 1 || limit > mostOfLibrary)
    throw new DomainError('BAD_INPUT', `A page has 1 to ${mostOfLibrary} entries.`)
  return {skip, limit}
}

/** @throws DomainError BAD_INPUT for what no category and no playlist can be called */
function checkedName(name: string | null | undefined): string | null {
  if (name === null || name === undefined) return null
  if (name.length === 0 || name.length > longestName || !isPlainText(name))
    throw new DomainError('BAD_INPUT', 'Not a name.')
  return name
}

/** Supplementary videos and documents (spec 3§2.7, 3§7). */
export const supplementaryQueries = {
  videosJJPlusCategories: (_root, _args, {services}) => listPlusCategories(services.database),

  videosJJPlusMany: async (_root, {category, playlist, ...page}, {services}) =>
    findPlusVideos(services.database, {
      ...checkedPage(page),
      category: checkedName(category),
      playlist: checkedName(playlist),
    }),

  pdfsPlusMany: async (_root, page, {services}) => findPlusDocuments(services.database, checkedPage(page)),
} satisfies Partial<QueryResolvers>
