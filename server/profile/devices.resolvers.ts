import type {MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import {endDevices, listDevices} from './devices.repository.ts'

/** Where the student is signed in (ADR 19). */
export const deviceQueries = {
  /** Null with another identity provider than the local one: it keeps no list. */
  connectedDevices: async (_root, _args, context) => {
    const {
      identity: {uid, sessionId},
    } = await signedInSession(context)
    if (sessionId === undefined) return null
    const devices = await listDevices(context.services, uid, sessionId, context.services.clock())
    return devices.map(({id, signedInAt, lastUsedAt, ...device}) => ({
      ...device,
      _id: id,
      signedInAt: new Date(signedInAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
    }))
  },
} satisfies Required<Pick<QueryResolvers, 'connectedDevices'>>

/** The ends of sessions that the student asks for; what has ended already, or is somebody else's, stays as it is. */
export const deviceMutations = {
  endDevice: async (_root, {device, idempotencyKey}, context) => {
    const {
      identity: {uid},
      profile,
    } = await signedInSession(context)
    const {services} = context
    const withDevice = checkedId(device)
    const mutation = idempotentMutation('endDevice', profile.id, idempotencyKey, {device: withDevice}, services.clock())
    return runIdempotent(services.database, mutation, {
      attempt: async () => {
        await endDevices(services, {uid, withDevice}, mutation)
        return true
      },
      replay: async () => true,
    })
  },

  endOtherDevices: async (_root, {idempotencyKey}, context) => {
    const {
      identity: {uid, sessionId},
      profile,
    } = await signedInSession(context)
    const {services} = context
    const mutation = idempotentMutation('endOtherDevices', profile.id, idempotencyKey, {}, services.clock())
    return runIdempotent(services.database, mutation, {
      attempt: async () => {
        await endDevices(services, {uid, except: sessionId}, mutation)
        return true
      },
      replay: async () => true,
    })
  },
} satisfies Required<Pick<MutationResolvers, 'endDevice' | 'endOtherDevices'>>
