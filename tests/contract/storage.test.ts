import type {Page} from 'playwright'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {startBackend} from './support/backend.ts'
import type {Backend} from './support/backend.ts'
import {closeBrowser, openPage} from './support/browser.ts'

// One grey pixel.
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

let backend: Backend
let page: Page

beforeAll(async () => {
  backend = await startBackend({options: {profileIdOf: async (uid) => `profile-of-${uid}`}})
  await createUser(backend.database.db, {email: 'ana@exemplo.com', password: 'segredo1', uid: 'ana'}, backend.clock.now)
})

afterAll(async () => {
  await closeBrowser()
  await backend.close()
})

beforeEach(async () => {
  await backend.database.db.deleteFrom('storage_object').execute()
  page = await openPage(backend.origin)
  await page.evaluate(() =>
    window.sdk.auth.signInWithEmailAndPassword(window.sdk.session, 'ana@exemplo.com', 'segredo1'),
  )
})

afterEach(async () => {
  await page.context().close()
})

function upload(name: string, content: string, contentType: string): Promise<string> {
  return page.evaluate(
    ([path, base64, type]) => {
      const {storage, files, outcome} = window.sdk
      return outcome(storage.uploadString(storage.ref(files, path), base64, 'base64', {contentType: type}))
    },
    [name, content, contentType] as const,
  )
}

describe('the own picture', () => {
  test('is uploaded in base64 and comes back from its address as it was', async () => {
    expect(await upload('images/users/profile-of-ana', png, 'image/png')).toBe('ok')
    const url = await page.evaluate(() => {
      const {storage, files} = window.sdk
      return storage.getDownloadURL(storage.ref(files, 'images/users/profile-of-ana'))
    })
    const reply = await fetch(url)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(png)
  })

  test.each([
    ['image/png', png],
    ['image/jpeg', Buffer.from('ffd8ffe000104a46494600', 'hex').toString('base64')],
  ])('is uploaded from a data address as %s', async (type, content) => {
    const told = await page.evaluate(async (address) => {
      const {storage, files} = window.sdk
      const place = storage.ref(files, 'images/users/profile-of-ana')
      await storage.uploadString(place, address, 'data_url')
      return (await storage.getMetadata(place)).contentType
    }, `data:${type};base64,${content}`)
    expect(told).toBe(type)
  })

  test('takes the place of the one before it, whose address opens no more', async () => {
    const urls = await page.evaluate(async (content) => {
      const {storage, files} = window.sdk
      const place = storage.ref(files, 'images/users/profile-of-ana/avatar.png')
      const found: string[] = []
      for (let time = 0; time < 2; time += 1) {
        await storage.uploadString(place, content, 'base64', {contentType: 'image/png'})
        found.push(await storage.getDownloadURL(place))
      }
      return found
    }, png)
    expect(await Promise.all(urls.map(async (url) => (await fetch(url)).status))).toEqual([403, 200])
  })

  test('tells its size and kind', async () => {
    await upload('images/users/profile-of-ana', png, 'image/png')
    const metadata = await page.evaluate(async () => {
      const {storage, files} = window.sdk
      const {size, contentType, fullPath} = await storage.getMetadata(storage.ref(files, 'images/users/profile-of-ana'))
      return {size, contentType, fullPath}
    })
    expect(metadata).toEqual({
      size: Buffer.from(png, 'base64').byteLength,
      contentType: 'image/png',
      fullPath: 'images/users/profile-of-ana',
    })
  })

  test('is gone when deleted', async () => {
    await upload('images/users/profile-of-ana', png, 'image/png')
    const outcomes = await page.evaluate(async () => {
      const {storage, files, outcome} = window.sdk
      const place = storage.ref(files, 'images/users/profile-of-ana')
      return [await outcome(storage.deleteObject(place)), await outcome(storage.getDownloadURL(place))]
    })
    expect(outcomes).toEqual(['ok', 'storage/object-not-found'])
  })
})

describe('what the storage refuses', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')

  test.each([
    ['a drawing that can carry scripts', 'images/users/profile-of-ana', svg, 'image/svg+xml'],
    ['a drawing that says it is a photo', 'images/users/profile-of-ana', svg, 'image/png'],
    ['a document', 'images/users/profile-of-ana', Buffer.from('%PDF-1.7').toString('base64'), 'application/pdf'],
    ['a photo that says it is a drawing', 'images/users/profile-of-ana', png, 'image/jpeg'],
    ['a picture without a type', 'images/users/profile-of-ana', png, ''],
    ['the folder of another profile', 'images/users/profile-of-bia', png, 'image/png'],
    ['a folder whose name only begins like the own', 'images/users/profile-of-anabel', png, 'image/png'],
    ['any other folder', 'pdfs/planners/1.pdf', png, 'image/png'],
  ])('%s', async (_name, path, content, type) => {
    expect(await upload(path, content, type)).toBe('storage/unauthorized')
    expect(await backend.database.db.selectFrom('storage_object').select('name').execute()).toEqual([])
  })

  test.each([
    ['one byte more than five megabytes', 5 * 1024 * 1024 + 1],
    ['eight megabytes', 8 * 1024 * 1024],
  ])('%s', async (_name, size) => {
    const outcome = await page.evaluate(
      ([start, length]) => {
        const {storage, files, outcome: tell} = window.sdk
        const bytes = new Uint8Array(length)
        bytes.set(Uint8Array.from(atob(start), (letter) => letter.charCodeAt(0)))
        const place = storage.ref(files, 'images/users/profile-of-ana')
        return tell(storage.uploadBytes(place, bytes, {contentType: 'image/png'}))
      },
      [png, size] as const,
    )
    expect(outcome).toBe('storage/unauthorized')
  })

  test('five megabytes are taken', async () => {
    const outcome = await page.evaluate((start) => {
      const {storage, files, outcome: tell} = window.sdk
      const bytes = new Uint8Array(5 * 1024 * 1024)
      bytes.set(Uint8Array.from(atob(start), (letter) => letter.charCodeAt(0)))
      const place = storage.ref(files, 'images/users/profile-of-ana')
      return tell(storage.uploadBytes(place, bytes, {contentType: 'image/png'}))
    }, png)
    expect(outcome).toBe('ok')
  })

  test('a visitor', async () => {
    await page.evaluate(() => window.sdk.auth.signOut(window.sdk.session))
    expect(await upload('images/users/profile-of-ana', png, 'image/png')).toBe('storage/unauthorized')
  })

  test('an address with another token', async () => {
    await upload('images/users/profile-of-ana', png, 'image/png')
    const place = `${backend.origin}/v0/b/aristo-test.appspot.com/o/images%2Fusers%2Fprofile-of-ana`
    expect((await fetch(`${place}?alt=media&token=guess`)).status).toBe(403)
    expect((await fetch(`${place}?alt=media`)).status).toBe(403)
  })
})
