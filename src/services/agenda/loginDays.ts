import type {Client} from '@urql/core'
import {GetLoginFrequencyDocument} from '../gen/account/graphql.ts'

/** The study days with a login record (the rollover's question, spec 1§4). Rejects with the server's error. */
export async function readLoginDays(client: Client): Promise<readonly string[]> {
  const {data, error} = await client.query(GetLoginFrequencyDocument, {}, {requestPolicy: 'network-only'}).toPromise()
  if (error) throw error
  return data?.getLoginFrequency.days ?? []
}
