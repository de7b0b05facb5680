import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {dayOf} from '../../../domain/shared/noonDay.ts'
import type {StudyContent} from '../../../domain/study/contents.types.ts'
import type {PlaylistPlace, PlusDocument, PlusPlaylist} from '../../../domain/supplementary/supplementary.types.ts'
import type {LoadedList} from '../../../machines/shared/searchedList.types.ts'
import {
  PdfsPlusManyDocument,
  VideosJjPlusCategoriesDocument,
  VideosJjPlusManyDocument,
  type VideosJjPlusManyQuery,
} from '../gen/supplementary/graphql.ts'
import {readNow} from '../study/reads.ts'

/** One playlist or all documents: no pack has more (spec 3§7). */
const all = {limit: 1_000, skip: 0}

/** All playlists. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadPlaylistsWith = (client: Client) =>
  fromPromise<LoadedList<PlusPlaylist>>(async ({signal}) => {
    const {data, isFromDevice} = await readNow(client, VideosJjPlusCategoriesDocument, {}, signal)
    const items = data.videosJJPlusCategories.flatMap(({category, playlists}) =>
      playlists.map(({name, amount, createdAt}) => ({name, category, amount, on: dayOf(createdAt)})),
    )
    return {items, isFromDevice}
  })

const videoOf = ({
  _id,
  url,
  title,
  subtitle,
  durationSeconds,
  captions,
}: VideosJjPlusManyQuery['videosJJPlusMany'][number]): StudyContent => ({
  id: _id,
  kind: 'video',
  url,
  title,
  subtitle,
  description: null,
  category: null,
  durationSeconds,
  captions,
  liveChatLink: null,
  comment: null,
})

/** The videos of a playlist in its order. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadPlaylistWith = (client: Client) =>
  fromPromise<LoadedList<StudyContent>, PlaylistPlace>(async ({input: {category, playlist}, signal}) => {
    const variables = {...all, category, playlist}
    const {data, isFromDevice} = await readNow(client, VideosJjPlusManyDocument, variables, signal)
    return {items: data.videosJJPlusMany.map(videoOf), isFromDevice}
  })

/** The documents of the library. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadDocumentsWith = (client: Client) =>
  fromPromise<LoadedList<PlusDocument>>(async ({signal}) => {
    const {data, isFromDevice} = await readNow(client, PdfsPlusManyDocument, all, signal)
    const items = data.pdfsPlusMany.map(({_id, createdAt, url, title, subtitle, description, category}) => ({
      id: _id,
      url,
      title,
      subtitle,
      description,
      category,
      on: dayOf(createdAt),
    }))
    return {items, isFromDevice}
  })
