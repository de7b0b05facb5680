import {beforeEach, expect, test, vi} from 'vitest'
import {draftAt} from '../../../src/services/forum/drafts.ts'
import {findPeopleWith} from '../../../src/services/forum/mention.actors.ts'
import {forgetAccount} from '../../../src/services/platform/storage.ts'
import {createActor, toPromise} from 'xstate'
import {serviceWith} from './wire.ts'

const rui = {id: 'r', name: 'Rui Costa'}

beforeEach(() => {
  const methods = {
    getItem: (key: string) => area[key] ?? null,
    setItem: (key: string, value: string) => void (area[key] = value),
    removeItem: (key: string) => void delete area[key],
  }
  // Keys are own properties, as those of a browser's storage are.
  const area: Record<string, string> = Object.create(methods)
  vi.stubGlobal('localStorage', area)
  return () => vi.unstubAllGlobals()
})

test('a text is kept at its place until it is sent, and no other account sees it', () => {
  draftAt('ana', 'forum q1 ').write({body: 'Por que @Rui Costa', chosen: [rui]})
  draftAt('ana', 'forum q1 c1').write({body: 'Porque', chosen: []})
  expect(draftAt('ana', 'forum q1 ').read()).toEqual({body: 'Por que @Rui Costa', chosen: [rui]})
  expect(draftAt('ana', 'forum q2 ').read()).toEqual({body: '', chosen: []})
  expect(draftAt('bia', 'forum q1 ').read()).toEqual({body: '', chosen: []})
  draftAt('ana', 'forum q1 ').write({body: '  ', chosen: []})
  expect(draftAt('ana', 'forum q1 ').read()).toEqual({body: '', chosen: []})
  expect(draftAt('ana', 'forum q1 c1').read().body).toBe('Porque')
})

test('what another account writes takes the place of the texts of the one before', () => {
  draftAt('ana', 'p').write({body: 'segredo', chosen: []})
  draftAt('bia', 'p').write({body: 'oi', chosen: []})
  expect(draftAt('ana', 'p').read().body).toBe('')
})

test('of many texts the last twenty are kept, and signing out forgets all', () => {
  for (let n = 0; n < 25; n += 1) draftAt('ana', `p${n}`).write({body: `${n}`, chosen: []})
  expect([4, 5, 24].map((n) => draftAt('ana', `p${n}`).read().body)).toEqual(['', '5', '24'])
  forgetAccount()
  expect(draftAt('ana', 'p24').read().body).toBe('')
})

test('people are asked for in the forum alone', async () => {
  const {asked, open} = serviceWith(() => Response.json({items: [rui]}))
  const logic = findPeopleWith(open, {contentType: 'question', contentId: 'q1'})
  const actor = createActor(logic, {input: {words: 'ru'}}).start()
  expect(await toPromise(actor)).toEqual([rui])
  expect(asked.map(({path}) => path)).toEqual(['/v1/forum/participants?contentType=question&contentId=q1&text=ru'])
})
