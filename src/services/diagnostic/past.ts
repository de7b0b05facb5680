import type {Client} from '@urql/core'
import {DiagnosticExamsDocument, type DiagnosticExamsQuery} from '../gen/diagnostic/graphql.ts'

/** The complete diagnostics on the student's account, the newest first. */
export async function readPast(client: Client): Promise<DiagnosticExamsQuery['diagnosticExams']> {
  const {data} = await client.query(DiagnosticExamsDocument, {}, {requestPolicy: 'network-only'}).toPromise()
  return data?.diagnosticExams ?? []
}
