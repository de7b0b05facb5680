import type {ExamExtra, Extra} from './extra.types.ts'

/** What the creation screens are asked for: a full exam of an institution, or a mock exam (spec 2§2). */
export type CreateWish =
  | {
      readonly kind: 'Exam'
      readonly template: string
      readonly uf: string | null
      readonly institution: string | null
      readonly year: number | null
    }
  | {readonly kind: 'MockExam'; readonly template: string; readonly title: string | null}

const isWished = (wish: CreateWish, extra: ExamExtra): boolean => {
  if (wish.kind === 'MockExam') return wish.title !== null && extra.title === wish.title
  return (
    wish.institution !== null &&
    wish.year !== null &&
    extra.institution === wish.institution &&
    extra.year === wish.year &&
    (wish.uf === null || extra.uf === wish.uf)
  )
}

const isExam = (extra: Extra): extra is ExamExtra => extra.kind === 'Exam' || extra.kind === 'MockExam'

/** The unfinished extra that serves a wish: of the same institution and year, or of the same title (spec 2§2); null for none. */
export const reusable = (wish: CreateWish, extras: readonly Extra[]): ExamExtra | null =>
  extras.filter(isExam).find((extra) => extra.kind === wish.kind && !extra.isFinished && isWished(wish, extra)) ?? null
