import type {Client} from '@urql/core'
import {ProfileDocument} from '../gen/graphql.ts'
import type {WatchProfile} from './profile.feed.ts'

/** Reads profile and menu over the student's client: what the device knows, then the server's word. */
export const watchProfileOf =
  (client: Client): WatchProfile =>
  (onResult) => {
    const watch = client.query(ProfileDocument, {}, {requestPolicy: 'cache-and-network'}).subscribe(onResult)
    return () => watch.unsubscribe()
  }
