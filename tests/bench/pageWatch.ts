/** What the benchmark notes inside a page; times in milliseconds since the navigation began. */
export type PageNotes = {
  /** First frame in which the awaited element was there. */
  usable: number
  lcp: number
  cls: number
  /** When the benchmark pressed a button last; its presses are no inputs to the browser. */
  pressed: number
  /** Length of every task over 50 ms. */
  tasks: {start: number; length: number}[]
  /** Longest time from an input to the next frame, of each interaction. */
  interactions: number[]
}

/** Runs in the page before its own scripts: watches paints, shifts, tasks, inputs, and the awaited element. */
export function watchPage(awaited: string): void {
  const notes: PageNotes = {usable: 0, lcp: 0, cls: 0, pressed: Number.NEGATIVE_INFINITY, tasks: [], interactions: []}
  Reflect.set(globalThis, 'benchNotes', notes)
  const follow = (type: string, take: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({type, buffered: true, ...(type === 'event' && {durationThreshold: 16})})
  }
  follow('largest-contentful-paint', ({startTime}) => {
    notes.lcp = startTime
  })
  // The metric's own rule: the worst window of at most 5 s without a second's gap; what comes within 500 ms of an input is meant.
  const shifts = {from: 0, last: 0, sum: 0}
  follow('layout-shift', (entry) => {
    const {startTime} = entry
    if (Reflect.get(entry, 'hadRecentInput') || startTime - notes.pressed < 500) return
    if (startTime - shifts.last > 1_000 || startTime - shifts.from > 5_000)
      Object.assign(shifts, {from: startTime, sum: 0})
    shifts.last = startTime
    shifts.sum += Number(Reflect.get(entry, 'value'))
    notes.cls = Math.max(notes.cls, shifts.sum)
  })
  follow('longtask', ({startTime, duration}) => void notes.tasks.push({start: startTime, length: duration}))
  follow('event', (entry) => {
    if (Number(Reflect.get(entry, 'interactionId')) > 0) notes.interactions.push(entry.duration)
  })
  const watch = new MutationObserver(() => {
    if (document.querySelector(awaited) === null) return
    watch.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        notes.usable = performance.now()
      }),
    )
  })
  watch.observe(document, {subtree: true, childList: true, attributes: true})
}

/** Runs in the page: what was noted, and the first mark of each name that the product sets while it opens. */
export function readPage(): {notes: PageNotes; marks: Record<string, number>} {
  const marks = performance
    .getEntriesByType('mark')
    .toReversed()
    .map(({name, startTime}) => [name, startTime] as const)
  return {notes: Reflect.get(globalThis, 'benchNotes'), marks: Object.fromEntries(marks)}
}

export type Press = {
  /** Visible start of the pressed button's name. */
  readonly button: string
  /** `status`: a status with one of `words` appears; `heading`: another question stands there. */
  readonly until: 'status' | 'heading'
  readonly words: readonly string[]
}

/** Runs in the page: presses, and resolves with the milliseconds to the first changed frame and to the awaited one. */
export function pressInPage({button, until, words}: Press): Promise<{first: number; done: number}> {
  const heading = () => document.querySelector('main h2')?.textContent
  const before = heading()
  const isDone = () =>
    until === 'heading'
      ? heading() !== before && document.querySelector('input[type=radio]') !== null
      : [...document.querySelectorAll('[role=status]')].some((element) =>
          words.some((word) => element.textContent?.includes(word)),
        )
  const pressed = [...document.querySelectorAll('button')].find(
    (element) => element.textContent?.trim().startsWith(button) && !element.disabled,
  )
  if (!pressed) return Promise.reject(new Error(`The page has no button '${button}'.`))
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`'${button}' was pressed, and no ${until} came of it.`)), 30_000)
    const start = performance.now()
    let first = 0
    const painted = (then: (time: number) => void) =>
      requestAnimationFrame(() => setTimeout(() => then(performance.now() - start)))
    let isFirst = true
    const observer = new MutationObserver(() => {
      if (isFirst) {
        isFirst = false
        painted((time) => {
          first = time
        })
      }
      if (!isDone()) return
      observer.disconnect()
      painted((done) => resolve({first, done}))
    })
    observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
    Reflect.get(globalThis, 'benchNotes').pressed = start
    pressed.click()
  })
}

/**
 * Runs in the page, which is of no use afterwards: swaps the content of `main` between two texts of ready-made HTML, and
 * resolves with the milliseconds from each swap to the frame that shows it.
 */
export async function swapInPage({pages, times}: {pages: readonly string[]; times: number}): Promise<number[]> {
  const main = document.querySelector('main')
  if (main === null) throw new Error('The page has no main.')
  const took: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now()
    main.innerHTML = pages[turn % pages.length] ?? ''
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    took.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return took
}

/**
 * Runs in the page before a choice of an exam is clicked: resolves with the milliseconds from the click to the first changed
 * frame, and to the one in which the navigator tells of the mark.
 */
export function watchMarkInPage(): Promise<{first: number; done: number}> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A choice was clicked, and the navigator told of no mark.')), 30_000)
    let start = 0
    let first = 0
    const painted = (then: (time: number) => void) =>
      requestAnimationFrame(() => setTimeout(() => then(performance.now() - start)))
    const told = () => document.querySelector('aside [aria-current=step]')?.getAttribute('aria-label') ?? ''
    const before = told()
    // One that was marked in an earlier visit is marked anew: its word changes too.
    const isDone = () => told() !== before && /marcada|ainda não salva/.test(told())
    const observer = new MutationObserver(() => {
      if (first === 0) {
        first = -1
        painted((time) => {
          first = time
        })
      }
      if (!isDone()) return
      observer.disconnect()
      painted((done) => resolve({first, done}))
    })
    addEventListener(
      'click',
      ({timeStamp}) => {
        start = timeStamp
        observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
      },
      {capture: true, once: true},
    )
  })
}
