import type {FinishContext} from '../../../machines/agenda/finish.types.ts'
import type {FinishWrite} from '../agenda/finishWrite.ts'

type Extra = {
  readonly type: FinishContext['type']
  readonly id: string
  readonly classification: readonly string[]
}

/** Finishes a theoretical extra: study and review have operations of their own (spec 1§7, 2§7). */
export const finishOfExtra =
  ({type, id, classification}: Extra): FinishWrite =>
  (dateNow) =>
    type === 'theoreticalStudy'
      ? {operation: 'finishExtraTheoreticalStudyExtraActivity', input: {_id: id, classification, dateNow}}
      : {operation: 'finishExtraTheoreticalReviewActivity', input: {id, classification, dateNow}}
