import type {Client} from '@urql/core'
import {ProfileDocument} from '../gen/day/graphql.ts'

/**
 * Asks the server for the profile anew; the cache hands it to whoever shows it. A failure is left to the next read: what
 * was asked for has happened.
 */
export function refreshProfile(client: Client): void {
  void client.query(ProfileDocument, {}, {requestPolicy: 'network-only'}).toPromise()
}
