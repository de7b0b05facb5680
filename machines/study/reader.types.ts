import type {Size} from '../../domain/study/zoom.ts'
import type {TextMatch} from '../../domain/study/textSearch.ts'

/** Why a document is not shown: it asks for a password, it is no PDF, or it did not arrive. */
export type ReaderFailure = 'locked' | 'broken' | 'unreachable' | 'offline'

export type ReaderInput = {
  readonly id: string
  readonly url: string
  /** The page (from 1) at which this account left the document on this device. */
  readonly page: number
}

export type ReaderContext = ReaderInput & {
  /** The size of each page at its own scale, in CSS pixels. */
  readonly pages: readonly Size[]
  /** How much has arrived, 0 to 1; null while the whole is unknown. */
  readonly loaded: number | null
  /** Shares of the width that fits. */
  readonly zoom: number
  readonly query: string
  readonly matches: readonly TextMatch[]
  /** Which of the matches is shown. */
  readonly current: number
  /** Counts how often a match was to be brought into view: each is brought once. */
  readonly brought: number
  /** Counts the attempts to open the document: each is a new one. */
  readonly attempt: number
}

export type ReaderEvent =
  | {readonly type: 'document.progressed'; readonly loaded: number | null}
  | {readonly type: 'document.opened'; readonly pages: readonly Size[]}
  | {readonly type: 'document.failed'; readonly failure: ReaderFailure}
  | {readonly type: 'document.retry'}
  | {readonly type: 'connection.returned'}
  /** The student scrolled to a page. */
  | {readonly type: 'page.seen'; readonly page: number}
  | {readonly type: 'page.go'; readonly page: number}
  | {readonly type: 'zoom.step'; readonly step: 1 | -1}
  | {readonly type: 'zoom.fit'}
  | {readonly type: 'zoom.set'; readonly zoom: number}
  | {readonly type: 'search.submit'; readonly query: string}
  | {readonly type: 'search.step'; readonly step: 1 | -1}
  | {readonly type: 'search.clear'}
