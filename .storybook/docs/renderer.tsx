import {createRoot} from 'react-dom/client'
import type {Root} from 'react-dom/client'
import type {DocsContextProps} from 'storybook/internal/types'
import type {ReactRenderer} from '@storybook/react-vite'
import type {Statechart} from '../../scripts/statechart/graph.ts'
import {FlowPage} from './FlowPage.tsx'
import {loadFlowStories} from './flowStories.ts'

type Context = DocsContextProps<ReactRenderer>

const isChart = (value: unknown): value is Statechart => typeof value === 'object' && value !== null && 'nodes' in value

/** Draws the page about a flow into Storybook's frame. Storybook has an addon for pages; one generated page needs none. */
export function createDocsRenderer() {
  const roots = new Map<HTMLElement, Root>()
  return {
    render: async (context: Context, _parameter: unknown, element: HTMLElement): Promise<void> => {
      const story = context.storyById()
      const chart: unknown = story.parameters['statechart']?.chart
      const {theme} = context.getStoryContext(story).globals
      const stories = await loadFlowStories(story.title)
      const root = roots.get(element) ?? createRoot(element)
      roots.set(element, root)
      root.render(
        isChart(chart) ? (
          <FlowPage
            key={chart.id}
            title={story.title}
            chart={chart}
            stories={stories}
            base={theme === 'dark' ? 'dark' : 'light'}
            open={(storyId) => context.channel.emit('selectStory', {storyId})}
          />
        ) : null,
      )
    },
    unmount: (element: HTMLElement): void => {
      roots.get(element)?.unmount()
      roots.delete(element)
    },
  }
}
