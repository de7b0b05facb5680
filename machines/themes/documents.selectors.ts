import type {SnapshotFrom} from 'xstate'
import type {ThemeDocument} from '../../domain/themes/documents.ts'
import type {documentsMachine} from './documents.machine.ts'

type DocumentsSnapshot = SnapshotFrom<typeof documentsMachine>

/** The open document; null when none is, or the course has none of this name. */
export const openDocument = ({context: {id, documents}}: DocumentsSnapshot): ThemeDocument | null =>
  documents.find((document) => document.id === id) ?? null

export const listedDocuments = ({context}: DocumentsSnapshot): readonly ThemeDocument[] => context.documents

/** The list of documents: on its way, here, or not to be had. */
export const listStatus = ({context}: DocumentsSnapshot): 'loading' | 'ready' | 'failed' => context.list
