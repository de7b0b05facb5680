import {useEffect, useState} from 'react'

/** Rows that are drawn at once, and with each further frame. */
const step = 40

/** How many of so many rows are drawn by now: a long list is there at once, and whole a few frames later. */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(step)
  // What has become short grows again from there.
  const most = Math.max(step, total)
  if (drawn > most) setDrawn(most)
  useEffect(() => {
    if (drawn >= total) return undefined
    const frame = requestAnimationFrame(() => setDrawn(Math.min(drawn + step, total)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, total])
  return Math.min(drawn, total)
}
