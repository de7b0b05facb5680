import type {ThemeDocument} from '../../domain/themes/documents.ts'

export type DocumentsContext = {
  /** The document of the address; null when none is open. */
  readonly id: string | null
  /** The documents of the course, as far as they are known. */
  readonly documents: readonly ThemeDocument[]
  /** The list of them: on its way, here, or not to be had. */
  readonly list: 'loading' | 'ready' | 'failed'
}

export type DocumentsInput = Pick<DocumentsContext, 'id'>

export type DocumentsEvent =
  | {readonly type: 'document.open'; readonly id: string}
  | {readonly type: 'document.close'}
  | {readonly type: 'documents.arrived'; readonly documents: readonly ThemeDocument[]}
  | {readonly type: 'documents.failed'}
  | {readonly type: 'documents.retry'}
  | {readonly type: 'address.changed'; readonly id: string | null}

/** What the listener of the list is sent. */
export type DocumentsAsked = {readonly type: 'documents.ask'}
