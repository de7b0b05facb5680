/** Events that wait for one reader, in their order, and the endless iterator by which it reads them. */
export type EventQueue<Event> = {
  readonly push: (event: Event) => void
  readonly iterator: AsyncIterableIterator<Event>
}

export type EventQueueOptions<Event> = {
  /** So many events wait; a slow reader loses the oldest, or all of them for `overflow`. */
  readonly limit: number
  /** What a slow reader gets instead of all that waited, so that it knows. */
  readonly overflow?: Event | undefined
  /** What the first read waits for; its failure ends the queue. */
  readonly begun: Promise<unknown>
  /** The reader is gone. */
  readonly onEnd: () => void
}

/** Makes the queue of one reader; it ends by the iterator's `return`. */
export function eventQueue<Event>({limit, overflow, begun, onEnd}: EventQueueOptions<Event>): EventQueue<Event> {
  const queue: Event[] = []
  let isOver = false
  let wake = () => {}
  const end = async (): Promise<IteratorResult<Event>> => {
    isOver = true
    onEnd()
    wake()
    return {done: true, value: undefined}
  }
  const next = async (): Promise<IteratorResult<Event>> => {
    await begun.catch(async (error: unknown) => {
      await end()
      throw error
    })
    while (!isOver) {
      const event = queue.shift()
      if (event !== undefined) return {done: false, value: event}
      await new Promise<void>((resolve) => (wake = resolve))
    }
    return {done: true, value: undefined}
  }
  return {
    push: (event) => {
      if (queue.length < limit) queue.push(event)
      else if (overflow === undefined) queue.push(...queue.splice(0).slice(1), event)
      else queue.splice(0, queue.length, overflow)
      wake()
    },
    iterator: {
      [Symbol.asyncIterator]() {
        return this
      },
      next,
      return: end,
      throw: end,
    },
  }
}
