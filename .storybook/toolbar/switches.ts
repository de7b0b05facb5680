import type {Preview} from '@storybook/react-vite'

/** The switches above a story. Their words are those of designers and testers; their values those of the decorators. */
export const switches: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Tema claro ou escuro, do produto e do Storybook',
    toolbar: {
      title: 'Tema',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        {value: 'light', title: 'Tema claro', icon: 'sun'},
        {value: 'dark', title: 'Tema escuro', icon: 'moon'},
      ],
    },
  },
  colours: {
    description: 'Cores forçadas, imitadas: como em um sistema com alto contraste',
    toolbar: {
      title: 'Cores',
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        {value: 'own', title: 'Cores do produto', icon: 'circlehollow'},
        {value: 'forced', title: 'Cores forçadas', icon: 'accessibility'},
      ],
    },
  },
  motion: {
    description: 'O que vê quem pediu menos movimento',
    toolbar: {
      title: 'Movimento',
      icon: 'play',
      dynamicTitle: true,
      items: [
        {value: 'full', title: 'Movimento completo', icon: 'play'},
        {value: 'reduced', title: 'Movimento reduzido', icon: 'stop'},
      ],
    },
  },
}

/** The widths that every state is checked at, and a tablet. */
export const viewports = {
  small: {name: 'Celular pequeno ou zoom de 400 %, 320 px', styles: {width: '320px', height: '568px'}, type: 'mobile'},
  phone: {name: 'Celular, 360 px', styles: {width: '360px', height: '740px'}, type: 'mobile'},
  tablet: {name: 'Tablet, 768 px', styles: {width: '768px', height: '1024px'}, type: 'tablet'},
  desktop: {name: 'Computador, 1280 px', styles: {width: '1280px', height: '800px'}, type: 'desktop'},
} as const
