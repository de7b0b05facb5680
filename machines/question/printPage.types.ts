import type {PrintSheet} from '../../domain/question/print.ts'

/** What the device holds: a sheet, nothing, or something that cannot be read: broken, or of another version. */
export type StoredPrint =
  | {readonly kind: 'sheet'; readonly sheet: PrintSheet}
  | {readonly kind: 'nothing'}
  | {readonly kind: 'unreadable'}

export type PrintPageContext = {readonly sheet: PrintSheet | null}

export type PrintPageEvent =
  /** Another tab has stored a new print. */
  {readonly type: 'print.stored'} | {readonly type: 'print.start'}
