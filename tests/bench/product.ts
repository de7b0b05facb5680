import type {Browser, BrowserContext} from 'playwright'
import {demo, type Account} from '../journeys/account.ts'
import {Backend} from '../journeys/backend.ts'
import type {Subject} from './phone.ts'

/** Signs in as a student would; the session lives in the context's IndexedDB. */
async function signInOnce(context: BrowserContext, origin: string, {email, password}: Account): Promise<void> {
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', {exact: true}).fill(password)
  await page.getByRole('button', {name: 'Entrar'}).click()
  await page.locator('input[type=radio]').first().waitFor({timeout: 60_000})
  await page.close()
}

/** Forgets what the browser keeps of the files, not who is signed in. */
async function forgetFiles(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'service_workers,cache_storage'})
  await page.close()
}

/**
 * The product's question screen, signed in: with nothing of it cached, or as on the second day. Every visit has a day of
 * its own, because a question is answered once a day.
 */
export function productSubjects(server: Backend): {cold: Subject; warm: Subject} {
  let day = 0
  const subject = (name: string, isCold: boolean): Subject => ({
    name,
    url: `${server.origin}/`,
    async prepare(context) {
      await server.setClock(new Date(Date.now() + day * 86_400_000).toISOString())
      day += 1
      await signInOnce(context, server.origin, demo)
      if (isCold) await forgetFiles(context, server.origin)
    },
  })
  return {cold: subject('Aristo, cold', true), warm: subject('Aristo, warm', false)}
}

/** What a visitor's browser loads until the login form can be used. */
export async function loginVisit(browser: Browser, origin: string): Promise<{usable: number; scriptBytes: number}> {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, locale: 'pt-BR'})
  try {
    const page = await context.newPage()
    let scriptBytes = 0
    const session = await context.newCDPSession(page)
    const scripts = new Set<string>()
    session.on('Network.responseReceived', ({requestId, type}) => void (type === 'Script' && scripts.add(requestId)))
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4})
    const started = performance.now()
    await page.goto(origin, {waitUntil: 'commit'})
    await page.getByLabel('E-mail').waitFor({timeout: 60_000})
    return {usable: performance.now() - started, scriptBytes}
  } finally {
    await context.close()
  }
}

/** The product with its clock in the hands of the benchmark. */
export const startProduct = () => Backend.start()
