import {beforeEach, expect, test, vi} from 'vitest'

let [local, session] = [new Map<string, string>(), new Map<string, string>()]

const areaOf = (disk: () => Map<string, string>) => ({
  getItem: (key: string) => disk().get(key) ?? null,
  setItem: (key: string, text: string) => void disk().set(key, text),
  removeItem: (key: string) => void disk().delete(key),
})

beforeEach(() => {
  vi.resetModules()
  ;[local, session] = [new Map(), new Map()]
  vi.stubGlobal(
    'localStorage',
    areaOf(() => local),
  )
  vi.stubGlobal(
    'sessionStorage',
    areaOf(() => session),
  )
})

const target = {uf: 'SP', institution: 'USP'}

/** A device whose visitor came by the compass and has begun a complete and a partial diagnostic. */
async function device(owner: string | null = null) {
  const store = await import('../../../src/services/diagnostic/store.ts')
  store.keptChoice.write({step: 2, type: 'R1', targets: [target]})
  store.examVariant.write('R1')
  store.compassFlag.write(true)
  store.storeBegun('complete', {...store.freshExam('whole'), owner})
  store.storeBegun('partial', {...store.freshExam('part'), owner})
  return store
}

test("'Reiniciar' forgets the diagnostic, what was chosen and the way by the compass, and not the partial one", async () => {
  const store = await device()
  store.forgetDiagnostic()
  expect(store.begunExam('complete')).toBeNull()
  expect(store.begunExam('partial')?.id).toBe('part')
  expect(store.keptChoice.read()).toEqual({step: 0, type: null, targets: []})
  expect([store.examVariant.read(), store.compassFlag.read()]).toEqual([null, false])
})

test('another diagnostic begins at the first step with what was chosen, and never in the place of one that is open', async () => {
  const store = await device()
  store.beginAnother('of-a-mail')
  expect(store.begunExam('complete')?.id).toBe('whole')
  store.beginAnother('whole')
  expect(store.begunExam('complete')).toBeNull()
  expect(store.keptChoice.read()).toEqual({step: 0, type: 'R1', targets: [target]})
})

test('a finished diagnostic is told with its id', async () => {
  const store = await device()
  store.changeBegun('whole', {isFinished: true})
  expect(store.rememberedOfDiagnostic()).toMatchObject({
    diagnostic: {id: 'whole', isFinished: true},
    hasExamVariant: true,
  })
})

test('who signs out leaves nothing of an own diagnostic on the device but what waits to be sent', async () => {
  await device('ana')
  const {contactDraft} = await import('../../../src/services/diagnostic/contactDraft.ts')
  const {forgetDiagnosticOf} = await import('../../../src/services/diagnostic/isBegun.ts')
  contactDraft.write({...contactDraft.read(), name: 'Ana', email: 'ana@exemplo.br'})
  local.set('aristo.diagnosticExam', 'questions').set('aristo.diagnosticOutbox', 'marks').set('aristo.theme', 'dark')
  forgetDiagnosticOf('ana')
  expect([...local.keys()]).toEqual(['aristo.diagnosticOutbox', 'aristo.theme'])
  expect([...session.keys()]).toEqual([])
})

test.each([
  ['of a visitor', null],
  ['of another student', 'an'],
])('a diagnostic %s stays when somebody signs out', async (_whose, owner) => {
  await device(owner)
  const before = [...local]
  const {forgetDiagnosticOf} = await import('../../../src/services/diagnostic/isBegun.ts')
  forgetDiagnosticOf('ana')
  expect([...local]).toEqual(before)
})

test('a page of another address leaves the compass, also where the browser keeps nothing', async () => {
  const store = await device()
  const {leaveCompass} = await import('../../../src/services/diagnostic/isBegun.ts')
  leaveCompass()
  expect(store.compassFlag.read()).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  expect(leaveCompass).not.toThrow()
})
