import {useSelector} from '@xstate/react'
import {useEffect, useMemo, useState} from 'react'
import type {ActorRefFrom} from 'xstate'
import {fitting, type Stretch} from '../../../../domain/question/highlights.ts'
import {highlightMachine} from '../../../../machines/question/highlight.machine.ts'
import {keptHighlights, selectedStretches} from '../../../../machines/question/highlight.selectors.ts'
import {marksOf} from '../../../services/question/marks.ts'
import {useAdoptedMarks} from '../useAdoptedMarks.ts'
import {HighlightView} from './HighlightView.tsx'
import {canDrawRanges, clearRanges, drawRanges, passagesIn, placeAt, rangeOf, selectedIn, textsIn} from './ranges.ts'
import {useFlow} from '../../useFlow.ts'
import {createHighlightImplementations} from './highlight.implementations.ts'

type Actor = ActorRefFrom<typeof highlightMachine>
type ServerMarks = Parameters<typeof marksOf>[1]

/** A selection that has rested for this many milliseconds is meant. */
const rest = 200

const isPanel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-highlight-panel]') !== null

const isInBody = (root: Element, target: EventTarget | null) =>
  target instanceof Element && root.contains(target) && target.closest('[data-block=body]') !== null

/** Tells the chart what the student selects and presses in the question's text. */
function useSelecting(root: Element, actor: Actor): void {
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDown = false
    let isByKey = false
    const look = () => {
      if (isDown) return
      const stretches = selectedIn(root, getSelection())
      if (stretches.length > 0 || isByKey) actor.send({type: 'text.select', stretches})
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, rest)
    }
    const on = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, {signal: stop.signal})
    on('selectionchange', lookSoon)
    on('pointerdown', ({target}) => {
      if (isPanel(target)) return
      isDown = true
      isByKey = false
      actor.send({type: 'choosing.cancel'})
    })
    on('pointerup', () => {
      isDown = false
      lookSoon()
    })
    on('pointercancel', () => {
      isDown = false
    })
    on('keydown', (event) => {
      isByKey = true
      if (event instanceof KeyboardEvent && event.key === 'Escape') actor.send({type: 'choosing.cancel'})
    })
    on('click', (event) => {
      if (!(event instanceof MouseEvent) || isPanel(event.target)) return
      // A press on a choice picks it. The selection and the place ask the browser for the layout: only where there is something to press.
      if (!isInBody(root, event.target) || keptHighlights(actor.getSnapshot()).length === 0) return
      if (getSelection()?.isCollapsed === false) return
      const place = placeAt(root, event.clientX, event.clientY)
      if (place?.block === 'body') actor.send({type: 'text.press', ...place})
    })
    // What was selected before this code was here counts too.
    lookSoon()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [root, actor])
}

const half = 150
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

function placeOf(root: Element, stretches: readonly Stretch[]) {
  const last = stretches.at(-1)
  const box = last ? rangeOf(root, last)?.getBoundingClientRect() : undefined
  if (!box) return null
  const left = clamp(box.left + box.width / 2, half + 8, Math.max(half + 8, innerWidth - half - 8))
  return {left, top: clamp(box.bottom + 10, 8, innerHeight - 64)}
}

/** Where the colours stand: under the selection, also while the page is scrolled. */
function usePlace(root: Element, stretches: readonly Stretch[]) {
  const [place, setPlace] = useState<{left: number; top: number} | null>(null)
  useEffect(() => {
    if (stretches.length === 0) return undefined
    const stop = new AbortController()
    const move = () => setPlace(placeOf(root, stretches))
    move()
    addEventListener('scroll', move, {signal: stop.signal, capture: true, passive: true})
    addEventListener('resize', move, {signal: stop.signal})
    return () => stop.abort()
  }, [root, stretches])
  return stretches.length === 0 ? null : place
}

/** Paints the highlights again whenever they or the question's elements change. */
function useDrawing(root: Element, actor: Actor): void {
  useEffect(() => {
    if (!canDrawRanges()) return undefined
    const draw = () => {
      const lengths = Object.fromEntries(Object.entries(textsIn(root)).map(([block, text]) => [block, text.length]))
      drawRanges(root, fitting(keptHighlights(actor.getSnapshot()), lengths))
    }
    draw()
    const observer = new MutationObserver(draw)
    observer.observe(root, {childList: true, characterData: true, subtree: true})
    const watch = actor.subscribe(draw)
    return () => {
      observer.disconnect()
      watch.unsubscribe()
      clearRanges()
    }
  }, [root, actor])
}

type Props = {
  readonly scopedId: string
  /** The server's word on the question's marks; the newer of it and this device's stands (D-23). */
  readonly marks: ServerMarks
  /** The element around the question's blocks. */
  readonly root: Element
}

/** The highlights of one question. One instance serves one question: give it a `key`. */
export function Highlights({scopedId, marks, root}: Props) {
  useAdoptedMarks({scopedId, studentMarks: marks})
  const actor = useFlow(highlightMachine, {
    implementations: createHighlightImplementations({scopedId}),
    input: () => ({highlights: marksOf(scopedId, marks).highlights, isSupported: canDrawRanges()}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(
    () => actor.send({type: 'marks.arrived', highlights: marksOf(scopedId, marks).highlights}),
    [actor, scopedId, marks],
  )
  useSelecting(root, actor)
  useDrawing(root, actor)
  const place = usePlace(root, selectedStretches(state))
  const isListing = state.matches('listing')
  const [texts, passages] = useMemo(
    () => (isListing ? ([textsIn(root), passagesIn(root)] as const) : ([{}, []] as const)),
    [isListing, root],
  )
  return <HighlightView state={state} send={actor.send} texts={texts} passages={passages} place={place} />
}
