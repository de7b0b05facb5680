import {sql} from 'kysely'
import type {Browser, CDPSession, Page} from 'playwright'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {demo} from '../journeys/account.ts'
import {Backend} from '../journeys/backend.ts'
import {timeouts} from '../support/timeouts.ts'
import {type Figure, median} from './numbers.ts'
import {launch, slowContext} from './phone.ts'
import type {BenchPlan} from './phoneFigures.ts'
import {signInOnce} from './product.ts'

/** Pixels of one gesture, and pixels a second: a quick flick of a thumb, again and again. */
const gesture = {distance: 6_000, speed: 3_000, times: 4}

/** Lessons of the demo student's course with one community card each: as many decks. */
async function seedDecks(dataDir: string, decks: number): Promise<void> {
  const database = await openDatabase({dataDir})
  try {
    await sql`
      with course as (
        select s.course_id as id from student_course s join profile p on p.id = s.profile_id
        where p.email = ${demo.email} order by s.position limit 1
      ), lessons as (
        insert into lesson (id, course_id, title, area, classification, phase, release_after_days, is_pre_course, relevance,
          content_hash)
        select 'bench-deck-' || n, course.id, 'Tema ' || n, (array['CM', 'CIR', 'GO', 'PED', 'SC'])[1 + n % 5],
          jsonb_build_array('Grande tema ' || n % 40), 1, 0, false, 0.001, ''
        from generate_series(1, ${decks}::integer) n, course returning id
      ), cards as (
        insert into flashcard (id, lesson_id, position, content_hash, classification, inherits_classification, front, back,
          created_at, updated_at, is_community)
        select id, id, 0, '', '[]', true, '[]', '[]', now(), now(), true from lessons returning id
      )
      insert into community_flashcard (flashcard_id, front_source, back_source, searched, created_at)
      select id, 'Frente', 'Verso', 'frente', now() from cards`.execute(database.db)
    await sql`analyze`.execute(database.db)
  } finally {
    await database.close()
  }
}

/** The event of a browser's trace by which a frame is shown. */
const shown = 'Display::DrawAndSwap'

type Scrolled = {
  /** Frames a second that were shown, and those the page itself had a part in. */
  readonly shown: number
  readonly own: number
}

/** Frames of quick flicks of a thumb, the first one left out. */
async function scrolled(browser: Browser, page: Page, session: CDPSession): Promise<Scrolled> {
  const flick = () =>
    session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 500,
      yDistance: -gesture.distance,
      speed: gesture.speed,
      gestureSourceType: 'mouse',
    })
  await flick()
  const tracing = await browser.newBrowserCDPSession()
  let frames = 0
  tracing.on('Tracing.dataCollected', ({value}) => {
    frames += value.filter((event) => Reflect.get(event, 'name') === shown && Reflect.get(event, 'ph') === 'X').length
  })
  await page.evaluate(() => {
    const note = () => {
      Reflect.set(globalThis, 'benchFrames', (Reflect.get(globalThis, 'benchFrames') ?? 0) + 1)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await tracing.send('Tracing.start', {traceConfig: {includedCategories: ['viz']}})
  const began = performance.now()
  for (let turn = 0; turn < gesture.times; turn += 1) await flick()
  const seconds = (performance.now() - began) / 1_000
  const own: unknown = await page.evaluate(() => Reflect.get(globalThis, 'benchFrames'))
  const complete = new Promise<void>((resolve) => {
    tracing.once('Tracing.tracingComplete', () => resolve())
  })
  await tracing.send('Tracing.end')
  await complete
  return {shown: frames / seconds, own: Number(own) / seconds}
}

type Visited = Scrolled & {
  /** Milliseconds until all decks are in the page. */
  readonly opened: number
}

async function visited(browser: Browser, origin: string, decks: number): Promise<Visited> {
  const {context, slowDown} = await slowContext(browser)
  try {
    await (await signInOnce(context, origin, 'main h1, main h2')).close()
    const page = await context.newPage()
    const session = await slowDown(page)
    const began = performance.now()
    await page.goto(`${origin}/baralhos/comunidade`)
    await page.waitForFunction((least) => document.querySelectorAll('main [data-deck]').length >= least, decks, {
      timeout: timeouts.exchange,
    })
    const opened = performance.now() - began
    const frames = await scrolled(browser, page, session)
    const moved = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('*')].map((one) => one.scrollTop)),
    )
    if (moved < gesture.distance) throw new Error('The list of decks did not scroll.')
    return {opened, ...frames}
  } finally {
    await context.close()
  }
}

/** The list of 2,000 decks on a slow phone: whether it scrolls at 60 frames a second. */
export async function deckListFigures({rounds, isQuick, say}: BenchPlan): Promise<Figure[]> {
  const decks = isQuick ? 500 : 2_000
  const server = await Backend.start()
  await server.stop()
  await seedDecks(server.folder, decks)
  await server.run()
  const browser = await launch()
  const visits: Visited[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`deck list, round ${round + 1} of ${rounds}`)
      visits.push(await visited(browser, server.origin, decks))
    }
  } finally {
    await browser.close()
    await server.dispose()
  }
  const middle = (read: (visit: Visited) => number) => median(visits.map(read))
  return [
    {
      name: `${decks} decks scroll, frames a second`,
      unit: '',
      figure: middle((visit) => visit.shown),
      limit: 1,
      least: 57,
    },
    {name: 'the same, frames of the page itself', unit: '', figure: middle((visit) => visit.own), limit: 1},
    {name: 'the list opens', unit: 'ms', figure: middle((visit) => visit.opened), limit: 1},
  ]
}
