import {readFileSync} from 'node:fs'
import {buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isScalarType} from 'graphql'
import type {MutationResolvers, QueryResolvers, SubscriptionResolvers} from '../../schema/generated/resolvers.ts'
import {agendaMutations, agendaQueries} from '../agenda/agenda.resolvers.ts'
import {profileMutations, profileQueries} from '../profile/profile.resolvers.ts'
import {questionMutations, questionQueries, questionSubscriptions} from '../question/question.resolvers.ts'
import {shellMutations, shellQueries} from '../shell/shell.resolvers.ts'
import type {RequestContext} from './context.ts'
import {authorise, matrix, type Operation} from './matrix.ts'
import {parseDateTime} from './scalars.ts'

const queries: Required<QueryResolvers> = {...profileQueries, ...agendaQueries, ...questionQueries, ...shellQueries}
const mutations: Required<MutationResolvers> = {
  ...profileMutations,
  ...agendaMutations,
  ...questionMutations,
  ...shellMutations,
}
const subscriptions = {...questionSubscriptions} satisfies Required<SubscriptionResolvers>

type Resolve = GraphQLFieldResolver<unknown, RequestContext>

/**
 * The schema of `schema/schema.graphql` with resolvers behind the role matrix: no root field can be reached around
 * `authorise`.
 */
export function executableSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))
  attach(schema.getQueryType(), queries)
  attach(schema.getMutationType(), mutations)
  for (const [name, field] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {})) {
    const operation = operationOf(name)
    const own = entryOf(subscriptions, name)
    field.subscribe = guarded(operation, own.subscribe)
    field.resolve = own.resolve
  }
  const dateTime = schema.getType('DateTime')
  if (isScalarType(dateTime)) dateTime.parseValue = parseDateTime
  return schema
}

function attach(type: ReturnType<GraphQLSchema['getQueryType']>, resolvers: object): void {
  for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
    field.resolve = guarded(operationOf(name), entryOf(resolvers, name))
  }
}

function guarded(operation: Operation, resolve: Resolve): Resolve {
  return async (root, args, context, info) => {
    await authorise(operation, context)
    return resolve(root, args, context, info)
  }
}

const isOperation = (name: string): name is Operation => Object.hasOwn(matrix, name)

function operationOf(name: string): Operation {
  if (!isOperation(name)) throw new Error(`the role matrix has no row for ${name}`)
  return name
}

/** The codegen types hold the resolvers to the schema; here their names are all that is left of it. */
function entryOf(resolvers: object, name: string) {
  const entry: unknown = Object.getOwnPropertyDescriptor(resolvers, name)?.value
  if (entry === undefined) throw new Error(`no resolver for ${name}`)
  // Checked above by `Required<QueryResolvers>` and its siblings; graphql's own types are wider than codegen's.
  return entry as Resolve & {readonly subscribe: Resolve; readonly resolve: Resolve}
}
