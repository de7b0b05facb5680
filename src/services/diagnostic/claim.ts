import type {Client} from '@urql/core'
import {ClaimDiagnosticExamDocument} from '../gen/diagnostic/graphql.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {begunExam, changeBegun} from './store.ts'

/**
 * Puts what this device began without an account onto the account: a student's own diagnostic, and that of a visitor who
 * has registered since. What another account has stays there.
 */
export async function claimDiagnostics(client: Client, uid: string): Promise<void> {
  for (const kind of ['complete', 'partial'] as const) {
    const exam = begunExam(kind)
    if (exam === null || exam.owner !== null) continue
    const {error} = await client
      .mutation(ClaimDiagnosticExamDocument, {id: exam.id, idempotencyKey: `claim-${exam.id}`})
      .toPromise()
    if (!error || codeOfError(error) === 'NOT_FOUND') changeBegun(exam.id, {owner: uid})
  }
}
