import type {Instant} from '../shared/studyDay.ts'
import {wellFormed} from '../shared/wellFormed.ts'

/**
 * Where one device's chain of marks in one exam ends (D-19): so many marks were taken by the server, the last one with
 * this hash. A chain without marks ends at 0 with an empty hash.
 */
export type ChainHead = {readonly chain: string; readonly seq: number; readonly hash: string}

/** What a mark carries: its chain, its place there, from 1, and the hash of the mark before. */
export type MarkLink = {readonly chain: string; readonly seq: number; readonly prev: string}

/** What a device says is in its chain beyond the mark that it is sending: the marks that wait behind it. */
export type ChainCommit = {readonly seq: number; readonly hash: string}

/** The marks of one write, all made at one instant; `selected` is -1 for none. */
export type MarkedItems = {
  readonly madeAt: Instant
  readonly items: readonly {readonly questionId: string; readonly selected: number; readonly essay: string | null}[]
}

export const newChain = (chain: string): ChainHead => ({chain, seq: 0, hash: ''})

export const linkAfter = ({chain, seq, hash}: ChainHead): MarkLink => ({chain, seq: seq + 1, prev: hash})

/**
 * The text whose SHA-256 (of its UTF-8 bytes, in lower-case hexadecimal) is the hash of a mark: the exam, the link, the
 * instant in milliseconds and what was marked, as well-formed text: what the server stores. Device and server make it by
 * themselves.
 */
export const markText = (activityId: string, {chain, seq, prev}: MarkLink, {madeAt, items}: MarkedItems): string =>
  JSON.stringify([
    activityId,
    chain,
    seq,
    prev,
    madeAt,
    items.map(({questionId, selected, essay}) => [questionId, selected, essay === null ? null : wellFormed(essay)]),
  ])

/** Whether a mark goes on exactly where the server has seen its chain last. */
export const joins = (checkpoint: Pick<ChainHead, 'seq' | 'hash'> | undefined, {seq, prev}: MarkLink): boolean =>
  checkpoint !== undefined && seq === checkpoint.seq + 1 && prev === checkpoint.hash
