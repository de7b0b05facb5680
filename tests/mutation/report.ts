/** What a child process of `npm run test:mutation` tells its parent about the faults of its subject, one after the other. */
export type Report =
  | {readonly all: number}
  | {readonly index: number; readonly name: string; readonly isFound?: boolean}

type Fault = {readonly name: string; readonly isFound: () => Promise<boolean>}

const tell = (report: Report): void => void process.send?.(report)

/** Tries faults one after the other, from one on: a child that hung or ran out of memory is followed by another one. */
export async function tryFaults(faults: readonly Fault[], from: number): Promise<void> {
  tell({all: faults.length})
  for (const [index, {name, isFound}] of faults.entries()) {
    if (index < from) continue
    tell({index, name})
    tell({index, name, isFound: await isFound()})
  }
}
