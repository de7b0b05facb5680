import type {NotificationOperation} from '../kernel/operation.ts'
import {type Permission, signedIn} from '../kernel/roles.ts'

/**
 * Who may call what of the notification service (D-11). A blocked student still reads why they are blocked. A
 * `userFirebaseId` of somebody else is ignored, so it answers as the caller's own (D-12).
 */
export const notificationPermissions: {readonly [O in NotificationOperation]: Permission} = {
  findUserNotifications: {...signedIn, otherStudent: 'ignored'},
  findUserNewNotificationsAmount: {...signedIn, otherStudent: 'ignored'},
  createUser: {...signedIn, otherStudent: 'ignored'},
  updateSeen: {...signedIn, otherStudent: 'NOT_FOUND'},
  updateAllSeen: {...signedIn, otherStudent: 'ignored'},
  updateLastSeen: {...signedIn, otherStudent: 'ignored'},
  updateUserTokenRegistration: {...signedIn, otherStudent: 'ignored'},
  updateUserExpoTokenRegistration: {...signedIn, otherStudent: 'ignored'},
  notificationReceived: {...signedIn, otherStudent: 'takesNoIds'},
}
