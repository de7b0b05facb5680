import {expect} from 'vitest'

/**
 * Stands in for vitest in test files that a child process of `npm run test:mutation` runs: vitest takes seconds to run a file
 * again, a child a few milliseconds. It knows what the tests of `domain` and `machines` use of vitest; `expect` is vitest's own.
 */
type Body = (...row: never[]) => unknown

/** What the test files loaded last contain. */
export const bodies: (() => unknown)[] = []

const bodyOf = (options: readonly unknown[]): Body =>
  options.find((option): option is Body => typeof option === 'function') ?? (() => undefined)

const call = (body: Body, row: unknown): unknown => body(...((Array.isArray(row) ? row : [row]) as never[])) // The rows fit the body: the compiler checked them against vitest's types.

export const test = Object.assign(
  (_name: string, ...options: unknown[]) => void bodies.push(() => call(bodyOf(options), [])),
  {
    each:
      (rows: readonly unknown[]) =>
      (_name: string, ...options: unknown[]) =>
        void bodies.push(...rows.map((row) => () => call(bodyOf(options), row))),
  },
)

export const describe = Object.assign((_name: string, ...options: unknown[]) => void call(bodyOf(options), []), {
  each:
    (rows: readonly unknown[]) =>
    (_name: string, ...options: unknown[]) => {
      for (const row of rows) call(bodyOf(options), row)
    },
})

/** The walks of a flow are not among them: `survives` judges those. */
export const walkMachine = (): void => undefined

export {expect}
