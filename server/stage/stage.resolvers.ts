import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import {findRaffleLists} from './stage.repository.ts'

/** The team's stage: the raffle of an event (spec 3§2.8). */
export const stageQueries = {
  raffleLists: (_root, _args, {services}) => findRaffleLists(services),
} satisfies Partial<QueryResolvers>
