import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql'
import * as v from 'valibot'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import {wellFormed} from '../../domain/shared/wellFormed.ts'
import {DomainError} from '../kernel/domainError.ts'
import {unknownDocument} from './clientBuilds.ts'
import {limits, assertComplexity} from './limits.ts'

/** A document that was parsed, weighed and found valid. */
export type ReadDocument = {
  readonly text: string
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
}

/** What a request names or carries: the id of a document of the client, or a text. */
const askedSchema = v.object({
  query: v.nullish(v.string()),
  extensions: v.nullish(v.object({persistedQuery: v.nullish(v.object({sha256Hash: v.string()}))})),
})

/**
 * Reads the document of a request, given as its body, its query string or the payload of a message.
 *
 * @throws DomainError, or graphql's own errors for a document that is not valid
 */
export type DocumentReader = (request: unknown) => Promise<ReadDocument>

export type DocumentRules = {
  readonly allowIntrospection: boolean
  /** Takes texts too, not only ids. */
  readonly allowText: boolean
  /** The text of a document of the client; rejects for an id that is unknown. */
  readonly textOf: (id: string) => Promise<string>
  /** Is told of each request that is refused for what it names or carries. */
  readonly onDocumentError: (code: DocumentErrorCode) => void
}

export type DocumentErrorCode = 'PERSISTED_DOCUMENT_NOT_FOUND' | 'PERSISTED_DOCUMENT_REQUIRED'

/** So many documents are kept as read, by id and by text each; the client has fewer than half of it. */
export const mostDocumentsKept = 256

/** Errors of one document that are told. */
const mostErrors = 5

/**
 * Reads documents for one schema, each once: HTTP and sockets share its limits and what it has read. What is refused
 * is not kept, so nothing of a stranger's stays in memory.
 */
export function documentReader(
  schema: GraphQLSchema,
  {allowIntrospection, allowText, textOf, onDocumentError}: DocumentRules,
): DocumentReader {
  const rules = allowIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const byText = bounded<ReadDocument>(mostDocumentsKept)
  const byId = bounded<ReadDocument>(mostDocumentsKept)

  async function readById(id: string): Promise<ReadDocument> {
    const known = byId.get(id)
    if (known !== undefined) return known
    const text = await textOf(id)
    try {
      return byId.keep(id, readDocument(schema, text, rules))
    } catch {
      // Its build asked for what the schema has no longer: to that page it is as if nobody knew the document.
      throw unknownDocument()
    }
  }

  async function read(request: unknown): Promise<ReadDocument> {
    const asked = v.safeParse(askedSchema, request)
    if (!asked.success) throw new DomainError('BAD_INPUT', 'A request has a document.')
    const {query, extensions} = asked.output
    if (query) {
      if (!allowText)
        throw new DomainError(
          'PERSISTED_DOCUMENT_REQUIRED',
          'Documents are taken by the ids of the client only (extensions.persistedQuery.sha256Hash).',
        )
      return byText.get(query) ?? byText.keep(query, readDocument(schema, query, rules))
    }
    const id = extensions?.persistedQuery?.sha256Hash
    if (!id) throw new DomainError('BAD_INPUT', 'A request has a document.')
    return readById(id)
  }

  return (request) =>
    read(request).catch((error: unknown) => {
      if (error instanceof DomainError && isDocumentErrorCode(error.code)) onDocumentError(error.code)
      throw error
    })
}

const isDocumentErrorCode = (code: ErrorCode): code is DocumentErrorCode =>
  code === 'PERSISTED_DOCUMENT_NOT_FOUND' || code === 'PERSISTED_DOCUMENT_REQUIRED'

/** A map that forgets what it has had longest. */
function bounded<T>(most: number) {
  const kept = new Map<string, T>()
  return {
    get: (key: string) => kept.get(key),
    keep: (key: string, value: T): T => {
      const [oldest] = kept.keys()
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(key, value)
      return value
    },
  }
}

function readDocument(schema: GraphQLSchema, text: string, rules: typeof specifiedRules): ReadDocument {
  if (text.length > limits.characters) {
    throw new DomainError('QUERY_TOO_COMPLEX', `The document has more than ${limits.characters} characters.`)
  }
  const document = parse(text, {maxTokens: limits.tokens, noLocation: true})
  const operation = assertComplexity(schema, document)
  assertStorable(document)
  const problems = validate(schema, document, rules, {maxErrors: mostErrors, hideSuggestions: true})
  if (problems.length > 0) throw new AggregateError(problems)
  return {text, document, operation}
}

/** Values belong into variables, where they are made storable; in a document they are refused. */
function assertStorable(document: DocumentNode): void {
  visit(document, {
    [Kind.STRING]: ({value}) => {
      if (wellFormed(value) !== value)
        throw new DomainError('BAD_INPUT', 'A text has a character that cannot be stored.')
    },
  })
}
