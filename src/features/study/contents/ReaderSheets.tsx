import {type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {readerMachine} from '../../../../machines/study/reader.machine.ts'
import type {TextMatch} from '../../../../domain/study/textSearch.ts'
import {pageName, readerText} from '../../../text/study/reader.ts'
import {type DrawPage, paperStyle, PdfPage} from './PdfPage.tsx'
import {useKeyDown} from './useKeyDown.ts'
import {useZoomGestures} from './useZoomGestures.ts'

type Props = {
  readonly state: SnapshotFrom<typeof readerMachine>
  readonly send: (event: EventFrom<typeof readerMachine>) => void
  readonly draw: DrawPage
  /** Is given the box in which the pages scroll. */
  readonly hold?: ((box: HTMLElement | null) => void) | undefined
}

/** The room between pages and around them, in CSS pixels. */
const gap = 8

/** The width that pages may take; 0 until it is known. */
function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setRoom(Math.max(0, element.clientWidth - 2 * gap))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}

/** The pages that are on the screen or will soon be. */
function useNear(box: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const {target, isIntersecting} of entries) {
            const page = Number(target.getAttribute('data-room'))
            if (isIntersecting) after.add(page)
            else after.delete(page)
          }
          return after
        }),
      {root: element, rootMargin: '75% 0px'},
    )
    for (const room of element.querySelectorAll('[data-room]')) observer.observe(room)
    return () => observer.disconnect()
  }, [box, count])
  return near
}

/** The page (from 1) that a student reads: the one a third below the top, the last one at the end. */
function pageAt(box: HTMLElement): number | null {
  const rooms = [...box.querySelectorAll<HTMLElement>('[data-room]')]
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2) return rooms.length
  const line = box.scrollTop + box.clientHeight / 3
  const index = rooms.findLastIndex((room) => room.offsetTop <= line)
  return index === -1 ? null : index + 1
}

const zoomKeys: Readonly<Record<string, EventFrom<typeof readerMachine>>> = {
  '+': {type: 'zoom.step', step: 1},
  '=': {type: 'zoom.step', step: 1},
  '-': {type: 'zoom.step', step: -1},
  '0': {type: 'zoom.fit'},
}

/** Brings a place into the middle of the box in which the pages scroll; the page around the box stays where it is. */
function bring(range: Range, box: HTMLElement): void {
  const [place, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
  const isBeside = place.left < frame.left || place.right > frame.right
  box.scrollBy(isBeside ? place.left - frame.left - frame.width / 3 : 0, place.top - frame.top - frame.height / 3)
}

const none: readonly TextMatch[] = []

/** The pages below each other, drawn as they come near. While they have the focus, + − 0 zoom and the arrows turn pages. */
export function ReaderSheets({state, send, draw, hold}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const {pages, zoom, page, matches, current, brought} = state.context
  const room = useRoom(box)
  const near = useNear(box, pages.length)
  const widest = useMemo(() => Math.max(1, ...pages.map(({width}) => width)), [pages])
  const scale = (room / widest) * zoom
  const reached = useRef(0)
  const broughtBefore = useRef(0)
  const matchesOf = useMemo(() => Map.groupBy(matches, (match) => match.page), [matches])
  // A match is brought into view once: a page drawn again later must not pull the student back to it.
  const onPlace = useCallback(
    (range: Range) => {
      if (box.current && broughtBefore.current !== brought) bring(range, box.current)
      broughtBefore.current = brought
    },
    [brought],
  )
  useZoomGestures(box, {onZoom: (factor) => send({type: 'zoom.set', zoom: zoom * factor}), wheel: 'withControl'})
  // What was read stays where it was when the pages grow or shrink.
  useLayoutEffect(() => {
    const element = box.current
    element?.scrollTo(0, reached.current * element.scrollHeight)
  }, [scale])
  useLayoutEffect(() => {
    hold?.(box.current)
    return () => hold?.(null)
  }, [hold])
  const onScroll = () => {
    const element = box.current
    if (!element) return
    reached.current = element.scrollHeight > 0 ? element.scrollTop / element.scrollHeight : 0
    const seen = pageAt(element)
    if (seen !== null && seen !== page) send({type: 'page.seen', page: seen})
  }
  useKeyDown(box, (event) => {
    const turn = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const asked = turn === 0 ? zoomKeys[event.key] : {type: 'page.go' as const, page: page + turn}
    if (!asked) return
    event.preventDefault()
    send(asked)
  })
  const shown = state.matches({open: {shown: 'found'}}) ? (matches[current] ?? null) : null
  return (
    <div ref={box} role="region" aria-label={readerText.pages} tabIndex={0} className={boxStyle} onScroll={onScroll}>
      {pages.map((size, index) => (
        <div key={index} data-room={index} className={css({display: 'flex', width: 'max', minWidth: 'full'})}>
          {near.has(index) && scale > 0 ? (
            <PdfPage
              index={index}
              name={pageName(index + 1, pages.length)}
              size={size}
              scale={scale}
              draw={draw}
              matches={matchesOf.get(index) ?? none}
              current={shown?.page === index ? shown : null}
              onPlace={onPlace}
            />
          ) : (
            <div
              className={paperStyle}
              style={{width: `${size.width * scale}px`, height: `${size.height * scale}px`}}
            />
          )}
        </div>
      ))}
    </div>
  )
}

const boxStyle = css({
  position: 'relative',
  height: '[min(80dvh, 60rem)]',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '2',
  bg: 'surface.sunken',
  borderBottomRadius: 'lg',
  touchAction: 'pan-x pan-y',
  scrollbarGutter: 'stable',
  _focusVisible: {outlineOffset: '[-2px]'},
})
