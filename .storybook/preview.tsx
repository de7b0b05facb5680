import type {Preview} from '@storybook/react-vite'
import '../src/index.css'

// The frame of every story is the product's page: the same language, the same theme attribute.
document.documentElement.lang = 'pt-BR'

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Light or dark tokens',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          {value: 'light', title: 'Light', icon: 'sun'},
          {value: 'dark', title: 'Dark', icon: 'moon'},
        ],
      },
    },
  },
  initialGlobals: {theme: 'light'},
  // Parts that measure themselves (toasts, popovers) must not do so in a fallback font: pictures would differ.
  loaders: [
    async () => {
      // A fallback that this machine has no local font for fails to load; nothing waits for it.
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
      return {}
    },
  ],
  decorators: [
    (Story, {globals}) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
      return <Story />
    },
  ],
  parameters: {
    layout: 'fullscreen',
    controls: {expanded: false},
    a11y: {test: 'error'},
    options: {storySort: {method: 'alphabetical', order: ['Fluxos', 'UI']}},
    viewport: {
      options: {
        small: {name: 'Small phone, or 400 % zoom, 320 px', styles: {width: '320px', height: '568px'}, type: 'mobile'},
        phone: {name: 'Phone, 360 px', styles: {width: '360px', height: '740px'}, type: 'mobile'},
        desktop: {name: 'Desktop, 1280 px', styles: {width: '1280px', height: '800px'}, type: 'desktop'},
      },
    },
  },
}

export default preview
