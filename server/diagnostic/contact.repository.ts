import {type Kysely, sql} from 'kysely'
import type {DiagnosticResults} from '../../domain/diagnostic/results.ts'
import {totalRow} from '../../domain/diagnostic/results.ts'
import {examTypeOfTargets} from '../../domain/diagnostic/choice.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {VisitorMutation} from '../kernel/idempotency.ts'
import {giveConsent} from '../mail/consent.ts'
import {enqueueReport} from '../mail/report/enqueueReport.ts'
import type {ExamRow} from './exam.repository.ts'
import type {Contact} from './input.ts'
import {mostSubmissions, shareDays, visitorDays} from './limits.ts'

/** What the report tells, and where its result stands. */
export type Report = {
  readonly exam: ExamRow
  readonly results: DiagnosticResults
  readonly site: {readonly origin: string; readonly brandName: string}
}

const reportOf = ({exam, results}: Report, name: string) => ({
  name,
  finishedAt: exam.finishedAt?.getTime() ?? 0,
  examType: examTypeOfTargets(exam.targets) ?? ('R1' as const),
  institutions: exam.targets.map((target) => ({...target})),
  // The report makes its total of the areas.
  areas: results.areas
    .filter(({area}) => area !== totalRow)
    .map(({area, totalStats, easyStats, mediumStats, hardStats}) => ({
      area,
      total: {...totalStats},
      easy: {...easyStats},
      medium: {...mediumStats},
      hard: {...hardStats},
    })),
  themes: results.themes.map(({leaf, priorityIndex, stats}) => ({path: [...leaf], priorityIndex, stats: {...stats}})),
})

/**
 * Stores whom the report goes to, or corrects it, and puts the report into the outbox of mails, all or nothing (spec
 * 3§2.3). A repeat of a key changes nothing, nor does a form that arrives after a later one: it was corrected meanwhile.
 *
 * @throws DomainError RATE_LIMITED after five corrections or for an address that is sent enough, IDEMPOTENCY_KEY_REUSED,
 *   BAD_INPUT for words of consent that are not the present ones
 */
export async function storeContact(
  {db}: Pick<Database, 'db'>,
  report: Report,
  {name, email, phone, howMet, consentVersion, madeAt}: Contact & {readonly madeAt: number},
  {key, inputHash, now}: VisitorMutation,
): Promise<void> {
  const {exam, site} = report
  await db.transaction().execute(async (tx) => {
    await sql`select from diagnostic_exam where id = ${exam.id} for update`.execute(tx)
    const before = await tx
      .selectFrom('diagnostic_contact')
      .selectAll()
      .where('exam_id', '=', exam.id)
      .executeTakeFirst()
    const known = before && {...before.earlier, [before.request_key]: before.request_hash}
    if (known?.[key] !== undefined) {
      if (known[key] !== inputHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
      return
    }
    if (before?.made_at && madeAt < before.made_at.getTime()) return
    const revision = (before?.revision ?? 0) + 1
    if (revision > mostSubmissions) throw new DomainError('RATE_LIMITED')
    const values = {
      name,
      email,
      phone,
      how_met: howMet,
      request_key: key,
      request_hash: inputHash,
      earlier: JSON.stringify(known ?? {}),
      made_at: new Date(madeAt),
      revision,
      consent_version: consentVersion,
      consented_at: consentVersion === null ? null : new Date(now),
      submitted_at: new Date(now),
    }
    await tx
      .insertInto('diagnostic_contact')
      .values({exam_id: exam.id, ...values})
      .onConflict((conflict) => conflict.column('exam_id').doUpdateSet(values))
      .execute()
    if (consentVersion !== null) {
      const consent = {recipient: email, purpose: 'contact', textVersion: consentVersion, source: 'diagnostic'} as const
      if (!(await giveConsent(tx, {...consent, brandName: site.brandName}, now)))
        throw new DomainError('BAD_INPUT', 'consentVersion: not the present words')
    }
    const order = {
      diagnosticId: exam.id,
      submission: key,
      recipient: email,
      report: reportOf(report, name),
      link: `${site.origin}/diagnostico/resultado?id=${exam.id}`,
    }
    if ((await enqueueReport(tx, order, now)).status === 'refused') throw new DomainError('RATE_LIMITED')
  })
}

const day = 86_400_000

/** Deletes visitors' diagnostics, with their contacts and shared results, that nobody has touched for long, and old shared
 * results; forgets networks after a day. */
export async function pruneDiagnostics(db: Kysely<Tables>, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * day)
  await sql`delete from diagnostic_exam where profile_id is null and (
    (finished_at is null and updated_at < ${before(visitorDays.unfinished)})
    or updated_at < ${before(visitorDays.finished)})`.execute(db)
  await db.deleteFrom('diagnostic_share').where('shared_at', '<', before(shareDays)).execute()
  await sql`update diagnostic_exam set network = null where network is not null and created_at < ${before(1)}`.execute(
    db,
  )
}
