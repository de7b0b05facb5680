import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ViewerKind, ViewerTarget} from '../../../domain/study/forumUid.ts'
import {FlashcardManyDocument, VideoManyDocument} from '../gen/study/graphql.ts'
import {QuestionManyDocument} from '../gen/day/graphql.ts'
import {readNow} from './reads.ts'

const finders: Readonly<Record<ViewerKind, (client: Client, id: string, signal: AbortSignal) => Promise<boolean>>> = {
  questao: async (client, id, signal) => {
    const {data} = await readNow(
      client,
      QuestionManyDocument,
      {ids: [id], type: 'question', calendarDate: null, activity: null},
      signal,
    )
    return data.questionMany.length > 0
  },
  flashcard: async (client, id, signal) => {
    const {data} = await readNow(
      client,
      FlashcardManyDocument,
      {ids: [id], type: 'flashcard', calendarDate: null, activity: null},
      signal,
    )
    return data.flashcardMany.length > 0
  },
  video: async (client, id, signal) => {
    const {data} = await readNow(client, VideoManyDocument, {ids: [id]}, signal)
    return data.videoMany.length > 0
  },
}

/**
 * Whether there is such a content (spec 2§7 `questionMany`, `FlashcardMany`, `VideoMany`); what was read stays in the cache, where its
 * view finds it. Rejects with a `RequestError` when neither server nor device knows.
 */
export const findContentWith = (client: Client) =>
  fromPromise<boolean, ViewerTarget>(({input: {kind, id}, signal}) => finders[kind](client, id, signal))
