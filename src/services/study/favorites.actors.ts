import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {favoritePageSize, type FavoriteTab, mayHaveMore} from '../../../domain/study/favorites.ts'
import {plainText} from '../../../domain/shared/plainText.ts'
import type {FavoriteItem, FavoritePage, FavoritePageInput} from '../../../machines/study/favorites.types.ts'
import {
  FlashcardManyFavoriteDocument,
  MindmapManyFavoriteDocument,
  QuestionManyFavoriteDocument,
  TextManyFavoriteDocument,
  VideoManyFavoriteDocument,
} from '../gen/study/graphql.ts'
import {type Read, readNow} from './reads.ts'

/** The title of a row shows two or three lines of it. */
const titleLength = 160

const line = (parts: readonly (string | number | null | undefined)[], separator = ' · ') =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator)

type Place = {readonly skip: number; readonly limit: number}
type Source = (client: Client, place: Place, signal: AbortSignal) => Promise<Read<readonly FavoriteItem[]>>

type Titled = {
  readonly _id: string
  readonly title: string
  readonly subtitle?: string | null
  readonly description?: string | null
}

const titled = ({_id, title, subtitle, description}: Titled): FavoriteItem => ({
  id: _id,
  title,
  detail: subtitle ?? description ?? '',
})

const sources: Readonly<Record<FavoriteTab, Source>> = {
  questao: async (client, place, signal) => {
    const {data, isFromDevice} = await readNow(client, QuestionManyFavoriteDocument, place, signal)
    const items = data.questionManyFavorite.map(({_id, body, institution, uf, year, classification}) => ({
      id: _id,
      title: plainText(body, titleLength),
      detail: line([institution, uf, year, classification.at(-1)]),
    }))
    return {data: items, isFromDevice}
  },
  video: async (client, place, signal) => {
    const {data, isFromDevice} = await readNow(client, VideoManyFavoriteDocument, place, signal)
    return {
      data: data.videoManyFavorite.map(({category, subtitle, ...video}) =>
        titled({...video, subtitle: line([subtitle, category])}),
      ),
      isFromDevice,
    }
  },
  apostila: async (client, place, signal) => {
    const {data, isFromDevice} = await readNow(client, TextManyFavoriteDocument, place, signal)
    return {data: data.textManyFavorite.map(titled), isFromDevice}
  },
  'mapa-mental': async (client, place, signal) => {
    const {data, isFromDevice} = await readNow(client, MindmapManyFavoriteDocument, place, signal)
    return {data: data.mindmapManyFavorite.map(titled), isFromDevice}
  },
  flashcard: async (client, place, signal) => {
    const {data, isFromDevice} = await readNow(client, FlashcardManyFavoriteDocument, place, signal)
    const items = data.flashcardManyFavorite.map(({_id, front, prefix, classification}) => ({
      id: _id,
      title: plainText(front, titleLength),
      detail: line([prefix, classification.at(-1)]),
    }))
    return {data: items, isFromDevice}
  },
}

/** One page of a tab, the newest first (spec 2§7 `*ManyFavorite`). Rejects with a `RequestError` when neither server nor device knows it. */
export const loadFavoritesWith = (client: Client) =>
  fromPromise<FavoritePage, FavoritePageInput>(async ({input: {tab, skip}, signal}) => {
    const {data, isFromDevice} = await sources[tab](client, {skip, limit: favoritePageSize}, signal)
    return {items: data, hasMore: mayHaveMore(data.length), isFromDevice}
  })
