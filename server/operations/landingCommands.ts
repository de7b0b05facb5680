import {csvLine} from '../kernel/csv.ts'
import type {Command} from './command.ts'

/** Rows of a list. */
const most = 10_000

const columns = ['instant', 'name', 'email', 'phone', 'consent'] as const

/** As a spreadsheet reads it: what leaves here is for the people who write to these visitors. */
const list: Command = {
  words: 'contacts',
  usage: '',
  about:
    'Prints the contacts that visitors left on the landing as CSV, the newest first, with whether their consent to contact mails stands.',
  run: async ({db}) => {
    const rows = await db
      .selectFrom('landing_contact as c')
      .select((row) => [
        'c.submitted_at',
        'c.name',
        'c.email',
        'c.phone',
        row
          .selectFrom('mail_consent as m')
          .select('m.given_at')
          .whereRef('m.recipient', '=', 'c.email')
          .where('m.purpose', '=', 'contact')
          .where('m.withdrawn_at', 'is', null)
          .limit(1)
          .as('given_at'),
      ])
      .orderBy('c.submitted_at', 'desc')
      .orderBy('c.request_key')
      .limit(most)
      .execute()
    return [
      csvLine(columns).trimEnd(),
      ...rows.map((row) =>
        csvLine([row.submitted_at, row.name, row.email, row.phone, row.given_at === null ? 'no' : 'yes']).trimEnd(),
      ),
    ]
  },
}

const remove: Command = {
  words: 'contacts delete',
  usage: 'EMAIL',
  about: 'Deletes the contacts of an address that were left on the landing, for somebody who asks for it.',
  run: async (call) => {
    const email = call.arg('EMAIL').replaceAll('\0', '').trim().toLowerCase()
    const {numDeletedRows} = await call.db
      .deleteFrom('landing_contact')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return [`${numDeletedRows} ${numDeletedRows === 1n ? 'contact' : 'contacts'} deleted`]
  },
}

/** Contacts of the landing. */
export const landingCommands: readonly Command[] = [list, remove]
