import {useEffect, useMemo, useState} from 'react'
import type {MouseEvent, ReactNode} from 'react'
import flows from 'virtual:flows'
import type {ChartEdge, Statechart} from '../../scripts/statechart/graph.ts'
import {enteredLeaves} from '../../scripts/statechart/reading.ts'
import {composedTexts} from '../flows/editing.ts'
import {textModulesOf, textsOfFlow} from '../flows/texts.ts'
import {Drawing} from '../statechart/Drawing.tsx'
import {drawingOf} from '../statechart/layout.ts'
import type {Drawing as Plan} from '../statechart/layout.ts'
import type {LinkOf} from '../statechart/links.ts'
import {style as chartStyle} from '../statechart/style.ts'
import {roomier} from '../statechart/views.ts'
import {errorTexts, placedTexts} from './errors.ts'
import type {PlacedText} from './errors.ts'
import type {FlowStory} from './flowStories.ts'
import {style} from './style.ts'

type Props = {
  readonly title: string
  readonly chart: Statechart
  readonly stories: readonly FlowStory[]
  readonly base: 'light' | 'dark'
  readonly open: (storyId: string) => void
}

const nothing: ReadonlySet<string> = new Set()

/** The texts of a flow, one list for each module. */
const modulesOf = (flow: string) =>
  Object.entries(textsOfFlow(flow)).map(
    ([name, texts]) => [name, typeof texts === 'string' ? [] : placedTexts(texts)] as const,
  )

const storyHref = (id: string): string => `./?path=/story/${id}`

function linksTo(chart: Statechart, stories: readonly FlowStory[], open: Props['open']): LinkOf {
  return (stateId) => {
    const [leaf] = enteredLeaves(chart, stateId)
    const story = stories.find(({exportName}) => exportName === leaf?.exportName)
    return story ? {href: storyHref(story.id), open: () => open(story.id)} : null
  }
}

/** The page about a flow: what it is for, its states, its chart, its errors and its texts, all read from the sources. */
export function FlowPage({title, chart, stories, base, open}: Props) {
  const flow = flows[chart.id]
  const texts = useMemo(() => modulesOf(chart.id), [chart.id])
  const composed = useMemo(() => composedTexts(textModulesOf(chart.id)), [chart.id])
  const linkOf = linksTo(chart, stories, open)
  return (
    <article className="flow sc" data-base={base} lang="pt-BR">
      <style>{chartStyle + style}</style>
      <p className="flow-folder">{title.split('/').slice(0, -1).join(' › ')}</p>
      <h1>{title.split('/').at(-1)}</h1>
      <Section title="Para que serve">
        {(flow?.about ?? '').split('\n\n').map((paragraph) => (
          <p key={paragraph} lang="en">
            {paragraph}
          </p>
        ))}
        <p className="flow-quiet">
          <code>{`machines/${flow?.area ?? ''}/${chart.id}.machine.ts`}</code>
        </p>
      </Section>
      <Section title={`Estados (${stories.length} histórias)`}>
        <ul className="flow-states">
          {stories.map(({id, name}) => (
            <li key={id}>
              <StoryLink id={id} name={name} open={open} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Diagrama">
        <ChartPicture chart={chart} linkOf={linkOf} />
      </Section>
      <Section title="Erros">
        <Errors chart={chart} stories={stories} open={open} texts={errorTexts(texts.flatMap(([, found]) => found))} />
      </Section>
      <Section title="Textos">
        {texts.length === 0 ? <p>Este fluxo não mostra textos.</p> : null}
        {texts.map(([name, found]) => (
          <TextTable key={name} caption={`src/text/${name}.ts`} texts={found} />
        ))}
        {composed.length > 0 ? (
          <p>
            Compostos pelo código: <code>{composed.join(', ')}</code>
          </p>
        ) : null}
      </Section>
    </article>
  )
}

const Section = ({title, children}: {readonly title: string; readonly children: ReactNode}) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

type StoryLinkProps = {readonly id: string; readonly name: string; readonly open: Props['open']}

function StoryLink({id, name, open}: StoryLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(id)
  }
  return (
    <a href={storyHref(id)} target="_top" onClick={onClick}>
      {name}
    </a>
  )
}

/** What a chart may take of the page, in pixels. */
const room = {width: 1_000, height: 680}

/** The whole chart with nothing lit: the page is about the flow, not about one state. */
function ChartPicture({chart, linkOf}: {readonly chart: Statechart; readonly linkOf: LinkOf}) {
  const [plan, setPlan] = useState<Plan | null>(null)
  useEffect(() => {
    let isWanted = true
    void Promise.all([drawingOf(chart, 'RIGHT'), drawingOf(chart, 'DOWN')]).then((drawn) => {
      if (isWanted) setPlan(roomier(drawn, room))
    })
    return () => {
      isWanted = false
    }
  }, [chart])
  return (
    <div className="flow-chart" style={{height: Math.min(room.height, (plan?.height ?? 0) + 28)}}>
      {plan ? (
        <Drawing name={chart.id} plan={plan} reading={{active: nothing, possible: []}} linkOf={linkOf} sent={null} />
      ) : (
        <p className="sc-empty">Desenhando…</p>
      )}
    </div>
  )
}

type ErrorsProps = {
  readonly chart: Statechart
  readonly stories: readonly FlowStory[]
  readonly open: Props['open']
  readonly texts: readonly PlacedText[]
}

const pathOf = (chart: Statechart, id: string): string => chart.nodes.find((node) => node.id === id)?.path || chart.id

function Errors({chart, stories, open, texts}: ErrorsProps) {
  const failures = chart.edges.filter(({trigger}) => trigger.kind === 'error')
  const storyOf = ({target}: ChartEdge) => {
    const [leaf] = enteredLeaves(chart, target)
    return stories.find(({exportName}) => exportName === leaf?.exportName)
  }
  if (failures.length + texts.length === 0) return <p>Nada neste fluxo pode falhar.</p>
  return (
    <>
      {failures.length === 0 ? null : (
        <ul>
          {failures.map((edge) => {
            const story = storyOf(edge)
            return (
              <li key={edge.id}>
                <code>{edge.label}</code> →{' '}
                {story ? (
                  <StoryLink id={story.id} name={story.name} open={open} />
                ) : (
                  <code>{pathOf(chart, edge.target)}</code>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {texts.length === 0 ? null : <TextTable caption="O que o estudante lê" texts={texts} />}
    </>
  )
}

type TextTableProps = {readonly caption: string; readonly texts: readonly PlacedText[]}

const TextTable = ({caption, texts}: TextTableProps) => (
  <table>
    <caption>
      {caption} ({texts.length})
    </caption>
    <tbody>
      {texts.map(({path, text}) => (
        <tr key={`${path} ${text}`}>
          <th scope="row">
            <code>{path}</code>
          </th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
