import * as v from 'valibot'
import type {ForumParticipant} from '../../../domain/forum/comment.ts'
import {accountStore} from '../platform/storage.ts'

/** What is written for a forum and not sent. */
export type Draft = {
  readonly body: string
  /** Whom it means. */
  readonly chosen: readonly ForumParticipant[]
}

export type DraftStore = {
  readonly read: () => Draft
  /** An empty text is forgotten. */
  readonly write: (draft: Draft) => void
}

const stored = v.object({
  owner: v.string(),
  place: v.string(),
  body: v.string(),
  chosen: v.array(v.object({id: v.string(), name: v.string()})),
})

/** Texts of one device; the oldest goes when one more is written. */
const mostDrafts = 20

const drafts = accountStore('forumDrafts', 1, v.array(stored), [])

const nothing: Draft = {body: '', chosen: []}

/** The text that a student has written at one place of a forum; another account never sees it. */
export function draftAt(uid: string, place: string): DraftStore {
  const isHere = (one: v.InferOutput<typeof stored>) => one.owner === uid && one.place === place
  return {
    read: () => {
      const {body, chosen} = drafts.read().find(isHere) ?? nothing
      return {body, chosen}
    },
    write: ({body, chosen}) => {
      const others = drafts.read().filter((one) => one.owner === uid && !isHere(one))
      const own = body.trim() === '' ? [] : [{owner: uid, place, body, chosen: [...chosen]}]
      drafts.write([...others, ...own].slice(-mostDrafts))
    },
  }
}
