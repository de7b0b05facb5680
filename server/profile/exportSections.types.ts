import type {RawBuilder} from 'kysely'

/** A person whose data is exported. */
export type Exported = {readonly profileId: string; readonly uid: string; readonly email: string}

export type ExportSection = {
  /** Its key in JSON. */
  readonly key: string
  /** Its heading in CSV. */
  readonly title: string
  /** The columns by their keys in JSON, with their headings in CSV. */
  readonly columns: Readonly<Record<string, string>>
  /** All rows in an order that new rows only extend; `now` is the server's instant. */
  readonly rows: (person: Exported & {readonly now: number}) => RawBuilder<unknown>
}
