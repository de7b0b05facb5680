import type {Preview} from '@storybook/react-vite'
import '../src/index.css'

// The frame of every story is the product's page: the same language, the same theme attribute.
document.documentElement.lang = 'pt-BR'

/** As the style sheet has it for `prefers-reduced-motion`. */
const still =
  '*, *::before, *::after {animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important}'

const preview: Preview = {
  globalTypes: {
    motion: {
      description: 'What a reader who asked for less motion sees; forced colours are the browser’s own to emulate',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          {value: 'full', title: 'Motion', icon: 'play'},
          {value: 'reduced', title: 'Reduced motion', icon: 'stop'},
        ],
      },
    },
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
  initialGlobals: {theme: 'light', motion: 'full'},
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
      return (
        <>
          {globals['motion'] === 'reduced' ? <style>{still}</style> : null}
          <Story />
        </>
      )
    },
  ],
  parameters: {
    layout: 'fullscreen',
    controls: {expanded: false},
    a11y: {test: 'error'},
    options: {storySort: {method: 'alphabetical', order: ['Telas', 'Fluxos', 'UI']}},
    viewport: {
      options: {
        small: {name: 'Small phone, or 400 % zoom, 320 px', styles: {width: '320px', height: '568px'}, type: 'mobile'},
        phone: {name: 'Phone, 360 px', styles: {width: '360px', height: '740px'}, type: 'mobile'},
        tablet: {name: 'Tablet, 768 px', styles: {width: '768px', height: '1024px'}, type: 'tablet'},
        desktop: {name: 'Desktop, 1280 px', styles: {width: '1280px', height: '800px'}, type: 'desktop'},
      },
    },
  },
}

export default preview
