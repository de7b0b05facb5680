import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../kernel/database/tables.ts'
import {type Command, OperatorError} from './command.ts'
import {words} from './find.ts'

const longestTitle = 120

/** The address of a form elsewhere: https, without a name or password in it. */
const formAddress = v.pipe(
  v.string(),
  v.check((text) => /^https:\/\/[^\s\\@]{1,1000}$/.test(text) && URL.canParse(text)),
)

type Closed = {readonly title: string; readonly completed: number; readonly skipped: number}

/** Closes the open survey and counts what came of it; undefined when none is open. */
async function closeOpen(db: Kysely<Tables>, now: number): Promise<Closed | undefined> {
  const {rows} = await sql<Closed>`
    with closed as (
      update temporary_survey set closed_at = ${new Date(now)} where closed_at is null returning id, title
    )
    select c.title, count(r.completed_at)::integer as completed,
      (count(*) filter (where r.completed_at is null and r.skipped_on is not null))::integer as skipped
    from closed c left join temporary_survey_reply r on r.survey_id = c.id group by c.id, c.title`.execute(db)
  return rows[0]
}

const closedLine = ({title, completed, skipped}: Closed) =>
  `"${title}" closed: ${completed} opened its form, ${skipped} put it off`

const open: Command = {
  words: 'survey open',
  usage: 'URL TITLE',
  about: 'Opens a temporary survey: students are offered the form at URL under this title. Closes the one before it.',
  run: async (call) => {
    const url = v.safeParse(formAddress, call.arg('URL'))
    if (!url.success) throw new OperatorError('URL is the https address of a form.')
    const title = v.safeParse(words(longestTitle), call.arg('TITLE'))
    if (!title.success) throw new OperatorError(`TITLE has 1 to ${longestTitle} characters.`)
    const before = await closeOpen(call.db, call.now)
    await call.db
      .insertInto('temporary_survey')
      .values({
        id: randomUUID(),
        title: title.output,
        form_url: url.output,
        opened_at: new Date(call.now),
        closed_at: null,
      })
      .execute()
    return [...(before === undefined ? [] : [closedLine(before)]), `"${title.output}" open`]
  },
}

const close: Command = {
  words: 'survey close',
  usage: '',
  about: 'Closes the temporary survey and says how many students opened its form or put it off.',
  run: async ({db, now}) => {
    const closed = await closeOpen(db, now)
    if (closed === undefined) throw new OperatorError('No temporary survey is open.')
    return [closedLine(closed)]
  },
}

/** The survey that students are offered for a while, with a form elsewhere (spec 2§4). */
export const surveyCommands: readonly Command[] = [open, close]
