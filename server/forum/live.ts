import {sql} from 'kysely'
import type {ForumChange} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {Database} from '../kernel/database/database.ts'
import {signedInSession} from '../kernel/session.ts'
import {mergedChanges} from './liveText.ts'
import {findCommentsByIds} from './read.repository.ts'
import {anybody, openForum, type Place, viewerOf} from './viewer.ts'
import {forumFor} from './write.repository.ts'

/** What happened in a forum: as everybody may know it, and which comments some may read nevertheless. */
type LiveBatch = {
  readonly changes: ForumChange[]
  /** By id the profile that may read it, besides the staff; null for the staff alone, `*` where each has to ask. */
  readonly kept: ReadonlyMap<string, string | null>
}

/** In the place of a profile: an answer of the assistant is for those who see the key of its question. */
const eachAsks = '*'

async function loadBatch(database: Database, now: number, texts: readonly string[]): Promise<LiveBatch> {
  const changes = mergedChanges(texts)
  const ids = changes.map(({id}) => id)
  const [shown, stored] = await Promise.all([
    findCommentsByIds(database, anybody(now), ids),
    sql<{id: string; owner: string | null}>`
      select id, case when author_type = 'HarrisonAI' and hidden_at is null then coalesce(audience, ${eachAsks})
        when audience is null or audience = profile_id then profile_id end as owner
      from forum_comment where id = any(${ids}::text[]) and (audience is not null or hidden_at is not null or author_type = 'HarrisonAI')
        and deleted_at is null`.execute(database.db),
  ])
  const byId = new Map(shown.map((comment) => [comment.id, comment]))
  const kept = new Map(stored.rows.map(({id, owner}) => [id, owner]))
  return {
    kept,
    changes: changes.map(({kind, id, parentId}) => {
      const comment = byId.get(id) ?? null
      return {
        kind: comment === null ? 'gone' : kind === 'gone' ? 'changed' : kind,
        commentId: id,
        parentId: comment?.parent ?? parentId,
        comment,
      }
    }),
  }
}

/** The texts of a batch are one array for all its readers, so that they share what was loaded for them. */
const loaded = new WeakMap<readonly string[], Promise<LiveBatch>>()

const missed: ForumChange[] = [{kind: 'missed', commentId: '', parentId: null, comment: null}]

/** Changes of the comments of an open forum (ours). */
export const forumSubscriptions = {
  forumChanged: {
    subscribe: async (_root: unknown, {contentType, contentId}: Place, context: RequestContext) => {
      const {database, clock, events, log} = context.services
      const session = await signedInSession(context)
      const viewer = viewerOf(session, clock())
      const place = {contentType, contentId}
      // A forum without comments has no row; its id must be known before the first one is told.
      const forumId = (await openForum(database, viewer, place)) ?? (await forumFor(database.db, place, clock()))
      return events.batches(forumId, viewer.profileId, (texts) => {
        const known = loaded.get(texts)
        if (known !== undefined) return known
        const loading = loadBatch(database, clock(), texts)
        loading.catch((error: unknown) => log.error({err: error}, 'news of a forum could not be read'))
        loaded.set(texts, loading)
        return loading
      })
    },
    resolve: async (batch: LiveBatch | null, _args: object, context: RequestContext): Promise<ForumChange[]> => {
      if (batch === null) return missed
      if (batch.kept.size === 0) return batch.changes
      const {kept, changes} = batch
      const viewer = viewerOf(await signedInSession(context), context.services.clock())
      const mayRead = (id: string) =>
        kept.has(id) && (viewer.isStaff || [viewer.profileId, eachAsks].includes(kept.get(id) ?? ''))
      return changes.map((change) =>
        mayRead(change.commentId) ? {...change, kind: 'changed' as const, comment: null} : change,
      )
    },
  },
}
