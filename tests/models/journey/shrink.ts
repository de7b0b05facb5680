/**
 * The shortest list it can find that still fails, by leaving out ever smaller parts (delta debugging, Zeller 1999).
 * `fails` gets at most `budget` lists to try; the order is kept.
 */
export async function shrink<T>(list: readonly T[], fails: (candidate: readonly T[]) => Promise<boolean>, budget = 60): Promise<readonly T[]> {
  let current = list
  let left = budget
  for (let size = Math.ceil(current.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < current.length && left > 0;) {
      const candidate = [...current.slice(0, from), ...current.slice(from + size)]
      left -= 1
      if (candidate.length < current.length && (await fails(candidate))) current = candidate
      else from += size
    }
  }
  return current
}
