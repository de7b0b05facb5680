import type {Client} from '@urql/core'
import type {ForumPlace} from '../../../machines/forum/forum.types.ts'
import {ForumChangedDocument, type ForumChangedSubscription} from '../gen/forum/graphql.ts'

export type ForumChanges = ForumChangedSubscription['forumChanged']

/** Calls back with what others do in a forum. Returns the stop. */
export type FollowChanges = (at: ForumPlace, onChanges: (changes: ForumChanges) => void) => () => void

/** What others do, by the socket that a student's other news come by. */
export const changesOf =
  (client: () => Client): FollowChanges =>
  ({contentType, contentId}, onChanges) =>
    client()
      .subscription(ForumChangedDocument, {contentType, contentId})
      .subscribe(({data}) => {
        if (data) onChanges(data.forumChanged)
      }).unsubscribe
