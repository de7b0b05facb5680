import * as v from 'valibot'
import {areNpsReasons, npsReasons, npsScores} from '../../../domain/feedback/nps.ts'
import type {NpsDraft} from '../../../machines/feedback/nps.types.ts'
import {accountStore, localStore} from '../platform/storage.ts'

const blank: NpsDraft = {score: null, reasons: [], comment: ''}
const reason = v.picklist([...npsReasons.detractor, ...npsReasons.neutral, ...npsReasons.promoter])
const drafts = accountStore<NpsDraft | null>(
  'npsDraft',
  1,
  v.nullable(v.object({score: v.picklist(npsScores), reasons: v.array(reason), comment: v.string()})),
  null,
)

/** What a student began to answer before. */
export function readNpsDraft(): NpsDraft {
  const draft = drafts.read() ?? blank
  const {score, reasons} = draft
  return score !== null && areNpsReasons(score, reasons) ? draft : {...draft, reasons: []}
}

/** Keeps what a student has begun to answer; null forgets it. */
export function keepNpsDraft(draft: NpsDraft | null): void {
  if (JSON.stringify(draft) !== JSON.stringify(drafts.read())) drafts.write(draft)
}

/** How often the rating of each feature has opened on this device, whoever was signed in (spec 2§4). */
const openings = localStore('featureOpenings', 1, v.record(v.string(), v.number()), {})

export const readOpenings = (feature: string): number => openings.read()[feature] ?? 0

export const keepOpenings = (feature: string, count: number): void =>
  openings.write({...openings.read(), [feature]: count})
