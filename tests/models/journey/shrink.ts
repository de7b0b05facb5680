/**
 * A list that still fails and fails no more if any one thing is left out, by leaving out ever smaller parts (delta
 * debugging, Zeller 1999). `fails` gets at most `budget` lists to try; the order is kept.
 */
export async function shrink<T>(
  list: readonly T[],
  fails: (candidate: readonly T[]) => Promise<boolean>,
  budget = 60,
): Promise<readonly T[]> {
  let current = list
  let left = budget
  const pass = async (size: number): Promise<boolean> => {
    const before = current.length
    for (let from = 0; from < current.length && left > 0;) {
      const candidate = [...current.slice(0, from), ...current.slice(from + size)]
      left -= 1
      if (await fails(candidate)) current = candidate
      else from += size
    }
    return current.length < before
  }
  for (let size = Math.ceil(list.length / 2); size > 1; size = Math.ceil(size / 2)) await pass(size)
  while (left > 0 && (await pass(1)));
  return current
}
