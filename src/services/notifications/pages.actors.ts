import {fromPromise} from 'xstate'
import {type Notification, notificationPage} from '../../../domain/notifications/notification.ts'
import type {PageInput} from '../../../machines/notifications/notifications.types.ts'
import {FindUserNotificationsDocument, type ShownNotificationFragment} from '../gen/notifications/graphql.ts'
import {dataOf, type OpenService} from './service.ts'

const notificationOf = ({_id, body, createdAt, ...rest}: ShownNotificationFragment): Notification => ({
  id: _id,
  message: body.message,
  authorName: body.authorName,
  authorPicture: rest.authorPicture,
  thumbnail: rest.thumbnail,
  seen: rest.seen,
  link: rest.link,
  createdAt: Date.parse(createdAt),
})

/** A page of the student's notifications, newest first. */
export async function readPage(open: OpenService, {uid, skip}: PageInput): Promise<readonly Notification[]> {
  const {client} = await open()
  const variables = {userFirebaseId: uid, limit: notificationPage, skip}
  const {findUserNotifications} = dataOf(await client.query(FindUserNotificationsDocument, variables).toPromise())
  return findUserNotifications.map(notificationOf)
}

/** Fills the machine's holes for the first and for further pages. */
export const findPageWith = (open: OpenService) =>
  fromPromise<readonly Notification[], PageInput>(({input}) => readPage(open, input))
