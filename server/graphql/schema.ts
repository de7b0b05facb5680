import type {GraphQLSchema} from 'graphql'
import type {MutationResolvers, QueryResolvers, SubscriptionResolvers} from '../../schema/generated/resolvers.ts'
import {agendaMutations, agendaQueries} from '../agenda/agenda.resolvers.ts'
import {profileMutations, profileQueries} from '../profile/profile.resolvers.ts'
import {questionMutations, questionQueries, questionSubscriptions} from '../question/question.resolvers.ts'
import {shellMutations, shellQueries} from '../shell/shell.resolvers.ts'
import {executable} from './executable.ts'
import {matrix} from './matrix.ts'

const queries: Required<QueryResolvers> = {...profileQueries, ...agendaQueries, ...questionQueries, ...shellQueries}
const mutations: Required<MutationResolvers> = {
  ...profileMutations,
  ...agendaMutations,
  ...questionMutations,
  ...shellMutations,
}
const subscriptions = {...questionSubscriptions} satisfies Required<SubscriptionResolvers>

/** The main endpoint's schema (`schema/schema.graphql`) behind the role matrix. */
export function executableSchema(): GraphQLSchema {
  return executable({file: 'schema.graphql', queries, mutations, subscriptions, matrix})
}
