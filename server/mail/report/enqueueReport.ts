import type {Kysely} from 'kysely'
import * as v from 'valibot'
import {createHash} from 'node:crypto'
import type {Tables} from '../../kernel/database/tables.ts'
import {mailAddress} from '../address.ts'
import {type Enqueued, enqueueMail} from '../enqueue.ts'
import {diagnosticReport, type DiagnosticReport} from './report.schema.ts'
import {reportText} from './reportMail.ts'
import {reportTexts} from './reportTables.ts'

export type ReportOrder = {
  readonly diagnosticId: string
  /** Key of the form that asks for it: a form that is sent again on purpose has another one. */
  readonly submission: string
  /** As the contact form has it. */
  readonly recipient: string
  readonly report: DiagnosticReport
  /** The absolute address of the result page. */
  readonly link: string
}

/**
 * Sends the report of a finished diagnostic (spec 3§2.3; flow F-132). Whoever took it has asked for it, so it needs no
 * consent. One form is reported to one address once, however often it arrives; whoever comes back and sends it again, to the
 * same address or to a corrected one, is sent the report again (spec 3§2.3).
 *
 * @param now milliseconds since 1970-01-01 UTC
 * @returns what became of it; `refused` with `tooMany` when the address has been sent enough for now
 * @throws ValiError for what is no address, or no report
 */
export async function enqueueReport(
  trx: Kysely<Tables>,
  {diagnosticId, submission, recipient, report, link}: ReportOrder,
  now: number,
): Promise<Enqueued> {
  const address = v.parse(mailAddress, recipient)
  const payload = v.parse(diagnosticReport, report)
  const key = createHash('sha256')
    .update(JSON.stringify([diagnosticId, address, submission]))
    .digest('base64url')
  return enqueueMail(
    trx,
    {
      key: `diagnosticReport:${key}`,
      kind: 'diagnosticReport',
      recipient: address,
      subject: reportTexts.subject,
      text: reportText(payload, link),
      link,
      template: {name: 'diagnosticReport', payload},
      consent: null,
    },
    now,
  )
}
