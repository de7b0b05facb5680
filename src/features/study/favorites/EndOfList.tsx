import {useEffect, useRef} from 'react'

/** Before the end itself is on the screen, so that the next page is often there in time. */
const ahead = '400px'

/** Tells when the end of a list comes into view; again after every change of `count`, as it may still be in view. */
export function EndOfList({count, onReached}: {readonly count: number; readonly onReached: () => void}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) onReached()
      },
      {rootMargin: ahead},
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [count, onReached])
  return <div ref={place} aria-hidden="true" />
}
