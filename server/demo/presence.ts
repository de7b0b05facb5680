import type {Kysely} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'

/** Who studies in the demo. */
export const demoUid = 'demo-student'

type Db = Kysely<Tables>

/** Whether the database has a student. */
export async function hasAnybody(db: Db): Promise<boolean> {
  return (await db.selectFrom('profile').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether the demo student is there. */
export async function hasDemo(db: Db): Promise<boolean> {
  return (await db.selectFrom('profile').select('id').where('uid', '=', demoUid).executeTakeFirst()) !== undefined
}

/** Whether a demo was ever seeded into this database: accounts whose password is public knowledge. */
export async function holdsDemoAccounts(db: Db): Promise<boolean> {
  const found = await db.selectFrom('profile').select('id').where('uid', 'like', 'demo-%').limit(1).executeTakeFirst()
  return found !== undefined
}
