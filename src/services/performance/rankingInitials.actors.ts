import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {InitialsWish} from '../../../machines/performance/rankingInitials.types.ts'
import {RankingInitialsDocument} from '../gen/performance/graphql.ts'
import {updateProfile} from '../profile/updateProfile.actors.ts'
import {readNow} from '../study/reads.ts'

/** Whether rankings show the student by initials only. Rejects with a `RequestError`. */
export const readInitialsWith = (client: Client) =>
  fromPromise<boolean>(async ({signal}) => {
    const {data} = await readNow(client, RankingInitialsDocument, {}, signal)
    return data.profile.rankingInitials
  })

/** Saves the wish. Rejects with a `RequestError`; the same key never counts twice. */
export const saveInitialsWith = (client: Client) =>
  fromPromise<boolean, InitialsWish | null>(({input: wish, signal}) => {
    if (wish === null) throw new Error('no wish')
    return updateProfile(client, {changes: {rankingInitials: wish.isInitials}, key: wish.key}, signal)
  })
