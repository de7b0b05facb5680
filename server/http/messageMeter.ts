/** Messages that one socket may send at once, and how many a second after that. The product sends a dozen in a minute. */
export const messageBounds = {burst: 200, perSecond: 50} as const

/** Bytes that count as one message. */
const weight = 4_096

/** A bucket of messages: it is full at first and fills again with time. `take` is false when a message finds it empty. */
export function messageMeter(monotonic: () => number): {readonly take: (bytes: number) => boolean} {
  let left: number = messageBounds.burst
  let filledAt = monotonic()
  return {
    take: (bytes) => {
      const now = monotonic()
      left = Math.min(messageBounds.burst, left + ((now - filledAt) / 1_000) * messageBounds.perSecond)
      filledAt = now
      left -= Math.max(1, Math.ceil(bytes / weight))
      return left >= 0
    },
  }
}
