import type {Kysely} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'

/** A comment as the assistant needs to know it. */
export type AskedComment = {
  readonly id: string
  /** What the student wrote. */
  readonly body: string
  readonly contentType: string
  readonly contentId: string
  /** 1 for a top comment. */
  readonly level: number
  readonly isAnswered: boolean
}

/** What the assistant does in forums, by functions of the forum's own room. */
export type AssistantForum = {
  /** Those of the comments that the student wrote and that stand; those of others are as unknown ones. */
  readonly findOwn: (
    tx: Kysely<Tables>,
    profileId: string,
    commentIds: readonly string[],
  ) => Promise<readonly AskedComment[]>
  /** Publishes an answer as a reply of the assistant, which answers the comment; returns the reply's id. */
  readonly publish: (
    tx: Kysely<Tables>,
    answer: {readonly commentId: string; readonly body: string; readonly now: number},
  ) => Promise<string>
  /** Asks for a monitor; `name` is who asks, as the staff is told. */
  readonly requestMonitor: (
    tx: Kysely<Tables>,
    request: {readonly commentId: string; readonly name: string; readonly now: number},
  ) => Promise<void>
}
