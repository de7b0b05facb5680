import fc from 'fast-check'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {authorizedFetch} from '../../src/services/platform/authorizedFetch.ts'
import {createServerClock, startTicker} from '../../src/services/platform/clock.ts'

const second = 1_000
const minute = 60 * second
const day = 1_440 * minute
const noon = 1_795_186_800_000

/** A device whose clocks go as they like, and a server whose clock is right. */
function newDevice(wallError = 0, kept = 0) {
  const device = {truth: noon, monotonic: 0, wallError, kept}
  const clock = createServerClock(
    () => device.truth + device.wallError,
    () => device.monotonic,
    {read: () => device.kept, write: (value) => void (device.kept = value)},
  )
  const pass = (time: number) => {
    device.truth += time
    device.monotonic += time
  }
  return {
    device,
    clock,
    pass,
    /** Many devices stop their monotonic clock while they sleep. */
    sleep: (time: number) => void (device.truth += time),
    /** The server tells its instant somewhere between asking and receiving. */
    reply: (there: number, back: number) => {
      const askedAt = device.monotonic
      pass(there)
      const told = device.truth
      pass(back)
      clock.observe(told, askedAt, device.monotonic)
    },
    error: () => Math.abs(clock.now() - device.truth),
  }
}

describe('the clock that follows the server', () => {
  test.each([5 * minute, -5 * minute, day, -day])(
    'a device whose clock is wrong by %i ms shows the right time after one reply',
    (wrong) => {
      const {reply, error, clock} = newDevice(wrong)
      reply(20, 20)
      expect({error: error(), isSure: clock.isSure()}).toEqual({error: 0, isSure: true})
    },
  )

  test.each([5 * minute, -5 * minute, day, -day])(
    'a device clock that jumps by %i ms during an exam changes nothing that is shown',
    (jump) => {
      const {device, reply, pass, error, clock} = newDevice()
      reply(20, 20)
      pass(minute)
      device.wallError = jump
      pass(minute)
      expect({error: error(), isSure: clock.isSure()}).toEqual({error: 0, isSure: false})
      reply(20, 20)
      expect({error: error(), isSure: clock.isSure()}).toEqual({error: 0, isSure: true})
    },
  )

  test('after a sleep in which the monotonic clock stood still, the clock says that it is unsure and the next reply sets it right', () => {
    const {reply, sleep, error, clock} = newDevice()
    reply(20, 20)
    sleep(47 * minute)
    expect({error: error(), isSure: clock.isSure()}).toEqual({error: 47 * minute, isSure: false})
    reply(30, 10)
    expect({isRight: error() <= 20, isSure: clock.isSure()}).toEqual({isRight: true, isSure: true})
  })

  test('a reply that took twenty seconds moves nothing that it does not contradict', () => {
    const {reply, error} = newDevice()
    reply(20, 20)
    reply(19 * second, second)
    expect(error()).toBe(0)
  })

  test('a device that knows the time only by a slow reply is unsure', () => {
    const {reply, clock} = newDevice(day)
    reply(9 * second, second)
    expect(clock.isSure()).toBe(false)
  })

  test('a reload without network counts with what was known of this device before', () => {
    const before = newDevice(-day)
    before.reply(20, 20)
    expect(newDevice(-day, before.device.kept).error()).toBe(0)
  })

  test('whatever happens to the device, once it is sure of the time it is right to a second', () => {
    const happenings = fc.array(
      fc.oneof(
        fc.record({what: fc.constant('reply' as const), there: fc.nat(8_000), back: fc.nat(8_000)}),
        fc.record({what: fc.constant('quick' as const), there: fc.nat(300), back: fc.nat(300)}),
        fc.record({what: fc.constant('pass' as const), time: fc.nat(20 * minute)}),
        fc.record({what: fc.constant('sleep' as const), time: fc.nat(3 * 60 * minute)}),
        fc.record({what: fc.constant('jump' as const), to: fc.constantFrom(0, 5 * minute, -5 * minute, day, -day)}),
      ),
      {maxLength: 40},
    )
    fc.assert(
      fc.property(fc.constantFrom(0, 5 * minute, -day), happenings, (wrong, script) => {
        const world = newDevice(wrong)
        for (const one of script) {
          if (one.what === 'reply' || one.what === 'quick') world.reply(one.there, one.back)
          if (one.what === 'pass') world.pass(one.time)
          if (one.what === 'sleep') world.sleep(one.time)
          if (one.what === 'jump') world.device.wallError = one.to
          if (one.what === 'quick') expect(world.error()).toBeLessThanOrEqual(second)
          if (world.clock.isSure()) expect(world.error()).toBeLessThanOrEqual(2 * second)
        }
      }),
      {numRuns: 500, seed: Number(process.env.FAULT_FIRST_SEED ?? 1)},
    )
  })
})

