import * as v from 'valibot'

const Index = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.string(),
      title: v.string(),
      name: v.string(),
      exportName: v.optional(v.string(), ''),
    }),
  ),
})

/** A story of the flow, named as in the sidebar. */
export type FlowStory = {readonly id: string; readonly name: string; readonly exportName: string}

/** The stories below a title, in the order of the sidebar. */
export async function loadFlowStories(title: string): Promise<FlowStory[]> {
  const index = v.parse(Index, await (await fetch('index.json')).json())
  return Object.values(index.entries).filter((entry) => entry.type === 'story' && entry.title === title)
}
