import type {Page} from 'playwright'
import {afterAll, afterEach, beforeAll, beforeEach} from 'vitest'
import {createUser} from '../../../server/local-firebase/identity/accounts.ts'
import {type Backend, startBackend} from './backend.ts'
import {closeBrowser, openPage} from './browser.ts'

/** The one account there is before each test of `onFreshAccount`. */
export const ana = {email: 'ana@exemplo.com', password: 'segredo1'}

type Opened = {readonly backend: Backend; readonly page: Page}

/** One backend for the tests of a file; each test begins with the account of `ana`, no failures, no mails, and a page of a fresh profile. */
export function onFreshAccount(take: (opened: Opened) => void, options?: Parameters<typeof startBackend>[0]): void {
  let backend: Backend
  let page: Page
  beforeAll(async () => {
    backend = await startBackend(options)
  })
  afterAll(async () => {
    await closeBrowser()
    await backend.close()
  })
  beforeEach(async () => {
    const {db} = backend.database
    await db.deleteFrom('identity_user').execute()
    await db.deleteFrom('identity_failure').execute()
    await db.deleteFrom('mail_outbox').execute()
    await createUser(db, {...ana, displayName: 'Ana Souza', uid: 'ana'}, backend.clock.now)
    page = await openPage(backend.origin)
    take({backend, page})
  })
  afterEach(async () => {
    await page.context().close()
  })
}

/** Signs in by password with the SDK; `ok` or the code of its error. */
export function signIn(page: Page, credentials: {email: string; password: string}): Promise<string> {
  return page.evaluate(
    ({email, password}) =>
      window.sdk.outcome(window.sdk.auth.signInWithEmailAndPassword(window.sdk.session, email, password)),
    credentials,
  )
}

/** Whom the SDK has signed in on a page; null for nobody. */
export function currentUser(page: Page) {
  return page.evaluate(async () => {
    await window.sdk.session.authStateReady()
    const user = window.sdk.session.currentUser
    return user === null
      ? null
      : {
          uid: user.uid,
          email: user.email,
          name: user.displayName,
          verified: user.emailVerified,
          anonymous: user.isAnonymous,
        }
  })
}

/** The code in the link of the newest mail. */
export async function lastMailedCode({database}: Backend): Promise<string> {
  const mail = await database.db
    .selectFrom('mail_outbox')
    .select('link')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(mail.link).searchParams.get('oobCode') ?? ''
}
