import {createHash} from 'node:crypto'
import {type RawBuilder, sql} from 'kysely'
import {type ChainCommit, joins, type MarkLink, markText} from '../../domain/exam/markChain.ts'
import type {Choosing} from '../question/preChoice.repository.ts'
import type {Tx} from './mockProgress.repository.ts'

/**
 * Chains of one try are kept in so many places, found by their ids, so that nobody fills the table by chain after chain.
 * Two devices share a place once in a thousand times; then marks of the one that spoke first are kept after the end.
 */
export const chainPlaces = 1_024
const placeOf = (chain: string): number => createHash('sha256').update(chain).digest().readUInt16BE(0) % chainPlaces

/** A mark with its place in the chain of its device. */
export type ChainedMark = Pick<Choosing, 'agendaId' | 'items'> & {
  readonly link: MarkLink
  readonly commit: ChainCommit | null
  /** As the device wrote it into the chain, in milliseconds. */
  readonly madeAt: number
}

/** The hash of a mark, made from what has arrived. */
export const hashOfMark = ({agendaId, link, madeAt, items}: ChainedMark): string =>
  createHash('sha256')
    .update(markText(agendaId, link, {madeAt, items}))
    .digest('hex')

/**
 * SQL that keeps where a chain was seen, in the time of the exam: the newest mark that came is the checkpoint. One that went
 * astray and comes behind later ones changes nothing.
 */
function keepCheckpoint(
  activityId: string,
  {chain, seq, hash}: {readonly chain: string; readonly seq: number; readonly hash: string},
  commit: ChainCommit | null,
  now: number,
): RawBuilder<unknown> {
  return sql`insert into mock_chain (activity_id, place, chain, seq, hash, seen_at, committed_seq, committed_hash)
    values (${activityId}, ${placeOf(chain)}, ${chain}, ${seq}, ${hash}, ${new Date(now)}, ${commit?.seq ?? null}, ${commit?.hash ?? null})
    on conflict (activity_id, place) do update set chain = excluded.chain, seq = excluded.seq, hash = excluded.hash,
      seen_at = excluded.seen_at, committed_seq = excluded.committed_seq, committed_hash = excluded.committed_hash
      where excluded.chain <> mock_chain.chain or excluded.seq >= mock_chain.seq`
}

/** The checkpoint that a mark makes which comes in time, as SQL for the statement that stores it. */
export const checkpointOf = (mark: ChainedMark, now: number): RawBuilder<unknown> =>
  keepCheckpoint(mark.agendaId, {...mark.link, hash: hashOfMark(mark)}, mark.commit, now)

/** The first checkpoint of a device: it was there when the exam was started. One that is known changes nothing. */
export async function openChain(tx: Tx, activityId: string, chain: string, now: number): Promise<void> {
  await sql`
    insert into mock_chain (activity_id, place, chain, seq, hash, seen_at)
    values (${activityId}, ${placeOf(chain)}, ${chain}, 0, '', ${new Date(now)}) on conflict do nothing`.execute(tx)
}

type Checkpoint = {
  readonly seq: number
  readonly hash: string
  readonly committedSeq: number | null
  readonly committedHash: string | null
}

/**
 * Lets a mark that has come after the end go on with its chain, if it joins. Where the chain arrives at what its device
 * had committed before the end, the late marks up to there are proved to have been made in time. The caller holds the
 * lock of the exam.
 *
 * @returns whether it joined, and whether it is such a commitment itself
 */
export async function continueChain(
  tx: Tx,
  mark: ChainedMark,
): Promise<{readonly isJoined: boolean; readonly isProved: boolean}> {
  const {agendaId, link} = mark
  const {rows} = await sql<Checkpoint>`
    select seq, hash, committed_seq as "committedSeq", committed_hash as "committedHash"
    from mock_chain where activity_id = ${agendaId} and chain = ${link.chain}`.execute(tx)
  const [checkpoint] = rows
  if (checkpoint === undefined || !joins(checkpoint, link)) return {isJoined: false, isProved: false}
  const hash = hashOfMark(mark)
  await tx
    .updateTable('mock_chain')
    .set({seq: link.seq, hash})
    .where('activity_id', '=', agendaId)
    .where('chain', '=', link.chain)
    .execute()
  const isProved = checkpoint.committedSeq === link.seq && checkpoint.committedHash === hash
  if (isProved) {
    await tx
      .updateTable('mock_late_mark')
      .set({proved: true})
      .where('activity_id', '=', agendaId)
      .where('chain', '=', link.chain)
      .where('seq', '<', link.seq)
      .execute()
  }
  return {isJoined: true, isProved}
}
