import {readFileSync} from 'node:fs'
import type {FastifyInstance, FastifySchema, HTTPMethods} from 'fastify'
import * as v from 'valibot'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {operations} from '../../schema/rest/openapi.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {isOutage} from '../kernel/database/outage.ts'
import type {RestOperation} from '../kernel/operation.ts'
import {authorise, type Permission} from '../kernel/roles.ts'
import {clientFault} from './clientFault.ts'

type Schema = Readonly<Record<string, unknown>>

const schema = v.custom<Schema>((value) => typeof value === 'object' && value !== null)
const parameter = v.object({
  name: v.string(),
  in: v.picklist(['query', 'path', 'header']),
  required: v.boolean(),
  explode: v.optional(v.boolean()),
  schema,
})
const content = v.object({'application/json': v.optional(v.object({schema}))})
const operation = v.object({
  operationId: v.string(),
  parameters: v.array(v.union([v.object({$ref: v.string()}), parameter])),
  requestBody: v.optional(v.object({content})),
  responses: v.record(v.string(), v.union([v.object({$ref: v.string()}), v.object({content: v.optional(content)})])),
})
const document = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({parameters: v.record(v.string(), parameter), schemas: v.record(v.string(), schema)}),
})

const file = new URL('../../schema/rest/openapi.json', import.meta.url)

/** The OpenAPI document by which requests are validated and replies are written. */
const read = v.parse(document, JSON.parse(readFileSync(file, 'utf8')))

/** Fastify finds shared schemas by their id, not by their place in a document. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      name === '$ref' && typeof part === 'string'
        ? [name, `${part.replace('#/components/schemas/', '')}#`]
        : [name, withIds(part)],
    ),
  )
}

const named = (schemas: Readonly<Record<string, Schema>>) =>
  Object.entries(schemas).map(([$id, shape]) => ({...v.parse(schema, withIds(shape)), $id}))

/** A tree was made by our own sanitiser; to write it out tag by tag would take as long as all the rest. */
const written = named({...read.components.schemas, RichText: {type: 'array', items: {}}}).map(({$id, ...shape}) => ({
  ...shape,
  $id: `${$id}Reply`,
}))

