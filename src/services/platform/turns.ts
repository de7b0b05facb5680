/**
 * So many more files may be asked for at once. A browser has six connections to a server of HTTP/1.1, and what a student does
 * meanwhile must find one free.
 */
const atOnce = 3

/** A file that has not come after so many milliseconds holds nobody up any more. */
const longestTurn = 5_000

let free = atOnce
const waiting: (() => void)[] = []

/**
 * Fetches the file of a part when there is a connection for it; what was asked for last, perhaps by a press, comes first.
 * What sends an answer, or tells that it cannot be sent, waits for nothing (`scripts/build/chunks.ts`).
 */
export async function inTurn(path: string, work: (path: string) => Promise<unknown>): Promise<unknown> {
  if ((free -= 1) < 0 && !path.includes('/sending-')) await new Promise<void>((resolve) => waiting.push(resolve))
  const file = work(path)
  const end = () => {
    free += 1
    waiting.pop()?.()
  }
  void Promise.race([file, new Promise((resolve) => setTimeout(resolve, longestTurn))]).then(end, end)
  return file
}
