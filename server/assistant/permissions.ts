import type {RestOperation} from '../kernel/operation.ts'
import {type Permission, withAccess} from '../kernel/roles.ts'

/** The assistant's own operations of the REST contract. */
export type AssistantOperation = Extract<
  RestOperation,
  'getUsageLimits' | 'updateUsageLimit' | 'askAssistant' | 'rateAnswer'
>

/** Who may call what of the assistant (D-11): only the author of a comment, to whom those of others are as unknown ones (spec 2§6). */
export const assistantPermissions: {readonly [O in AssistantOperation]: Permission} = {
  getUsageLimits: {...withAccess, otherStudent: 'ignored'},
  updateUsageLimit: {...withAccess, otherStudent: 'NOT_FOUND'},
  askAssistant: {...withAccess, otherStudent: 'NOT_FOUND'},
  rateAnswer: {...withAccess, otherStudent: 'NOT_FOUND'},
}
