import {expect, test, vi} from 'vitest'

test('who waits for the day goes on when it is on the screen, or when the time is up', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', {pathname: '/agenda'})
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
    await vi.advanceTimersByTimeAsync(0)
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
