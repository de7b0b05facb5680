import type {RestOperation} from '../kernel/operation.ts'
import {type Permission, staffOnly, withAccess} from '../kernel/roles.ts'

/** The forum's own operations of the REST contract. */
export type ForumOperation = Exclude<
  RestOperation,
  'getUsageLimits' | 'updateUsageLimit' | 'askAssistant' | 'rateAnswer' | 'getHealth'
>

const specialistOnly: Omit<Permission, 'otherStudent'> = {
  ...staffOnly,
  moderator: 'FORBIDDEN',
  superAdmin: 'FORBIDDEN',
  admin: 'FORBIDDEN',
  commentator: 'FORBIDDEN',
  curator: 'FORBIDDEN',
}

/** Who may call what of the forum (D-11; spec 2§6). A comment of somebody else is deleted, or led to a monitor, as one that is not there. */
export const forumPermissions: {readonly [O in ForumOperation]: Permission} = {
  getOrCreateForum: {...withAccess, otherStudent: 'takesNoIds'},
  searchForum: {...withAccess, otherStudent: 'takesNoIds'},
  listParticipants: {...withAccess, otherStudent: 'takesNoIds'},
  getCredentials: {...withAccess, otherStudent: 'takesNoIds'},
  listCommentsByIds: {...withAccess, otherStudent: 'ignored'},
  createComment: {...withAccess, otherStudent: 'NOT_FOUND'},
  deleteComment: {...withAccess, otherStudent: 'NOT_FOUND'},
  setCommentVisibility: {...specialistOnly, otherStudent: 'takesNoIds'},
  requestMonitor: {...withAccess, otherStudent: 'NOT_FOUND'},
  reportComment: {...withAccess, otherStudent: 'NOT_FOUND'},
  hideComment: {...staffOnly, otherStudent: 'takesNoIds'},
  listReportedComments: {...staffOnly, otherStudent: 'takesNoIds'},
  listMonitorRequests: {...staffOnly, otherStudent: 'takesNoIds'},
  claimMonitorRequest: {...staffOnly, otherStudent: 'takesNoIds'},
  releaseMonitorRequest: {...staffOnly, otherStudent: 'takesNoIds'},
  replyToMonitorRequest: {...staffOnly, otherStudent: 'takesNoIds'},
}
