import {type Kysely, sql} from 'kysely'

/** What stands between the names of a path, and behind the last one; no name of a theme has it. */
export const pathSeparator = '\u001f'

/** Brings the index up to date with questions and lessons, after an import. */
export async function refreshQuestionIndex<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`select refresh_question_index()`.execute(db)
}
