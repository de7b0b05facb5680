import type {ExtraKind} from '../../../domain/extras/extra.types.ts'
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

/** The picture of each kind; those of the agenda are the same. */
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
