/** @jsxRuntime classic */
// Storybook bundles its manager with the classic runtime, on a React of its own.
import React, {useMemo, useRef} from 'react'
import type {FocusEvent, KeyboardEvent} from 'react'
import type {Reading} from '../../scripts/statechart/reading.ts'
import {DrawnEdges} from './DrawnEdges.tsx'
import {DrawnStates} from './DrawnStates.tsx'
import type {Drawing as Plan} from './layout.ts'
import type {LinkOf} from './links.ts'
import {useZoom} from './useZoom.ts'
import {focusOf} from './views.ts'

type Props = {name: string; plan: Plan; reading: Reading; linkOf: LinkOf; sent: string | null}

const step = 60

/** How far to move so that the stretch from `start` to `end` lies between two borders, in pixels. */
function intoSight(least: number, most: number, start: number, end: number): number {
  const room = 24
  if (start < least + room) return least + room - start
  return end > most - room ? most - room - end : 0
}

/** The statechart as a picture: states link to their stories, the current ones are lit, possible transitions strong. */
export function Drawing({name, plan, reading, linkOf, sent}: Props) {
  const picture = useRef<SVGSVGElement>(null)
  const focus = useMemo(() => focusOf(plan, reading.active), [plan, reading])
  const {transform, fit, scaleBy, moveBy} = useZoom(picture, plan, focus)
  const keys: Record<string, () => void> = {
    ArrowLeft: () => moveBy(step, 0),
    ArrowRight: () => moveBy(-step, 0),
    ArrowUp: () => moveBy(0, step),
    ArrowDown: () => moveBy(0, -step),
    '+': () => scaleBy(1.25),
    '=': () => scaleBy(1.25),
    '-': () => scaleBy(0.8),
    '0': fit,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.metaKey || event.ctrlKey || event.altKey ? undefined : keys[event.key]
    if (!move) return
    event.preventDefault()
    // Storybook listens to the arrows too, to walk from story to story.
    event.stopPropagation()
    move()
  }
  // A link reached with the Tab key may lie outside what is seen now.
  const onFocus = ({target, currentTarget}: FocusEvent<SVGSVGElement>) => {
    if (target === currentTarget) return
    const seen = currentTarget.getBoundingClientRect()
    const link = target.getBoundingClientRect()
    const x = intoSight(seen.left, seen.right, link.left, link.right)
    moveBy(x, intoSight(seen.top, seen.bottom, link.top, link.bottom))
  }
  return (
    <div className="sc-canvas">
      <svg
        ref={picture}
        className="sc-picture"
        tabIndex={0}
        role="group"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        aria-label={`Statechart of ${name}. Arrow keys move, plus and minus zoom, zero fits. List says the same in words.`}
      >
        <Arrowheads />
        <g transform={transform.toString()}>
          <DrawnStates plan={plan} reading={reading} linkOf={linkOf} holders />
          <DrawnEdges plan={plan} reading={reading} linkOf={linkOf} sent={sent} />
          <DrawnStates plan={plan} reading={reading} linkOf={linkOf} holders={false} />
        </g>
      </svg>
      <div className="sc-zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Zoom in" onClick={() => scaleBy(1.25)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => scaleBy(0.8)}>
          −
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
      </div>
    </div>
  )
}

function Arrowheads() {
  return (
    <defs>
      {['idle', 'possible', 'sent'].map((kind) => (
        <marker
          key={kind}
          id={`sc-arrow-${kind}`}
          className={`sc-arrow sc-${kind}`}
          viewBox="0 0 8 8"
          refX="7.5"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0,0.5 L8,4 L0,7.5 Z" />
        </marker>
      ))}
    </defs>
  )
}
