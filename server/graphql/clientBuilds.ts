import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {FastifyBaseLogger} from 'fastify'
import {sql} from 'kysely'
import * as v from 'valibot'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'

const day = 86_400_000

/** What is kept of builds of the client: by age since they were last served, by number, and in memory besides the own. */
export const buildBounds = {days: 365, stored: 200, inMemory: 8}

/** Milliseconds between two looks for builds that other processes brought: what strangers make up costs no more. */
const lookEvery = 1_000

const manifestSchema = v.object({
  /** A hash of all its documents. */
  id: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
  /** The text of each document, by the name of its operation. */
  documents: v.record(v.string(), v.string()),
})

/** What one build of the client asks with. */
export type ClientBuild = v.InferOutput<typeof manifestSchema>

/**
 * The documents of a built client, which lie beside it; null for a folder without them.
 *
 * @throws Error when the file is damaged
 */
export function readManifest(clientFolder: string): ClientBuild | null {
  const file = join(clientFolder, '.vite', 'documents.json')
  return existsSync(file) ? v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))) : null
}

type Texts = ReadonlyMap<string, string>

const textsOf = ({documents}: Pick<ClientBuild, 'documents'>): Texts => new Map(Object.entries(documents))

/** `<build>.<operation>`. */
const idShape = /^([\da-f]{16})\.([A-Za-z_]\w{0,79})$/

/** The documents of the own client and of those that were served before or are served by other processes. */
export type ClientBuilds = {
  /**
   * The text of a document by its id.
   *
   * @throws DomainError PERSISTED_DOCUMENT_NOT_FOUND
   */
  readonly textOf: (id: string) => Promise<string>
  /** Stores that the own build is served, and forgets builds that nobody served for long. */
  readonly keep: () => Promise<void>
}

export type ClientBuildNeeds = {
  readonly database: Database
  /** Milliseconds since 1970-01-01 UTC. */
  readonly clock: () => number
  /** Milliseconds that only go forward. */
  readonly monotonic: () => number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly own: ClientBuild | null
}

/** Remembers builds; the own one is stored by `keep`. */
export function openClientBuilds({database: {db}, clock, monotonic, log, own}: ClientBuildNeeds): ClientBuilds {
  const ownTexts = own === null ? null : textsOf(own)
  const read = new Map<string, Texts>()
  let known: ReadonlySet<string> = new Set()
  let look: Promise<void> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  async function lookForBuilds(): Promise<void> {
    const rows = await db
      .selectFrom('client_build')
      .select('id')
      .limit(buildBounds.stored)
      .orderBy('served_at', 'desc')
      .execute()
    known = new Set(rows.map(({id}) => id))
  }

  async function isStored(build: string): Promise<boolean> {
    if (known.has(build)) return true
    if (look === null && monotonic() - lookedAt >= lookEvery) {
      lookedAt = monotonic()
      look = lookForBuilds().finally(() => (look = null))
    }
    await look
    return known.has(build)
  }

  async function stored(build: string): Promise<Texts | undefined> {
    const texts = read.get(build)
    if (texts !== undefined) return texts
    if (!(await isStored(build))) return undefined
    const row = await db.selectFrom('client_build').select('documents').where('id', '=', build).executeTakeFirst()
    if (row === undefined) return undefined
    const [first] = read.keys()
    if (read.size >= buildBounds.inMemory && first !== undefined) read.delete(first)
    const found = textsOf(row)
    read.set(build, found)
    return found
  }

  async function keep(): Promise<void> {
    const servedAt = new Date(clock())
    if (own !== null) {
      await db
        .insertInto('client_build')
        .values({id: own.id, documents: JSON.stringify(own.documents), served_at: servedAt})
        .onConflict((on) => on.column('id').doUpdateSet({served_at: servedAt}))
        .execute()
    }
    await sql`delete from client_build where served_at < ${new Date(clock() - buildBounds.days * day)}`.execute(db)
    await sql`delete from client_build where id in (select id from client_build order by served_at desc offset ${buildBounds.stored})`.execute(
      db,
    )
  }

  if (own === null) log.warn('the client was built without its documents: only documents of other builds are known')
  return {
    textOf: async (id) => {
      const [, build = '', operation = ''] = idShape.exec(id) ?? []
      const texts = build === own?.id ? ownTexts : await stored(build)
      const text = texts?.get(operation)
      if (text === undefined) throw unknownDocument()
      return text
    },
    keep,
  }
}

/** For the client this is a matter of time: its page is of a build that this server does not know. */
export const unknownDocument = (): DomainError =>
  new DomainError('PERSISTED_DOCUMENT_NOT_FOUND', 'No document of a known build has this id.')
