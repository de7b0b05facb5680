import type {ComponentType} from 'react'
import {KeptContext} from '../../src/features/kept.ts'

const decorators = [
  (Story: ComponentType) => (
    <KeptContext value={false}>
      <Story />
    </KeptContext>
  ),
]

/** A story in a browser that keeps nothing of this site. */
export const inTab = <Story extends object>(story: Story) => ({...story, decorators})
