import type {API} from 'storybook/manager-api'
import {enteredLeaves} from '../../scripts/statechart/reading.ts'
import type {Statechart} from '../../scripts/statechart/graph.ts'

export type Link = {href: string; open: () => void}
/** The story that shows a state (or the leaf entered with it); null when there is none. */
export type LinkOf = (stateId: string) => Link | null

const exportNameOf = (entry: {name: string; exportName?: string}) => entry.exportName ?? entry.name.replaceAll(' ', '')

/** Finds, beside the current story, the stories of the other states of its machine. */
export function linksOf(chart: Statechart, api: API): LinkOf {
  const current = api.getCurrentStoryData()
  const siblings = Object.values(api.getIndex()?.entries ?? {}).flatMap((entry) =>
    entry.type === 'story' && entry.title === current?.title ? [entry] : [],
  )
  const byExport = new Map(siblings.map((entry) => [exportNameOf(entry), entry]))
  return (stateId) => {
    const [leaf] = enteredLeaves(chart, stateId)
    const entry = leaf?.exportName ? byExport.get(leaf.exportName) : undefined
    if (!entry) return null
    const {managerHref} = api.getStoryHrefs(entry.id, {inheritArgs: false})
    return {href: managerHref, open: () => api.selectStory(entry.id)}
  }
}
