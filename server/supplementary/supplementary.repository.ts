import {sql} from 'kysely'
import type {Caption, PlusCategory, PlusDocument, PlusPlaylist, PlusVideo} from '../../schema/generated/resolvers.ts'
import {noonOf} from '../content/writtenOn.ts'
import type {Database} from '../kernel/database/database.ts'

type Stored = Pick<Database, 'db'>

/** A part of a list. */
export type PageOf = {readonly skip: number; readonly limit: number}

/** More playlists than this are not listed. */
const mostPlaylists = 1_000

type PlaylistRow = {
  readonly category: string
  readonly name: string
  readonly amount: number
  readonly newestOn: string
}

/** The playlists of each category by their names, without retired videos. */
export async function listPlusCategories({db}: Stored): Promise<PlusCategory[]> {
  const {rows} = await sql<PlaylistRow>`
    select plus_category as category, plus_playlist as name, count(*)::integer as amount, max(plus_on) as "newestOn"
    from video where plus_playlist is not null and not retired
    group by plus_category, plus_playlist
    order by plus_category collate "C", plus_playlist collate "C" limit ${mostPlaylists}`.execute(db)
  const categories = new Map<string, PlusPlaylist[]>()
  for (const {category, name, amount, newestOn} of rows) {
    const playlists = categories.get(category) ?? []
    playlists.push({name, amount, createdAt: noonOf(newestOn)})
    categories.set(category, playlists)
  }
  return [...categories].map(([category, playlists]) => ({category, playlists}))
}

type VideoRow = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly subtitle: string | null
  readonly category: string
  readonly playlist: string
  readonly durationSeconds: number | null
  readonly captions: readonly Caption[]
  readonly plusOn: string
}

export type PlusWanted = PageOf & {readonly category: string | null; readonly playlist: string | null}

/** Videos in the order of their playlists, without retired ones. */
export async function findPlusVideos({db}: Stored, wanted: PlusWanted): Promise<PlusVideo[]> {
  const {skip, limit, category, playlist} = wanted
  const {rows} = await sql<VideoRow>`
    select id, url, title, subtitle, plus_category as category, plus_playlist as playlist,
      duration_seconds as "durationSeconds", captions, plus_on as "plusOn"
    from video where plus_playlist is not null and not retired
      ${category === null ? sql`` : sql`and plus_category = ${category}`}
      ${playlist === null ? sql`` : sql`and plus_playlist = ${playlist}`}
    order by plus_category collate "C", plus_playlist collate "C", plus_order, id
    limit ${limit} offset ${skip}`.execute(db)
  return rows.map(({id, captions, plusOn, category: of, playlist: list, ...video}) => ({
    ...video,
    _id: id,
    jjPlus: {category: of, playlist: list},
    captions: captions.map((caption) => ({...caption})),
    createdAt: noonOf(plusOn),
  }))
}

type DocumentRow = Omit<PlusDocument, '_id' | 'createdAt'> & {readonly id: string; readonly writtenOn: string}

/** Documents of the library, the newest first. */
export async function findPlusDocuments({db}: Stored, {skip, limit}: PageOf): Promise<PlusDocument[]> {
  const {rows} = await sql<DocumentRow>`
    select id, url, title, subtitle, description, category, written_on as "writtenOn"
    from document where purpose = 'library' and url is not null and category is not null and not retired
    order by written_on desc, id limit ${limit} offset ${skip}`.execute(db)
  return rows.map(({id, writtenOn, ...document}) => ({...document, _id: id, createdAt: noonOf(writtenOn)}))
}
