import {type Kysely, sql} from 'kysely'
import {type Migration, Migrator} from 'kysely/migration'
import {createAgendas} from './agenda/migrations.ts'
import {themeMigrations} from './agenda/themeMigrations.ts'
import {assistantMigrations} from './assistant/migrations.ts'
import {contentMigrations} from './content/migrations.ts'
import {questionIndexMigrations} from './content/indexMigrations.ts'
import {chainMigrations} from './exam/chainMigrations.ts'
import {decksMigrations} from './decks/migrations.ts'
import {forumMigrations} from './forum/migrations.ts'
import {diagnosticMigrations} from './diagnostic/migrations.ts'
import {landingMigrations} from './landing/migrations.ts'
import {feedbackMigrations} from './feedback/migrations.ts'
import {examMigrations} from './exam/migrations.ts'
import {extrasMigrations} from './extras/migrations.ts'
import {documentMigrations} from './graphql/migrations.ts'
import type {Database} from './kernel/database/database.ts'
import {createIdempotency} from './kernel/database/migrations.ts'
import {localFirebaseMigrations} from './local-firebase/migrations.ts'
import {mailMigrations} from './mail/migrations.ts'
import {notificationMigrations} from './notifications/migrations.ts'
import {performanceMigrations} from './performance/migrations.ts'
import {createStudents, profileMigrations} from './profile/migrations.ts'
import {createAnswers} from './question/migrations.ts'
import {shellMigrations} from './shell/migrations.ts'
import {studyContentMigrations} from './study/migrations.ts'

/**
 * The tables of students, agendas, answers and idempotency keys, in one migration of four areas. Statements are plain SQL
 * of the PostgreSQL 15 subset, because that is what both databases speak and what an operator reads in a plan.
 */
const studyMigrations: Record<string, Migration> = {
  '030_study': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [...createStudents, ...createAgendas, ...createAnswers, ...createIdempotency])
        await sql.raw(statement).execute(db)
    },
  },
}

/** All migrations of the product; the number at the front of a name is its order. */
export const migrations = {
  ...contentMigrations,
  ...localFirebaseMigrations,
  ...studyMigrations,
  ...shellMigrations,
  ...profileMigrations,
  ...notificationMigrations,
  ...studyContentMigrations,
  ...examMigrations,
  ...chainMigrations,
  ...documentMigrations,
  ...extrasMigrations,
  ...questionIndexMigrations,
  ...themeMigrations,
  ...diagnosticMigrations,
  ...landingMigrations,
  ...performanceMigrations,
  ...mailMigrations,
  ...decksMigrations,
  ...forumMigrations,
  ...feedbackMigrations,
  ...assistantMigrations,
}

/**
 * Brings the database to the newest schema, all or nothing. Several processes may start at once on PostgreSQL: the
 * migrator's lock lets one work and the others find nothing left to do.
 *
 * @throws Error that names the migration that failed
 */
export async function migrate({db}: Pick<Database, 'db'>): Promise<void> {
  const {error, results} = await migratorOf(db).migrateToLatest()
  if (error === undefined) return
  const failed = results?.find(({status}) => status === 'Error')?.migrationName ?? 'before the first migration'
  throw new Error(`The database could not be migrated (${failed}).`, {cause: error})
}

/** True when no migration is waiting: the process may serve. */
export async function isMigrated({db}: Pick<Database, 'db'>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).every(({executedAt}) => executedAt !== undefined)
}

function migratorOf(db: Database['db']): Migrator {
  return new Migrator({db, provider: {getMigrations: async () => migrations}, allowUnorderedMigrations: true})
}
