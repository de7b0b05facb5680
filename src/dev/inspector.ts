import {openChannel} from '../services/platform/doors.ts'
import type {InspectorMessage, ShownActor} from './inspect.ts'

/** The events that are kept in the list. */
const most = 200

const channel = openChannel('aristo.inspector')
const place = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found
}
const tree = place('tree')
const log = place('log')
const ticks = place('ticks')

function item({id, name, state}: ShownActor, actors: readonly ShownActor[]): HTMLLIElement {
  const row = document.createElement('li')
  const shown = document.createElement('code')
  shown.textContent = state
  row.append(name, ' ', shown)
  const children = actors.filter(({parent}) => parent === id)
  if (children.length > 0) row.append(listOf(children, actors))
  return row
}

function listOf(some: readonly ShownActor[], actors: readonly ShownActor[]): HTMLUListElement {
  const list = document.createElement('ul')
  list.append(...some.map((actor) => item(actor, actors)))
  return list
}

function draw(actors: readonly ShownActor[]): void {
  const known = new Set(actors.map(({id}) => id))
  tree.replaceChildren(
    ...listOf(
      actors.filter(({parent}) => parent === null || !known.has(parent)),
      actors,
    ).childNodes,
  )
}

channel.onmessage = ({data}: MessageEvent<InspectorMessage>) => {
  if (data.kind === 'actors') draw(data.actors)
  if (data.kind !== 'event') return
  const {type, from, to} = data.event
  if (type === 'clock.ticked' && ticks instanceof HTMLInputElement && !ticks.checked) return
  const row = document.createElement('li')
  row.textContent = `${from ?? '·'} → ${to}  ${type}`
  log.prepend(row)
  while (log.childElementCount > most) log.lastElementChild?.remove()
}
const opened: InspectorMessage = {kind: 'opened'}
channel.postMessage(opened)
