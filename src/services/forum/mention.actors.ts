import {fromPromise} from 'xstate'
import type {ForumParticipant} from '../../../domain/forum/comment.ts'
import type {ForumPlace} from '../../../machines/forum/forum.types.ts'
import {type OpenRest, replied} from './rest.ts'

/** People of a forum whose name has a word that begins so. Rejects with a `RestError`. */
export const findPeopleWith = (open: OpenRest, {contentType, contentId}: ForumPlace) =>
  fromPromise<readonly ForumParticipant[], {readonly words: string}>(async ({input: {words}, signal}) => {
    const rest = await open()
    const {items} = await replied(signal, (patient) =>
      rest.GET('/v1/forum/participants', {params: {query: {contentType, contentId, text: words}}, signal: patient}),
    )
    return items
  })
