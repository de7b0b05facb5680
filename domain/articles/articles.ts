import {folded} from '../study/textSearch.ts'
import type {RichText} from '../shared/richText.ts'
import type {CalendarDate} from '../shared/studyDay.ts'

/** An article as the list shows it (spec 3§2.9, 3§3). */
export type ArticleSummary = {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly author: string
  readonly theme: string
  readonly on: CalendarDate
}

export type Article = ArticleSummary & {readonly body: RichText}

/** `/artigos`. */
export const articlesPath = '/artigos'

/** Where an article is read: its id may have a slash, which its address has not. */
export const articlePath = (id: string): string => `${articlesPath}/${encodeURIComponent(id)}`

/** The id that a path names; null for the list. */
export function articleOf(path: string): string | null {
  const [, id = ''] = /^\/artigos\/([^/]+)\/?$/.exec(path) ?? []
  if (id === '') return null
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Articles whose title, summary or theme has the words, accents and case aside. */
export function foundArticles(articles: readonly ArticleSummary[], search: string): readonly ArticleSummary[] {
  const words = folded(search).trim()
  return articles.filter(({title, summary, theme}) => folded(`${title} ${summary} ${theme}`).includes(words))
}

/**
 * The same text with levels for assistive technology that follow its title: its highest headings have level 2, those
 * below them level 3. The tags of rich text begin at `h3`, and Markdown's `##` is an `h4`.
 */
export function withHeadingLevels(body: RichText): RichText {
  const isTopped = body.some((node) => typeof node !== 'string' && node.tag === 'h3')
  return body.map((node) => {
    if (typeof node === 'string' || (node.tag !== 'h3' && node.tag !== 'h4')) return node
    const level = isTopped && node.tag === 'h4' ? 3 : 2
    return {...node, attributes: {...node.attributes, 'aria-level': String(level)}}
  })
}
