import type {ColumnType, Generated} from 'kysely'
import type {DeliveryState} from '../delivery/queue.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>

/** A notification, whoever gets it (spec 3§3). */
export interface NotificationTable {
  id: string
  author_name: string
  author_picture: string | null
  message: string
  thumbnail: string | null
  link: string | null
  created_at: Timestamp
}

/** One student who gets a notification, and when they saw it. */
export interface NotificationRecipientTable {
  profile_id: string
  notification_id: string
  /** The notification's own, so that a page of one student is one range of an index. */
  created_at: Timestamp
  seen_at: NullableTimestamp
}

/** A student the notification service knows, and when they last opened the panel. */
export interface NotificationReaderTable {
  profile_id: string
  last_seen_at: NullableTimestamp
}

/** A device that wants push messages: of Firebase Cloud Messaging, of Expo, or a browser's own subscription (as JSON). */
export interface PushTokenTable {
  kind: 'fcm' | 'expo' | 'web'
  token: string
  profile_id: string
  created_at: Timestamp
}

/** A push message for one device. `sent_at` is null until it is delivered. */
export interface PushOutboxTable {
  id: string
  notification_id: string
  kind: 'fcm' | 'expo' | 'web'
  token: string
  created_at: Timestamp
  sent_at: NullableTimestamp
  state: Generated<DeliveryState>
  /** Attempts that failed. */
  failures: Generated<number>
  next_attempt_at: Generated<Date>
  lease_until: Generated<Date | null>
  claim: Generated<string | null>
  last_error: Generated<string | null>
}

export interface NotificationTables {
  notification: NotificationTable
  notification_recipient: NotificationRecipientTable
  notification_reader: NotificationReaderTable
  push_token: PushTokenTable
  push_outbox: PushOutboxTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends NotificationTables {}
}
