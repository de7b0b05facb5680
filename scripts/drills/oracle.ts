import type {Figure} from './report.ts'

/** One write of a student: `at` is the instant that it carries, in milliseconds; of two to one place the later one stands. */
export type Write = {readonly student: string; readonly question: string; readonly choice: number; readonly at: number}

/** What a database holds of all students, counted in two ways. */
export type Stored = {
  readonly writes: readonly Write[]
  /** Answers by the tally of the questions, which is counted up by another statement part; null where none is kept. */
  readonly tallied: number | null
}

/** What became of the writes that were sent. */
export type Findings = {
  /** Confirmed, and not there, or there with an older or another value. */
  readonly lost: readonly string[]
  /** There more than once, or counted more than once. */
  readonly doubled: readonly string[]
  /** There, and never sent. */
  readonly invented: readonly string[]
}

const placeOf = ({student, question}: Pick<Write, 'student' | 'question'>) => `${student}/${question}`
const valueOf = ({choice, at}: Write) => `${choice}@${at}`

/**
 * The log of what clients sent and what the server confirmed to them: the only witness that no fault can reach. A write
 * that was sent and not confirmed may be there or not.
 */
export function createOracle() {
  const sent = new Map<string, Set<string>>()
  const latest = new Map<string, Write>()
  let confirmations = 0

  function compare({writes, tallied}: Stored): Findings {
    const byPlace = Map.groupBy(writes, placeOf)
    const lost = [...latest].flatMap(([place, confirmed]) => {
      const stands =
        byPlace
          .get(place)
          ?.some(({at, choice}) => at > confirmed.at || (at === confirmed.at && choice === confirmed.choice)) === true
      return stands
        ? []
        : [
            `${place}: ${valueOf(confirmed)} was confirmed, there is ${byPlace.get(place)?.map(valueOf).join(' ') ?? 'nothing'}`,
          ]
    })
    const doubled = [...byPlace].flatMap(([place, rows]) => (rows.length > 1 ? [`${place}: ${rows.length} rows`] : []))
    const invented = writes
      .filter((write) => sent.get(placeOf(write))?.has(valueOf(write)) !== true)
      .map((write) => `${placeOf(write)}: ${valueOf(write)} was never sent`)
    const extra = tallied === null ? 0 : tallied - writes.length
    if (extra > 0) doubled.push(`${extra} more in the tally than answers`)
    if (extra < 0) lost.push(`${-extra} fewer in the tally than answers`)
    return {lost, doubled, invented}
  }

  return {
    sending: (write: Write): void => {
      const place = placeOf(write)
      const values = sent.get(place) ?? new Set<string>()
      sent.set(place, values.add(valueOf(write)))
    },
    confirmed: (write: Write): void => {
      confirmations += 1
      const known = latest.get(placeOf(write))
      if (known === undefined || known.at <= write.at) latest.set(placeOf(write), write)
    },
    confirmations: () => confirmations,
    compare,
  }
}

export type Oracle = ReturnType<typeof createOracle>

/** The findings as numbers that must be nought, and the first of each in words. */
export function findingsReport({lost, doubled, invented}: Findings): {figures: Figure[]; complaints: string[]} {
  const none = (name: string, list: readonly string[]): Figure => ({
    name,
    value: list.length,
    unit: '',
    most: 0,
    least: 0,
  })
  return {
    figures: [
      none('confirmed writes lost', lost),
      none('writes doubled', doubled),
      none('writes that nobody sent', invented),
    ],
    complaints: [...lost.slice(0, 3), ...doubled.slice(0, 3), ...invented.slice(0, 3)],
  }
}
