import {expect, test, vi} from 'vitest'

test.each([
  ['idle', 500],
  ['done, in browsers that do not tell when they are idle', 0],
])('who waits for the day goes on when the browser has drawn it and is %s, or when the time is up', async (_, busy) => {
  vi.useFakeTimers()
  vi.stubGlobal('location', {pathname: '/agenda'})
  if (busy > 0) vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then, busy))
  try {
    vi.resetModules()
    const {dayPainted, markDayPainted} = await import('../../src/services/platform/dayPainted.ts')
    const gone: string[] = []
    void dayPainted(3_000).then(() => gone.push('late'))
    void dayPainted(1_000).then(() => gone.push('soon'))
    await vi.advanceTimersByTimeAsync(999)
    expect(gone).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(gone).toEqual(['soon'])
    markDayPainted()
    expect(gone).toEqual(['soon'])
    await vi.advanceTimersByTimeAsync(busy)
    expect(gone).toEqual(['soon', 'late'])
    void dayPainted(1_000).then(() => gone.push('after'))
    await vi.advanceTimersByTimeAsync(0)
    expect(gone).toEqual(['soon', 'late', 'after'])

    vi.resetModules()
    vi.stubGlobal('location', {pathname: '/perfil'})
    const elsewhere = await import('../../src/services/platform/dayPainted.ts')
    void elsewhere.dayPainted(1_000).then(() => gone.push('elsewhere'))
    await vi.advanceTimersByTimeAsync(0)
    expect(gone).toEqual(['soon', 'late', 'after', 'elsewhere'])
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
