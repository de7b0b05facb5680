import {type ComponentType, lazy, type LazyExoticComponent, useState} from 'react'

/** Waits between two tries, in milliseconds, while the device believes to be online: a server that starts again is back by then. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000]

function backOrLater(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, wait) : undefined
    addEventListener('online', done, {once: true})
    function done(): void {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
}

/**
 * Imports a module and retries on failure: without network when it is back, online a few times with growing waits.
 *
 * @throws the last failure, for the error boundary to offer a reload: the files of an older version may be gone
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 0; ;) {
    try {
      return await load()
    } catch (error) {
      const wait = waits[tries]
      if (wait === undefined) throw error
      if (navigator.onLine) tries += 1
      await backOrLater(wait)
    }
  }
}

/** Resolves when the browser has painted, or after a tenth of a second where it does not paint, as in a hidden tab. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Lazy imports are not deferred longer than this many milliseconds, however slow the network is. */
const longestDeferral = 3_000
let deferredUntil: Promise<unknown> = Promise.resolve()

/** Gives the requests of the first screen priority: `importAfterPaint` waits until every `until` has settled. */
export function deferLazyImports(until: Promise<unknown>): void {
  deferredUntil = Promise.race([
    Promise.allSettled([deferredUntil, until]),
    new Promise((resolve) => {
      setTimeout(resolve, longestDeferral)
    }),
  ])
}

/**
 * Imports a module on demand, after the current screen has been painted: ten requests during the first render would delay
 * that screen. The fallback is shown meanwhile, and everything around it works.
 *
 * @throws the last failure, as `importWithRetry`
 */
export async function importAfterPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  await afterPaint()
  await deferredUntil
  return importWithRetry(load)
}

/** Resolves when nobody needs the network or the processor; at once where nobody says when. */
let idle: () => Promise<unknown> = () => Promise.resolve()

/** Sets when what is around the first screen may be loaded: `userIdle`, for students. */
export function setIdle(next: typeof idle): void {
  idle = next
}

/**
 * Imports what is around a screen, as `importAfterPaint` and when the student is idle: a first answer does not share the
 * network and the processor with it.
 *
 * @throws the last failure, as `importWithRetry`
 */
export const importWhenIdle = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  importAfterPaint(() => idle().then(load))

/** Of whatever props, as React's own `lazy` has it. */
export type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** `lazy` for a named export: the code is requested at the first render, after the paint; it suspends until then. */
export const lazyNamed = <Name extends string, Module extends Readonly<Record<Name, AnyComponent>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> => lazy(async () => ({default: (await importAfterPaint(load))[name]}))

/** `lazyNamed` for what is around a screen: its code is requested when the student is idle. */
export const lazyWhenIdle = <Name extends string, Module extends Readonly<Record<Name, AnyComponent>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> => lazyNamed(() => idle().then(load), name)

/** A component whose code is loaded on demand and can be preloaded. */
export type PreloadableComponent<Props extends object> = {
  /** Suspends until its code is loaded. */
  readonly Part: ComponentType<Props>
  /** Loads the code before the first render. */
  readonly fetch: () => Promise<unknown>
}

/**
 * `lazy` that renders at once when its code is already loaded. React's `lazy` suspends even then, and React shows
 * suspended content only 300 ms after the last fallback: for nested screens these waits add up.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetch = async () => {
    loaded = await importWithRetry(load)
    return {default: loaded}
  }
  const Lazy = lazy(fetch)
  const Part = (props: Props) => {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  return {Part, fetch}
}
