import {storyNameFromExport} from 'storybook/internal/csf'
import type {Indexer} from 'storybook/internal/types'
import {isFlowTitle, storyName} from '../stories/support/storyNames.ts'

/**
 * Storybook reads the names of stories without running them, so they are made here, of the exports: Portuguese names for
 * the sidebar, and a page about each flow. Ids come from the exports alone, and with them addresses and pictures.
 */
export const inPortuguese = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const inputs = await indexer.createIndex(fileName, options)
    return inputs.map((input) => {
      const title = input.title ?? ''
      // A name that the story file gives itself stays.
      const isNamed = input.name !== undefined && input.name !== storyNameFromExport(input.exportName)
      const name = input.type === 'story' && !isNamed ? storyName(title, input.exportName) : null
      const tags = isFlowTitle(title) ? [...(input.tags ?? []), 'autodocs'] : input.tags
      return Object.assign({}, input, name === null ? {} : {name}, tags === undefined ? {} : {tags})
    })
  },
})
