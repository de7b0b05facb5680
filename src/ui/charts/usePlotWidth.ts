import {flushSync} from 'react-dom'
import {type RefObject, useLayoutEffect, useRef, useState} from 'react'

/** The width of a drawing before it is measured, in CSS pixels: that of a phone. */
const firstWidth = 320

/**
 * The width that a drawing has, in CSS pixels, so that one unit of the drawing is one pixel and its words are as large as
 * those beside it.
 */
export function usePlotWidth(): readonly [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(firstWidth)
  useLayoutEffect(() => {
    const place = ref.current
    if (place === null) return undefined
    const measure = () => {
      if (place.clientWidth > 0) setWidth(place.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    // A sheet of paper is measured before it is printed: no observer speaks meanwhile.
    const paper = matchMedia('print')
    const measurePaper = () => flushSync(measure)
    paper.addEventListener('change', measurePaper)
    return () => {
      observer.disconnect()
      paper.removeEventListener('change', measurePaper)
    }
  }, [])
  return [ref, width]
}
