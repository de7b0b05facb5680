import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react'
import type {Point} from '../../../../domain/study/zoom.ts'

type Gestures = {
  /** By a factor, around a point from the middle of the element. */
  readonly onZoom: (factor: number, point: Point) => void
  /** By CSS pixels, with one finger or the pressed mouse; without it the element scrolls by itself. */
  readonly onPan?: (by: Point) => void
  /** A double click, or a double tap. */
  readonly onDouble?: (point: Point) => void
  /** Whether the wheel zooms alone, or only as browsers zoom: with the control key, as trackpads report a pinch. */
  readonly wheel: 'alone' | 'withControl'
}

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, {x}) => sum + x, 0) / points.length,
  y: points.reduce((sum, {y}) => sum + y, 0) / points.length,
})

/** One notch of a wheel is about a tenth; a trackpad tells finer steps. */
const factorOf = ({deltaY, deltaMode}: WheelEvent): number =>
  Math.exp(-Math.max(-240, Math.min(240, deltaMode === 1 ? deltaY * 16 : deltaY)) / 600)

/** Zooms an element by wheel and pinch, and moves it by a pull where it asks for it. */
export function useZoomGestures(target: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const current = useRef(gestures)
  useLayoutEffect(() => {
    current.current = gestures
  })
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const stop = new AbortController()
    const {signal} = stop
    const fingers = new Map<number, Point>()
    const fromMiddle = ({x, y}: Point): Point => {
      const box = element.getBoundingClientRect()
      return {x: x - box.left - box.width / 2, y: y - box.top - box.height / 2}
    }
    const onWheel = (event: WheelEvent) => {
      if (current.current.wheel === 'withControl' && !event.ctrlKey) return
      event.preventDefault()
      current.current.onZoom(factorOf(event), fromMiddle({x: event.clientX, y: event.clientY}))
    }
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !current.current.onPan) return
      fingers.set(event.pointerId, {x: event.clientX, y: event.clientY})
      if (current.current.onPan) element.setPointerCapture(event.pointerId)
    }
    const onMove = (event: PointerEvent) => {
      const known = fingers.get(event.pointerId)
      if (!known) return
      const before = [...fingers.values()]
      fingers.set(event.pointerId, {x: event.clientX, y: event.clientY})
      const after = [...fingers.values()]
      if (after.length === 2 && distance(before) > 0)
        current.current.onZoom(distance(after) / distance(before), fromMiddle(middleOf(after)))
      const [from, to] = [middleOf(before), middleOf(after)]
      if (after.length <= 2) current.current.onPan?.({x: to.x - from.x, y: to.y - from.y})
    }
    const onUp = (event: PointerEvent) => void fingers.delete(event.pointerId)
    // Passive listeners could not keep the page from scrolling or zooming itself.
    element.addEventListener('wheel', onWheel, {signal, passive: false})
    element.addEventListener('dblclick', ({clientX: x, clientY: y}) => current.current.onDouble?.(fromMiddle({x, y})), {
      signal,
    })
    element.addEventListener('pointerdown', onDown, {signal})
    element.addEventListener('pointermove', onMove, {signal})
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(name, onUp, {signal})
    return () => stop.abort()
  }, [target])
}
