import type {Preview} from '@storybook/react-vite'
import {Fragment} from 'react'
import '../src/index.css'
import {argsEnhancers, argTypesEnhancers} from './flows/controls.ts'
import {applyTexts, type Texts} from './flows/editing.ts'
import {textModules} from './flows/texts.ts'
import {Look} from './toolbar/Look.tsx'
import {switches, viewports} from './toolbar/switches.ts'

// The frame of every story is the product's page: the same language, the same theme attribute.
document.documentElement.lang = 'pt-BR'

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const preview: Preview = {
  globalTypes: switches,
  initialGlobals: {theme: 'light', motion: 'full', colours: 'own'},
  argsEnhancers,
  argTypesEnhancers,
  // Parts that measure themselves (toasts, popovers) must not do so in a fallback font: pictures would differ.
  loaders: [
    async () => {
      // A fallback that this machine has no local font for fails to load; nothing waits for it.
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
      return {}
    },
  ],
  decorators: [
    (Story, {globals, args}) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
      // Also without texts of its own: a story before this one may have changed some.
      const texts: unknown = args['texts']
      const changes = applyTexts(textModules, isTexts(texts) ? texts : {})
      return (
        <Look motion={globals['motion']} colours={globals['colours']}>
          <Fragment key={changes}>
            <Story />
          </Fragment>
        </Look>
      )
    },
  ],
  parameters: {
    layout: 'fullscreen',
    controls: {expanded: true},
    a11y: {test: 'error'},
    docs: {
      renderer: async () => {
        const {createDocsRenderer} = await import('./docs/renderer.tsx')
        return createDocsRenderer()
      },
    },
    options: {storySort: {method: 'alphabetical', order: ['Telas', 'Fluxos', 'UI']}},
    viewport: {options: viewports},
  },
}

export default preview