describe('the ticker', () => {
  const page = new EventTarget()
  const shown = Object.assign(new EventTarget(), {hidden: false})
  const device = {onLine: true}

  beforeEach(() => {
    vi.useFakeTimers({now: noon})
    vi.stubGlobal('document', shown)
    vi.stubGlobal('navigator', device)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    shown.hidden = false
    device.onLine = true
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function run() {
    const clock = createServerClock(
      () => Date.now(),
      () => performance.now(),
      {read: () => 0, write: () => undefined},
    )
    clock.observe(noon, performance.now(), performance.now())
    const ticks: number[] = []
    let asked = 0
    const stop = startTicker(
      clock,
      (now) => ticks.push(now),
      () => {
        asked += 1
        clock.observe(Date.now(), performance.now(), performance.now())
        return Promise.resolve()
      },
    )
    return {clock, ticks, stop, asked: () => asked}
  }

  test('ticks every second and asks nothing while it is sure of the time', () => {
    const {ticks, stop, asked} = run()
    vi.advanceTimersByTime(60_000)
    stop()
    vi.advanceTimersByTime(60_000)
    expect({ticks: ticks.length, asked: asked()}).toEqual({ticks: 60, asked: 0})
  })

  test('a tab that is seen again ticks at once and measures the server anew', async () => {
    const {ticks, stop, asked} = run()
    shown.hidden = true
    shown.dispatchEvent(new Event('visibilitychange'))
    shown.hidden = false
    shown.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    stop()
    expect({ticks, asked: asked()}).toEqual({ticks: [noon, noon], asked: 1})
  })

  test('the window that gets the focus measures anew, but not at every click', () => {
    const {stop, asked} = run()
    page.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(15_000)
    page.dispatchEvent(new Event('focus'))
    page.dispatchEvent(new Event('focus'))
    stop()
    expect(asked()).toBe(1)
  })

  test('a clock that was set is noticed at the next tick, and the server is asked', () => {
    const {stop, asked} = run()
    vi.advanceTimersByTime(20_000)
    vi.setSystemTime(noon + 86_400_000)
    vi.advanceTimersByTime(5_000)
    stop()
    expect(asked()).toBe(1)
  })

  test('nothing is asked without network, and at once when it is back', () => {
    const {stop, asked} = run()
    device.onLine = false
    vi.advanceTimersByTime(20_000)
    vi.setSystemTime(noon + 86_400_000)
    vi.advanceTimersByTime(60_000)
    const before = asked()
    device.onLine = true
    page.dispatchEvent(new Event('online'))
    stop()
    expect({before, after: asked()}).toEqual({before: 0, after: 1})
  })
})

test('every reply measures the time, of reads, of saves, and those that refuse the login too', async () => {
  const {clock, pass} = newDevice(day)
  const seen: [number, number][] = []
  let replies = 0
  const ask = authorizedFetch({
    token: () => Promise.resolve('token'),
    timeZone: 'America/Sao_Paulo',
    monotonic: clock.monotonic,
    onServerTime: (server, askedAt, receivedAt) => seen.push([server, receivedAt - askedAt]),
    onUnauthorized: () => undefined,
    fetch: () => {
      pass(80)
      replies += 1
      return Promise.resolve(
        new Response(null, {status: replies === 1 ? 401 : 200, headers: {'x-server-now': String(noon + replies)}}),
      )
    },
  })
  await ask('/graphql', {method: 'POST'})
  await ask('/graphql', {method: 'POST'})
  expect(seen).toEqual([
    [noon + 1, 80],
    [noon + 2, 80],
    [noon + 3, 80],
  ])
})
