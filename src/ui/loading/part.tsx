import {type ComponentType, lazy, useState} from 'react'
import {untilHere} from './arriving.ts'

/** A part whose code is loaded when it is needed, and may be asked for before. */
export type FetchedPart<Props extends object> = {
  /** Suspends while its code is not here. */
  readonly Part: ComponentType<Props>
  /** Asks for the code ahead of the first drawing. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A part that is drawn at once when its code has arrived before. `lazy` alone suspends even then, and React shows what
 * suspended only 300 ms after the last fallback: for screens inside screens these waits add up.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let arrived: ComponentType<Props> | null = null
  const fetch = async () => {
    arrived = await untilHere(load)
    return {default: arrived}
  }
  const Late = lazy(fetch)
  const Part = (props: Props) => {
    const [Drawn] = useState<ComponentType<Props>>(() => arrived ?? Late)
    return <Drawn {...props} />
  }
  return {Part, fetch}
}
