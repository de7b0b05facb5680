import type {Page} from 'playwright'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {remoteConfigDefaults} from '../../server/local-firebase/remoteConfig.ts'
import {startBackend} from './support/backend.ts'
import type {Backend} from './support/backend.ts'
import {closeBrowser, openPage} from './support/browser.ts'

let backend: Backend
let page: Page

beforeAll(async () => {
  backend = await startBackend({
    options: {remoteConfig: {contact_phone_number: '+55 11 4000-0000', sprintCourseId: 'a'}},
  })
  await backend.database.db.insertInto('remote_config').values({config_key: 'sprintCourseId', value: 'b'}).execute()
  page = await openPage(backend.origin)
})

afterAll(async () => {
  await closeBrowser()
  await backend.close()
})

test('the SDK has every value at once, from our own origin only', async () => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(backend.origin)) foreign.push(request.url())
  })
  const values = await page.evaluate(async () => {
    const {app, remoteConfig} = window.sdk
    const initialFetchResponse = await (await fetch('/remote-config.json')).json()
    const config = remoteConfig.getRemoteConfig(app, {initialFetchResponse})
    await remoteConfig.ensureInitialized(config)
    return Object.fromEntries(
      Object.entries(remoteConfig.getAll(config)).map(([key, value]) => [key, [value.getSource(), value.asString()]]),
    )
  })
  const expected = {...remoteConfigDefaults, contact_phone_number: '+55 11 4000-0000', sprintCourseId: 'b'}
  expect(values).toEqual(Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, ['remote', value]])))
  expect(foreign).toEqual([])
})

test('an unchanged configuration is not sent again', async () => {
  const first = await fetch(`${backend.origin}/remote-config.json`)
  const again = await fetch(`${backend.origin}/remote-config.json`, {
    headers: {'if-none-match': first.headers.get('etag') ?? ''},
  })
  expect([first.status, again.status]).toEqual([200, 304])
})
