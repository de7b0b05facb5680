/** @jsxRuntime classic */
// Storybook bundles its manager with the classic runtime, on a React of its own.
import React, {useEffect, useMemo, useRef, useState} from 'react'
import type {RefObject} from 'react'
import {
  useArgs,
  useChannel,
  useParameter,
  useStoryPrepared,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api'
import {useTheme} from 'storybook/theming'
import type {StateValue} from 'xstate'
import {eventSent} from '../../scripts/statechart/channel.ts'
import type {Statechart} from '../../scripts/statechart/graph.ts'
import {readingOf} from '../../scripts/statechart/reading.ts'
import type {Reading} from '../../scripts/statechart/reading.ts'
import {Drawing} from './Drawing.tsx'
import {drawingOf} from './layout.ts'
import type {Drawing as Plan} from './layout.ts'
import {linksOf} from './links.ts'
import type {LinkOf} from './links.ts'
import {style} from './style.ts'
import {TransitionList, Transitions} from './TransitionList.tsx'
import {roomier} from './views.ts'

type Parameter = {machineId: string; chart: Statechart; state: StateValue}
type Look = 'drawing' | 'list'

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)

/** The current state: what Controls say now, or else what the story froze. */
function useStateValue(frozen: StateValue): StateValue {
  // Storybook has no args yet while a story is on its way, whatever its type says.
  const [args = {}] = useArgs()
  const value: unknown = args['value']
  return isStateValue(value) ? value : frozen
}

/** The type of the last event that the view sent in this story. */
function useSent(): string | null {
  const {storyId} = useStorybookState()
  const [sent, setSent] = useState<{storyId: string; event: string} | null>(null)
  useChannel({[eventSent]: ({event}: {event: {type: string}}) => setSent({storyId, event: event.type})}, [storyId])
  return sent?.storyId === storyId ? sent.event : null
}

/** Two drawings, to the right and downwards; the one that the panel's shape can show larger is taken. */
function usePlan(chart: Statechart, frame: RefObject<HTMLElement | null>): Plan | null {
  const [plans, setPlans] = useState<readonly [Plan, Plan] | null>(null)
  const [size, setSize] = useState({width: 0, height: 0})
  useEffect(() => {
    let isWanted = true
    void Promise.all([drawingOf(chart, 'RIGHT'), drawingOf(chart, 'DOWN')]).then((drawn) => {
      if (isWanted) setPlans(drawn)
    })
    return () => {
      isWanted = false
    }
  }, [chart])
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return plans && size.width > 0 ? roomier(plans, size) : null
}

/** The story's chart; while the next story is on its way, the last one, so that the drawing does not blink. */
function useParameterInSight(): Parameter | undefined {
  const parameter = useParameter<Parameter | undefined>('statechart', undefined)
  const {storyId} = useStorybookState()
  const isPrepared = useStoryPrepared(storyId)
  const [last, setLast] = useState(parameter)
  if (isPrepared && last !== parameter) setLast(parameter)
  return isPrepared ? parameter : last
}

/** The Statechart tab: the machine of the current story with the story's state lit. */
export function StatechartPanel() {
  const parameter = useParameterInSight()
  const {base} = useTheme()
  return (
    <div className="sc" data-base={base}>
      <style>{style}</style>
      {parameter?.chart ? (
        <Chart key={parameter.machineId} chart={parameter.chart} frozen={parameter.state} />
      ) : (
        <p className="sc-empty">
          No statechart here: this is a part of the design system. Stories under “Fluxos” have one.
        </p>
      )}
    </div>
  )
}

const textOf = async (name: string) => (await fetch(`statecharts/${name}`)).text()

/** What the flow is for: the first paragraph of its generated page. */
async function aboutOf(machineId: string): Promise<string> {
  const page = new RegExp(`\\(([\\w-]+-${machineId}\\.md)\\)`).exec(await textOf('README.md'))?.[1]
  if (page === undefined) return ''
  return /do not edit\.\n\n([^\n]+)/.exec(await textOf(page))?.[1] ?? ''
}

function useAbout(machineId: string): string {
  const [about, setAbout] = useState('')
  useEffect(() => {
    let isWanted = true
    void aboutOf(machineId).then(
      (words) => isWanted && setAbout(words),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [machineId])
  return about
}

function Chart({chart: latest, frozen}: {chart: Statechart; frozen: StateValue}) {
  // Every story brings an equal chart of its own; the drawing is laid out again only when it differs.
  const [chart, setChart] = useState(latest)
  if (chart !== latest && JSON.stringify(chart) !== JSON.stringify(latest)) setChart(latest)
  const api = useStorybookApi()
  const value = useStateValue(frozen)
  const sent = useSent()
  const reading = useMemo(() => readingOf(chart, value), [chart, value])
  const linkOf = linksOf(chart, api)
  const [look, setLook] = useState<Look>('drawing')
  const about = useAbout(chart.id)
  return (
    <>
      {about === '' ? null : <p className="sc-about">{about}</p>}
      <div className="sc-bar">
        <strong>{chart.id}</strong>
        <div className="sc-switch" role="group" aria-label="Look">
          <button type="button" aria-pressed={look === 'drawing'} onClick={() => setLook('drawing')}>
            Drawing
          </button>
          <button type="button" aria-pressed={look === 'list'} onClick={() => setLook('list')}>
            List
          </button>
        </div>
        <Legend />
      </div>
      {look === 'list' ? (
        <TransitionList chart={chart} reading={reading} linkOf={linkOf} />
      ) : (
        <Picture chart={chart} reading={reading} linkOf={linkOf} sent={sent} />
      )}
    </>
  )
}

type PictureProps = {chart: Statechart; reading: Reading; linkOf: LinkOf; sent: string | null}

function Picture({chart, reading, linkOf, sent}: PictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const plan = usePlan(chart, frame)
  const current = chart.nodes.filter(({id, exportName}) => exportName !== null && reading.active.has(id))
  return (
    <div className="sc-split">
      <div className="sc-frame" ref={frame}>
        {plan ? (
          <Drawing name={chart.id} plan={plan} reading={reading} linkOf={linkOf} sent={sent} />
        ) : (
          <p className="sc-empty">Drawing…</p>
        )}
      </div>
      <aside className="sc-here" aria-label="From here">
        <h2>{current.map(({path}) => path).join(' · ')}</h2>
        <p role="status">
          {sent ? (
            <>
              The view sent <code>{sent}</code>.
            </>
          ) : null}
        </p>
        {reading.possible.length > 0 ? (
          <Transitions edges={reading.possible} linkOf={linkOf} sent={sent} />
        ) : (
          <p>The end: nothing happens from here.</p>
        )}
      </aside>
    </div>
  )
}

function Legend() {
  return (
    <ul className="sc-legend" aria-label="Legend">
      <li>
        <i className="sc-key-now" /> current
      </li>
      <li>
        <i className="sc-key-possible" /> possible now
      </li>
      <li>
        <i className="sc-key-sent" /> just sent
      </li>
      <li>
        <i className="sc-key-idle" /> elsewhere
      </li>
      <li>
        <i className="sc-key-dot" /> start
      </li>
      <li>
        <i className="sc-key-final" /> final
      </li>
      <li>
        <code>[guard]</code>
      </li>
    </ul>
  )
}
