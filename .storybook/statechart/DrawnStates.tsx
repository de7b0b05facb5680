/** @jsxRuntime classic */
// Storybook bundles its manager with the classic runtime, on a React of its own.
import React from 'react'
import type {Reading} from '../../scripts/statechart/reading.ts'
import type {Drawing, DrawnNode} from './layout.ts'
import type {LinkOf} from './links.ts'
import {tagsLeft, tagWidth, type} from './measure.ts'
import {StateLink} from './StateLink.tsx'

type Props = {plan: Drawing; reading: Reading; linkOf: LinkOf; holders: boolean}

/** Either the states that hold others (below the lines) or the leaves (above them). */
export function DrawnStates({plan, reading, linkOf, holders}: Props) {
  const isHolder = ({node}: DrawnNode) => node.kind === 'compound' || node.kind === 'parallel'
  return (
    <g>
      {plan.nodes
        .filter((drawn) => isHolder(drawn) === holders)
        .map((drawn) => (
          <DrawnState key={drawn.node.id} drawn={drawn} active={reading.active.has(drawn.node.id)} linkOf={linkOf} />
        ))}
      {holders
        ? plan.initials.map(({x, y, width}) => (
            <circle key={`${x},${y}`} className="sc-initial" cx={x + width / 2} cy={y + width / 2} r={width / 2} />
          ))
        : null}
    </g>
  )
}

/** What is written in the box, word for word (voice control calls links by it), then what only the drawing shows. */
const nameOf = ({node, rows}: DrawnNode, active: boolean): string => {
  const written = [node.key, ...node.tags, ...rows].join(' ')
  const holder = node.path.split('.').slice(0, -1).join('.')
  const kind = node.kind === 'final' ? 'final state' : 'state'
  return [written, holder ? `${kind} in ${holder}` : kind, ...(active ? ['current'] : [])].join(', ')
}

function DrawnState({drawn, active, linkOf}: {drawn: DrawnNode; active: boolean; linkOf: LinkOf}) {
  const {node, rows, x, y, width, height} = drawn
  const isRoot = node.parent === null
  const rowsTop = type.titleHeight + 8
  return (
    <g
      className={`sc-state sc-${node.kind} ${active ? 'sc-active' : ''} ${isRoot ? 'sc-root' : ''}`}
      transform={`translate(${x},${y})`}
    >
      <StateLink link={linkOf(node.id)} label={nameOf(drawn, active)} current={active && node.exportName !== null}>
        <rect className="sc-box" width={width} height={height} rx={node.kind === 'final' ? 12 : 8} />
        {node.kind === 'final' ? (
          <rect className="sc-inner" x={3} y={3} width={width - 6} height={height - 6} rx={9} />
        ) : null}
        <text className="sc-title" x={12} y={21}>
          {node.key}
        </text>
        <Tags drawn={drawn} />
        {rows.length > 0 ? <line className="sc-rule" x1={0} x2={width} y1={rowsTop} y2={rowsTop} /> : null}
        {rows.map((row, index) => (
          <text key={`${index} ${row}`} className="sc-row" x={12} y={rowsTop + 13 + index * type.rowHeight}>
            {row}
          </text>
        ))}
        {node.description ? <title>{node.description}</title> : null}
      </StateLink>
    </g>
  )
}

function Tags({drawn: {node}}: {drawn: DrawnNode}) {
  const lefts = node.tags.map((_, index) =>
    node.tags.slice(0, index).reduce((left, tag) => left + tagWidth(tag) + 6, tagsLeft(node)),
  )
  return node.tags.map((tag, index) => (
    <g key={tag} className="sc-tag" transform={`translate(${lefts[index] ?? 0},8)`}>
      <rect width={tagWidth(tag)} height={17} rx={8.5} />
      <text x={6} y={12.5}>
        {tag}
      </text>
    </g>
  ))
}
