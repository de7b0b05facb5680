import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {type Actor, createActor, toPromise} from 'xstate'
import {rememberedRedirect} from '../../../domain/shell/storedRedirects.ts'
import {seededRandom} from '../../../domain/shared/seededRandom.ts'
import {type examMachine, missingOf} from '../../../machines/diagnostic/exam.machine.ts'
import {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import {addMaterial} from '../../server/studySupport.ts'
import {TestServer} from '../../server/support.ts'
import {timeouts} from '../../support/timeouts.ts'

/** `DIAGNOSTIC_RUNS=2000 DIAGNOSTIC_FIRST_SEED=7` walks further, or again. */
const runs = Number(process.env.DIAGNOSTIC_RUNS ?? 50)
const firstSeed = Number(process.env.DIAGNOSTIC_FIRST_SEED ?? 20_261_125)

type Sent = {readonly headers: Record<string, string>; readonly body: string}
type Fate = 'answered' | 'lostRequest' | 'lostReply' | 'refused'

let server: TestServer
let local = new Map<string, string>()
let session = new Map<string, string>()
let isCut = false
let fate: () => Fate = () => 'answered'
/** Requests whose sender heard nothing; the network may bring them later. */
let strays: Sent[] = []
let inFlight = 0
let seen = {marks: 0, reloads: 0, lost: 0, refused: 0, strays: 0}

const areaOf = (disk: () => Map<string, string>) => ({
  getItem: (key: string) => disk().get(key) ?? null,
  setItem: (key: string, text: string) => void disk().set(key, text),
  removeItem: (key: string) => void disk().delete(key),
})

const deliver = ({headers, body}: Sent) => server.app.inject({method: 'POST', url: '/graphql', headers, payload: body})

async function carry(sent: Sent): Promise<Response> {
  const what = isCut ? 'lostRequest' : fate()
  if (what === 'lostRequest' || what === 'lostReply') {
    seen.lost += 1
    strays.push(sent)
  }
  if (what === 'lostRequest') throw new TypeError('Failed to fetch')
  if (what === 'refused') {
    seen.refused += 1
    const errors = [{message: 'Later.', extensions: {code: seen.refused % 2 === 0 ? 'RATE_LIMITED' : 'UNAVAILABLE'}}]
    return Response.json({data: null, errors}, {status: 503})
  }
  const {body, statusCode, headers} = await deliver(sent)
  if (what === 'lostReply') throw new TypeError('Failed to fetch')
  return new Response(body, {
    status: statusCode,
    headers: {'content-type': 'application/json', 'x-server-now': String(headers['x-server-now'] ?? '')},
  })
}

async function network(_url: string, init: RequestInit): Promise<Response> {
  inFlight += 1
  try {
    return await carry({headers: Object.fromEntries(new Headers(init.headers)), body: String(init.body)})
  } finally {
    inFlight -= 1
  }
}

/** Everything that can happen by itself has happened. */
async function quiet(): Promise<void> {
  for (let calm = 0; calm < 6; calm = inFlight === 0 ? calm + 1 : 0)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
}

beforeAll(async () => {
  server = await TestServer.open('pglite')
  await addMaterial(server)
  const begun = performance.now()
  const noon = server.now
  // Server and device live in the same time.
  Object.defineProperty(server, 'now', {get: () => Math.round(noon + performance.now() - begun)})
  vi.stubGlobal(
    'localStorage',
    areaOf(() => local),
  )
  vi.stubGlobal(
    'sessionStorage',
    areaOf(() => session),
  )
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', network)
  vi.doMock('../../../src/services/platform/url.ts', () => ({goToClean: () => undefined, queryParameter: () => null}))
  vi.doMock('../../../src/ui/status/notify.ts', () => ({notify: () => undefined}))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})
beforeEach(() => {
  seen = {marks: 0, reloads: 0, lost: 0, refused: 0, strays: 0}
})

type Page = {
  readonly exam: Actor<typeof examMachine>
  readonly outbox: Actor<typeof outboxMachine>
  readonly close: () => void
}

/** What a load of the page gives: modules without memory, and what the device kept. */
async function load() {
  vi.resetModules()
  const [store, actors, outbox, implementations] = await Promise.all([
    import('../../../src/services/diagnostic/store.ts'),
    import('../../../src/services/diagnostic/exam.actors.ts'),
    import('../../../src/services/diagnostic/outbox.ts'),
    import('../../../src/features/diagnostic/exam.implementations.ts'),
  ])
  return {store, actors, outbox, implementations}
}

const redirectOf = ({store}: Awaited<ReturnType<typeof load>>) =>
  rememberedRedirect({
    path: '/diagnostico',
    slug: 'aristo',
    id: null,
    remembered: {...store.rememberedOfDiagnostic(), hasContact: false},
  })

/** Opens `/diagnostico` on this device, which leads to the exam that it has begun. */
async function openExam(): Promise<Page> {
  const page = await load()
  expect(redirectOf(page)).toBe('/diagnostico/prova')
  const {store, outbox: services, implementations} = page
  const id = store.begunExam('complete')?.id ?? ''
  const {diagnosticEntryStore: entryStore, deliverDiagnostic: deliver, outboxOwner: owner} = services
  const outbox = createActor(outboxMachine.provide({actors: {entryStore, deliver}}), {input: {owner, isOnline: !isCut}})
  const machine = implementations.createExamMachine({kind: 'complete', outbox})
  outbox.start()
  const exam = createActor(machine, {input: implementations.examInput(id, 'complete')}).start()
  outbox.on('write.confirmed', exam.send)
  outbox.on('write.refused', exam.send)
  return {exam, outbox, close: () => void [exam, outbox].map((actor) => actor.stop())}
}

/** Begins a diagnostic; a visitor presses again until it is there. */
async function begin(key: string): Promise<string> {
  const {store, actors} = await load()
  for (;;) {
    const input = {targets: [], templateId: null, isPartial: false, key}
    const id = await toPromise(createActor(actors.createExam, {input}).start()).catch(() => null)
    if (id === null) continue
    store.storeBegun('complete', store.freshExam(id))
    return id
  }
}

const deeds = [
  ...Array<'mark'>(10).fill('mark'),
  ...Array<'rest'>(4).fill('rest'),
  ...Array<'tick'>(3).fill('tick'),
  'cut',
  'restore',
  'restore',
  'reload',
  'stray',
] as const

type Defect = 'none' | 'a reload forgets what waits'

/** A visitor's diagnostic, abandoned at a random point after random faults; what was marked on the screen, by question. */
async function abandon(seed: number, defect: Defect): Promise<{id: string; marked: Record<string, number>}> {
  const random = seededRandom(seed)
  const pick = (most: number) => Math.floor(random() * most)
  ;[local, session, strays, isCut] = [new Map(), new Map(), [], false]
  fate = () => (['lostRequest', 'lostReply', 'refused'] as const)[pick(10)] ?? 'answered'
  const id = await begin(`begin-${seed}`)
  const marked: Record<string, number> = {}
  let page = await openExam()
  let now = 0
  const mark = (key: string) => {
    const {exam} = page
    if (exam.getSnapshot().matches({open: 'failed'})) exam.send({type: 'exam.retry'})
    exam.send({type: 'welcome.continue'})
    const ids = exam.getSnapshot().context.exam?.questionIds ?? []
    const questionId = ids[pick(ids.length)]
    if (questionId === undefined || !exam.getSnapshot().matches({open: 'answering'})) return
    const choice = pick(4)
    exam.send({type: 'choice.mark', questionId, choice, key})
    marked[questionId] = choice
    seen.marks += 1
  }
  const steps = 10 + pick(70)
  for (let step = 0; step < steps; step += 1) {
    const deed = deeds[pick(deeds.length)]
    if (deed === 'mark') mark(`mark-${seed}-${step}`)
    if (deed === 'rest') await quiet()
    if (deed === 'tick') {
      now += pick(40_000)
      page.outbox.send({type: 'clock.ticked', now})
    }
    if (deed === 'cut' || deed === 'restore') {
      isCut = deed === 'cut'
      page.outbox.send({type: isCut ? 'network.lost' : 'network.restored'})
      if (!isCut) page.exam.send({type: 'network.returned'})
    }
    if (deed === 'reload') {
      seen.reloads += 1
      page.close()
      if (defect === 'a reload forgets what waits') local.delete('aristo.diagnosticOutbox')
      page = await openExam()
    }
    const stray = deed === 'stray' ? strays[pick(strays.length)] : undefined
    if (stray !== undefined) {
      seen.strays += 1
      await deliver(stray)
    }
  }
  page.close()
  if (defect === 'a reload forgets what waits') local.delete('aristo.diagnosticOutbox')
  ;[isCut, fate] = [false, () => 'answered']
  return {id, marked}
}

/** All is well: time goes on until nothing waits any more. */
async function settle({exam, outbox}: Page): Promise<void> {
  let now = 1e9
  for (let turn = 0; turn < 100; turn += 1) {
    await quiet()
    if (outbox.getSnapshot().context.entries.length === 0 && exam.getSnapshot().context.exam !== null) return
    now += 61_000
    outbox.send({type: 'clock.ticked', now})
  }
}

async function stored(id: string) {
  const {marks, finished_at} = await server.database.db
    .selectFrom('diagnostic_exam')
    .select(['marks', 'finished_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    marks: Object.fromEntries(Object.entries(marks).map(([question, {selected}]) => [question, selected])),
    isFinished: finished_at !== null,
  }
}

/** Comes back on the same device, and looks at what is left of the marks on the screen and at the server. */
async function comeBack(id: string) {
  const page = await openExam()
  await settle(page)
  page.exam.send({type: 'welcome.continue'})
  return {page, shown: page.exam.getSnapshot().context.choices, stored: await stored(id)}
}

/** Marks the rest and finishes. */
async function finish({exam, ...page}: Page): Promise<void> {
  for (const questionId of missingOf(exam.getSnapshot().context))
    exam.send({type: 'choice.mark', questionId, choice: 0, key: `rest-${questionId}-${exam.getSnapshot().context.id}`})
  exam.send({type: 'finish.request'})
  exam.send({type: 'finish.confirm'})
  await settle({exam, ...page})
  page.close()
}

test(
  `a diagnostic that is abandoned at any point goes on where it was on the same device: ${runs} seeded runs lose nothing`,
  {timeout: timeouts.process},
  async () => {
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const {id, marked} = await abandon(seed, 'none')
      const {page, shown, stored: kept} = await comeBack(id)
      expect({seed, shown, kept}).toEqual({seed, shown: marked, kept: {marks: marked, isFinished: false}})
      await finish(page)
      const end = await stored(id)
      expect({seed, isFinished: end.isFinished, marks: end.marks}).toMatchObject({
        seed,
        isFinished: true,
        marks: marked,
      })
      expect(redirectOf(await load())).toBe(`/diagnostico/resultado?id=${id}`)
    }
    const {begun} = await server.database.db
      .selectFrom('diagnostic_exam')
      .select(({fn}) => fn.countAll<number>().as('begun'))
      .executeTakeFirstOrThrow()
    expect(Number(begun)).toBe(runs)
    // The runs are eventful.
    for (const [what, times] of Object.entries(seen)) expect([what, times > runs / 2]).toEqual([what, true])
  },
)

test('a device that forgot what waits at a reload would be found', {timeout: timeouts.process}, async () => {
  let found = 0
  for (let seed = firstSeed; seed < firstSeed + 10; seed += 1) {
    const {id, marked} = await abandon(seed + 1_000_000, 'a reload forgets what waits')
    const {page, stored: kept} = await comeBack(id)
    page.close()
    if (JSON.stringify(Object.entries(kept.marks).toSorted()) !== JSON.stringify(Object.entries(marked).toSorted()))
      found += 1
  }
  expect(found).toBeGreaterThan(2)
})