const ofReplies = (value: unknown): unknown =>
  v.parse(v.unknown(), JSON.parse(JSON.stringify(withIds(value)).replaceAll(/("\$ref":"\w+)#"/g, '$1Reply#"')))

function objectOf(parameters: readonly v.InferOutput<typeof parameter>[]): Schema | undefined {
  if (parameters.length === 0) return undefined
  return {
    type: 'object',
    required: parameters.filter(({required}) => required).map(({name}) => name),
    properties: Object.fromEntries(parameters.map(({name, schema: shape}) => [name, withIds(shape)])),
  }
}

export type RestRoute = {
  readonly method: HTTPMethods
  readonly url: string
  readonly schema: FastifySchema
  /** Parameters of the query that are lists, separated by commas. */
  readonly lists: readonly string[]
}

/** The address, the method and the schemas of an operation of the contract. */
export function restRoute(operationId: RestOperation): RestRoute {
  const found = Object.entries(read.paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, described]) => ({path, method, described})))
    .find(({described}) => described.operationId === operationId)
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`)
  const {path, method, described} = found
  const parameters = described.parameters.map((each) => {
    if (!('$ref' in each)) return each
    const shared = read.components.parameters[each.$ref.replace('#/components/parameters/', '')]
    if (shared === undefined) throw new Error(`the contract has no parameter ${each.$ref}`)
    return shared
  })
  const [query, params, headers] = (['query', 'path', 'header'] as const).map((place) =>
    objectOf(parameters.filter((each) => each.in === place)),
  )
  const body = described.requestBody?.content['application/json']?.schema
  const success = described.responses['200']
  const reply =
    success !== undefined && 'content' in success ? success.content?.['application/json']?.schema : undefined
  return {
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(query && {querystring: {...query, additionalProperties: false}}),
      ...(params && {params}),
      ...(headers && {headers}),
      ...(body && {body: withIds(body)}),
      ...(reply && {response: {200: ofReplies(reply)}}),
    },
    lists: parameters.filter((each) => each.in === 'query' && each.explode === false).map(({name}) => name),
  }
}

type Operation<O extends RestOperation> = operations[O]
type JsonOf<Part> = Part extends {readonly content: {readonly 'application/json': infer Json}} ? Json : undefined
type PartOf<O extends RestOperation, Place extends 'query' | 'path'> = NonNullable<Operation<O>['parameters'][Place]>

/** A request that has the shape of its operation. */
export type RestRequest<O extends RestOperation> = {
  readonly body: Operation<O> extends {readonly requestBody: infer Body} ? JsonOf<Body> : undefined
  readonly query: PartOf<O, 'query'>
  readonly path: PartOf<O, 'path'>
  /** The idempotency key; empty for reads, which have none. */
  readonly key: string
  readonly context: RequestContext
}

export type RestReply<O extends RestOperation> = JsonOf<Operation<O>['responses'][200]>

/** How an operation is answered, by whom, and how often one person may ask. */
export type RestAnswer<O extends RestOperation> = {
  readonly permission: Permission
  readonly perMinute: number
  readonly answer: (request: RestRequest<O>) => Promise<RestReply<O>>
}

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  COURSE_FINISHED: 403,
  NOT_FOUND: 404,
  ALREADY_CLAIMED: 409,
  FORUM_CLOSED: 409,
  KEY_NOT_SHOWN: 403,
  ALREADY_ANSWERED: 409,
  ANSWER_WITHHELD: 409,
  USAGE_LIMIT_REACHED: 429,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/** The status and the body of a refusal or a failure of a REST operation. */
export function restFailure(error: unknown): {readonly status: number; readonly error: ErrorCode} {
  if (error instanceof DomainError) return {status: statuses[error.code] ?? 400, error: error.code}
  const fault = clientFault(error)
  if (fault !== undefined) return {status: fault, error: fault === 429 ? 'RATE_LIMITED' : 'BAD_INPUT'}
  return isOutage(error) ? {status: 503, error: 'UNAVAILABLE'} : {status: 500, error: 'INTERNAL'}
}

/** Makes the scope one of REST operations: it knows the shared schemas, and answers failures as the contract says. */
export function prepareRest(scope: FastifyInstance): void {
  for (const shared of [...named(read.components.schemas), ...written]) scope.addSchema(shared)
  scope.setErrorHandler((error, request, reply) => {
    const {status, error: code} = restFailure(error)
    if (status >= 500) request.log.error({err: error}, 'request failed')
    return reply.code(status).send({error: code})
  })
  scope.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
}

/** Lists in the query come as one text. */
export function splitLists(query: unknown, lists: readonly string[]): unknown {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      lists.includes(name) && typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
    ]),
  )
}

type Validated<O extends RestOperation> = Pick<RestRequest<O>, 'body' | 'query' | 'path'>

/** The parts of a request after its validation. */
function validated<O extends RestOperation>(parts: {readonly [P in keyof Validated<O>]: unknown}): Validated<O> {
  // They have the shape of the document from which these types are made.
  return parts as Validated<O>
}

/** Registers one operation in a scope of `prepareRest`. */
export function registerRest<O extends RestOperation>(
  scope: FastifyInstance,
  operationId: O,
  {permission, perMinute, answer}: RestAnswer<O>,
  contextOf: (headers: Readonly<Record<string, string | string[] | undefined>>, address: string) => RequestContext,
): void {
  const {method, url, schema: shapes, lists} = restRoute(operationId)
  scope.route({
    method,
    url,
    schema: shapes,
    config: {rateLimit: {max: perMinute, timeWindow: '1 minute'}},
    preValidation: async (request) => {
      request.query = splitLists(request.query, lists)
      await authorise(permission, contextOf(request.headers, request.ip))
    },
    handler: async ({body, query, params, headers, ip}) =>
      answer({
        ...validated<O>({body, query, path: params}),
        key: String(headers['idempotency-key'] ?? ''),
        context: contextOf(headers, ip),
      }),
  })
}
