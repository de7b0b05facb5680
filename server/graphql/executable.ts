import {readFileSync} from 'node:fs'
import {buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isScalarType} from 'graphql'
import type {RequestContext} from '../kernel/context.ts'
import {authorise, type Permission} from '../kernel/roles.ts'
import {parseDateTime} from './scalars.ts'

type Resolve = GraphQLFieldResolver<unknown, RequestContext>

/** A schema's file in `schema/`, its resolvers and its permissions. */
export type Contract = {
  readonly file: string
  readonly queries: object
  readonly mutations: object
  readonly subscriptions: object
  readonly permissions: Readonly<Record<string, Permission>>
}

/** A schema with resolvers behind its permissions: no root field can be reached around `authorise`. */
export function executable({file, queries, mutations, subscriptions, permissions}: Contract): GraphQLSchema {
  const schema = buildSchema(readFileSync(new URL(`../../schema/${file}`, import.meta.url), 'utf8'))
  const guarded =
    (name: string, resolve: Resolve): Resolve =>
    async (root, args, context, info) => {
      await authorise(permissionOf(permissions, name), context)
      return resolve(root, args, context, info)
    }
  for (const [type, resolvers] of [
    [schema.getQueryType(), queries],
    [schema.getMutationType(), mutations],
  ] as const) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      permissionOf(permissions, name)
      field.resolve = guarded(name, entryOf(resolvers, name))
    }
  }
  for (const [name, field] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {})) {
    permissionOf(permissions, name)
    const own = entryOf(subscriptions, name)
    field.subscribe = guarded(name, own.subscribe)
    field.resolve = own.resolve
  }
  const dateTime = schema.getType('DateTime')
  if (isScalarType(dateTime)) dateTime.parseValue = parseDateTime
  return schema
}

function permissionOf(permissions: Contract['permissions'], name: string): Permission {
  const permission = Object.hasOwn(permissions, name) ? permissions[name] : undefined
  if (permission === undefined) throw new Error(`there are no permissions for ${name}`)
  return permission
}

/** The codegen types hold the resolvers to the schema; here their names are all that is left of it. */
function entryOf(resolvers: object, name: string) {
  const entry: unknown = Object.getOwnPropertyDescriptor(resolvers, name)?.value
  if (entry === undefined) throw new Error(`no resolver for ${name}`)
  // Checked by `Required<QueryResolvers>` and its siblings where they are given; graphql's own types are wider than codegen's.
  return entry as Resolve & {readonly subscribe: Resolve; readonly resolve: Resolve}
}
