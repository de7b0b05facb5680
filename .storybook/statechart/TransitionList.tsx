/** @jsxRuntime classic */
// Storybook bundles its manager with the classic runtime, on a React of its own.
import React from 'react'
import type {ChartEdge, Statechart} from '../../scripts/statechart/graph.ts'
import type {Reading} from '../../scripts/statechart/reading.ts'
import type {Link, LinkOf} from './links.ts'

type Props = {chart: Statechart; reading: Reading; linkOf: LinkOf}

/** The chart in words: every state with what it runs, every transition with its guard, actions and target. */
export function TransitionList({chart, reading, linkOf}: Props) {
  return (
    <div className="sc-words">
      {chart.nodes
        .filter(({kind}) => kind !== 'history')
        .map((node) => {
          const leaving = chart.edges.filter(({source}) => source === node.id)
          const active = reading.active.has(node.id)
          return (
            <section key={node.id} className={active ? 'sc-active' : ''}>
              <h3>
                <StoryLink link={linkOf(node.id)} text={node.path || chart.id} />
                {node.kind === 'final' ? <small>final</small> : null}
                {node.kind === 'parallel' ? <small>parallel</small> : null}
                {active ? <small className="sc-now">current</small> : null}
              </h3>
              {node.description ? <p>{node.description}</p> : null}
              {node.invokes.length > 0 ? <p>runs {node.invokes.map(({src}) => src).join(', ')}</p> : null}
              {leaving.length > 0 ? <Transitions edges={leaving} linkOf={linkOf} /> : null}
            </section>
          )
        })}
    </div>
  )
}

const shortId = (id: string) => id.split('.').slice(1).join('.') || id

/** Transitions as a list of sentences with links to the stories they lead to. */
export function Transitions({edges, linkOf, sent = null}: {edges: ChartEdge[]; linkOf: LinkOf; sent?: string | null}) {
  return (
    <ul>
      {edges.map((edge) => (
        <li key={edge.id} className={edge.event === sent ? 'sc-sent' : ''}>
          <code>{edge.trigger.text}</code>
          {edge.guard ? (
            <>
              {' '}
              <span className="sc-guard">[{edge.guard}]</span>
            </>
          ) : null}
          {edge.stays ? (
            <span className="sc-guard"> stays</span>
          ) : (
            <span>
              {' '}
              <span aria-hidden="true">→</span> <StoryLink link={linkOf(edge.target)} text={shortId(edge.target)} />
            </span>
          )}
          {edge.actions.length > 0 ? <span className="sc-guard"> / {edge.actions.join(', ')}</span> : null}
        </li>
      ))}
    </ul>
  )
}

function StoryLink({link, text}: {link: Link | null; text: string}) {
  if (!link) return <span>{text}</span>
  return (
    <a
      href={link.href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        link.open()
      }}
    >
      {text}
    </a>
  )
}
