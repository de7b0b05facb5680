import type {Grade} from '../../domain/study/flashcard.ts'
import type {DiagnosticCard} from './diagnostic.types.ts'

export type DemoInput = {readonly id: string}

export type DemoContext = DemoInput & {
  readonly cards: readonly DiagnosticCard[]
  /** Place of the card on the screen, from 0. */
  readonly place: number
  /** Graded so far; nothing of it is saved. */
  readonly right: number
}

export type DemoEvent =
  | {readonly type: 'demo.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'card.flip'}
  | {readonly type: 'card.grade'; readonly grade: Grade}
  | {readonly type: 'demo.restart'}
