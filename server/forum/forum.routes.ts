import type {FastifyInstance} from 'fastify'
import {prepareRest, registerRest} from '../http/restContract.ts'
import type {RequestContext} from '../kernel/context.ts'
import {allowOrigins} from '../local-firebase/cors.ts'
import {forumAnswers, forumPerMinute} from './answers.ts'
import type {ForumHooks} from './monitorAnswers.ts'
import {type ForumOperation, forumPermissions} from './permissions.ts'

export type ForumOptions = {
  /** Pages of these origins may call the operations besides our own. */
  readonly allowedOrigins: readonly string[]
  readonly contextOf: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    address: string,
  ) => RequestContext
  readonly hooks: ForumHooks
}

const isForumOperation = (name: string): name is ForumOperation => Object.hasOwn(forumPermissions, name)

/** The REST operations of the forum (`schema/rest/openapi.json`), under `/v1`. */
export function registerForum(app: FastifyInstance, {allowedOrigins, contextOf, hooks}: ForumOptions): void {
  void app.register(async (scope) => {
    allowOrigins(scope, allowedOrigins, {
      paths: ['/v1/*'],
      headers: ['authorization', 'content-type', 'idempotency-key', 'x-timezone'],
    })
    prepareRest(scope)
    const answers = forumAnswers(hooks)
    const register = <O extends ForumOperation>(name: O) =>
      registerRest(
        scope,
        name,
        {permission: forumPermissions[name], perMinute: forumPerMinute[name], answer: answers[name]},
        contextOf,
      )
    for (const name of Object.keys(answers)) if (isForumOperation(name)) register(name)
  })
}
