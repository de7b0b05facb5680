import type {ColumnType, JSONColumnType} from 'kysely'

/** What a build of the client asks with. */
export interface ClientBuildTable {
  id: string
  /** The text of each document, by the name of its operation. */
  documents: JSONColumnType<Readonly<Record<string, string>>>
  /** When a server that had this build was last seen running. */
  served_at: ColumnType<Date, Date | string>
}

export interface DocumentTables {
  client_build: ClientBuildTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends DocumentTables {}
}
