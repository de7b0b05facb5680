import type {Kysely} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import {failureWindow} from './attempts.ts'
import {idleLife} from './standingSessions.ts'
import {idTokenLife} from './tokens.ts'

const day = 24 * 3_600_000

/** Milliseconds a session that is over stays known, so that its identity tokens open nothing: longer than those live. */
export const endedSessionLife = 2 * idTokenLife * 1_000

/**
 * Milliseconds a replaced refresh token is known; within them its reuse ends the session, later it is a stranger's. The
 * one replaced last stays as long as its session: the reply to it may have been lost.
 */
export const replacedTokenLife = 7 * day

/** Deletes sessions that are over, replaced and used tokens, and attempts that no longer count. */
export async function cleanUpIdentity(db: Kysely<Tables>, now: number): Promise<void> {
  const before = (milliseconds: number) => new Date(now - milliseconds)
  await db
    .deleteFrom('identity_session')
    .where((eb) =>
      eb.or([
        eb('ended_at', '<', before(endedSessionLife)),
        eb('expires_at', '<', before(endedSessionLife)),
        eb('last_used_at', '<', before(idleLife + endedSessionLife)),
      ]),
    )
    .execute()
  await db
    .deleteFrom('identity_refresh')
    .where('superseded_at', '<', before(replacedTokenLife))
    .where('generation', '<', (eb) =>
      eb
        .selectFrom('identity_refresh as chain')
        .select(({eb: of, fn}) => of(fn.max('chain.generation'), '-', 1).as('replaced_last'))
        .whereRef('chain.family', '=', 'identity_refresh.family'),
    )
    .execute()
  await db.deleteFrom('identity_used_token').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('identity_failure').where('failed_at', '<=', before(failureWindow)).execute()
}
