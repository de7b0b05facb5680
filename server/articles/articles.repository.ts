import {sql} from 'kysely'
import type {Article, ArticleSummary} from '../../schema/generated/resolvers.ts'
import {noonOf} from '../content/writtenOn.ts'
import type {Database} from '../kernel/database/database.ts'

type Stored = Pick<Database, 'db'>
type Row<Wire> = Omit<Wire, '_id' | 'createdAt' | '__typename'> & {readonly id: string; readonly writtenOn: string}

/** More articles than this are not listed. */
export const mostArticles = 500

const columns = sql`id, title, summary, author, theme, written_on as "writtenOn"`

const wireOf = <Wire>({id, writtenOn, ...article}: Row<Wire>) => ({
  ...article,
  _id: id,
  createdAt: noonOf(writtenOn),
})

/** The articles without their bodies, the newest first. */
export async function listArticles({db}: Stored): Promise<ArticleSummary[]> {
  const {rows} = await sql<Row<ArticleSummary>>`
    select ${columns} from article where not retired order by written_on desc, title, id limit ${mostArticles}`.execute(
    db,
  )
  return rows.map(wireOf)
}

/** One article with its body; null when there is none, or no more. */
export async function findArticle({db}: Stored, id: string): Promise<Article | null> {
  const {rows} = await sql<Row<Article>>`
    select ${columns}, body from article where id = ${id} and not retired`.execute(db)
  const [row] = rows
  return row === undefined ? null : wireOf(row)
}
