import type {WizardKind, OneClickKind} from '../../../domain/extras/tileWays.ts'
import type {ExtraKind} from '../../../domain/extras/extra.types.ts'
import {extrasPath} from '../../../domain/extras/routes.ts'
import type {Icon} from '../../ui/icon/icon.tsx'
import {
  BookIcon,
  CardsIcon,
  ExamIcon,
  ListIcon,
  MessageIcon,
  RefreshIcon,
  SmartReviewIcon,
  StopwatchIcon,
} from '../../ui/icon/icons.tsx'

/** What `Creation` creates: by a wizard, or by one click. */
export type CreationKind = WizardKind | OneClickKind

/**
 * What everything that creates an extra is given. It lies over the hub and asks the server itself: `onCreated` is told the
 * new extra and leads to it, `onClose` that nothing is wanted any more (the dialog was closed, or the failure was told).
 * A one-click kind begins as soon as it is shown.
 */
export type CreationProps = {
  readonly kind: CreationKind
  readonly onClose: () => void
  /** `kind` is that of the extra: a priority review is a `Question`. */
  readonly onCreated: (id: string, kind: ExtraKind) => void
}

export const extraIcons: Readonly<Record<ExtraKind, Icon>> = {
  TheoreticalStudy: BookIcon,
  Question: MessageIcon,
  Flashcard: CardsIcon,
  Exam: ExamIcon,
  MockExam: StopwatchIcon,
  SmartExam: ListIcon,
  TheoreticalReview: RefreshIcon,
  SmartReview: SmartReviewIcon,
}

/** The address of a wizard over the hub: Back closes it. `date` is that of the day on the screen, when it names one. */
export function wizardHref(criar: string, date: string | null): string {
  const query = new URLSearchParams({...(date !== null && {date}), criar})
  return `${extrasPath}?${query.toString()}`
}
