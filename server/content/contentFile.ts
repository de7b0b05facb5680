import type {areas} from './packParts.schema.ts'

/** A file of text as read from disk; the name is what problems call it, and says its format. */
export type TextFile = {readonly name: string; readonly text: string}
/** A content file that is text, or the bytes of any. */
export type ContentFile = TextFile | {readonly name: string; readonly bytes: Uint8Array}

/** A lesson or an area for items whose format names neither. */
export type Place = {readonly lesson?: string | undefined; readonly area?: (typeof areas)[number] | undefined}
