/** @jsxRuntime classic */
// Storybook bundles its manager with the classic runtime, on a React of its own.
import React from 'react'
import type {ChartEdge} from '../../scripts/statechart/graph.ts'
import type {Reading} from '../../scripts/statechart/reading.ts'
import type {Drawing, DrawnEdge} from './layout.ts'
import type {LinkOf} from './links.ts'
import {type} from './measure.ts'
import {roundedLine} from './roundedLine.ts'
import {StateLink} from './StateLink.tsx'

type Props = {plan: Drawing; reading: Reading; linkOf: LinkOf; sent: string | null}

/** Transitions as arrows; possible ones are drawn last, so that they lie on top. */
export function DrawnEdges({plan, reading, linkOf, sent}: Props) {
  const possible = new Set(reading.possible.map(({id}) => id))
  const kindOf = ({edges}: DrawnEdge) => {
    const open = edges.filter(({id}) => possible.has(id))
    if (open.some(({event}) => event === sent)) return 'sent'
    return open.length > 0 ? 'possible' : 'idle'
  }
  const drawn = plan.edges.map((edge) => ({edge, kind: kindOf(edge)}))
  const inOrder = ['idle', 'possible', 'sent'].flatMap((kind) => drawn.filter((one) => one.kind === kind))
  return (
    <>
      {inOrder.map(({edge, kind}) => (
        <path
          key={edge.id}
          className={`sc-line sc-${kind}`}
          d={roundedLine(edge.points)}
          markerEnd={`url(#sc-arrow-${kind})`}
        />
      ))}
      {inOrder.map(({edge, kind}) => (
        <EdgeLabel key={edge.id} drawn={edge} kind={kind} linkOf={linkOf} sent={kind === 'sent' ? sent : null} />
      ))}
    </>
  )
}

const sentence = (edges: ChartEdge[]) =>
  `${edges.map(({label}) => label).join('; ')}: leads to ${edges[0]?.target ?? ''}`

type LabelProps = {drawn: DrawnEdge; kind: string; linkOf: LinkOf; sent: string | null}

function EdgeLabel({drawn: {edges, label}, kind, linkOf, sent}: LabelProps) {
  if (!label || edges.length === 0) return null
  return (
    <g className={`sc-label sc-${kind}`} transform={`translate(${label.x},${label.y})`}>
      <StateLink link={linkOf(edges[0]?.target ?? '')} label={sentence(edges)}>
        <rect width={label.width} height={label.height} rx={5} />
        {edges.map((edge, index) => (
          <text
            key={edge.id}
            x={6}
            y={13.5 + index * type.rowHeight}
            className={edge.event === sent ? 'sc-sent' : `sc-on-${edge.trigger.kind}`}
          >
            {edge.trigger.text}
            {edge.guard ? <tspan className="sc-guard"> [{edge.guard}]</tspan> : null}
          </text>
        ))}
      </StateLink>
    </g>
  )
}
