import {defineSemanticTokens, defineTextStyles, defineTokens} from '@pandacss/dev'
import {palette, shadowInk} from './palette.ts'

type Nested = {[key: string]: Nested | {value: string}}

/** `a.b` → `{a: {b: {value: 'light-dark(…)'}}}`: the theme is chosen by `color-scheme` alone, without doubled rules. */
const nest = (table: Readonly<Record<string, readonly [string, string]>>): Nested => {
  const root: Record<string, Nested> = {}
  for (const [name, [light, dark]] of Object.entries(table)) {
    const [family = name, role = 'DEFAULT'] = name.split('.')
    root[family] = {...root[family], [role]: {value: `light-dark(${light}, ${dark})`}}
  }
  return root
}

const px = (value: number): {value: string} => ({value: `${value / 16}rem`})

export const tokens = defineTokens({
  fonts: {
    sans: {value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"},
    serif: {value: "'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif"},
    mono: {value: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace"},
  },
  fontSizes: {
    '2xs': px(11),
    xs: px(12),
    sm: px(13),
    md: px(14),
    lg: px(15),
    xl: px(17),
    '2xl': px(20),
    '3xl': {value: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.625rem)'},
    '4xl': {value: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.125rem)'},
    reading: {value: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)'},
    field: px(16),
  },
  fontWeights: {regular: {value: '400'}, medium: {value: '500'}, semibold: {value: '600'}, bold: {value: '700'}},
  lineHeights: {
    none: {value: '1'},
    tight: {value: '1.25'},
    snug: {value: '1.4'},
    ui: {value: '1.5'},
    reading: {value: '1.62'},
  },
  letterSpacings: {tight: {value: '-0.015em'}, normal: {value: '0'}, caps: {value: '0.06em'}},
  spacing: {
    auto: {value: 'auto'},
    '0': {value: '0rem'},
    px: {value: '1px'},
    '0.5': px(2),
    '1': px(4),
    '1.5': px(6),
    '2': px(8),
    '2.5': px(10),
    '3': px(12),
    '3.5': px(14),
    '4': px(16),
    '5': px(20),
    '6': px(24),
    '7': px(28),
    '8': px(32),
    '9': px(36),
    '10': px(40),
    '11': px(44),
    '12': px(48),
    '14': px(56),
    '16': px(64),
    '20': px(80),
    '24': px(96),
    gutter: {value: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)'},
  },
  sizes: {
    '0': {value: '0rem'},
    px: {value: '1px'},
    '1': px(4),
    '2': px(8),
    '3': px(12),
    '4': px(16),
    '5': px(20),
    '6': px(24),
    '7': px(28),
    '8': px(32),
    '9': px(36),
    '10': px(40),
    '11': px(44),
    '12': px(48),
    '14': px(56),
    '16': px(64),
    '20': px(80),
    '24': px(96),
    '32': px(128),
    '40': px(160),
    '48': px(192),
    '64': px(256),
    '80': px(320),
    '96': px(384),
    touch: px(44),
    auto: {value: 'auto'},
    full: {value: '100%'},
    half: {value: '50%'},
    min: {value: 'min-content'},
    max: {value: 'max-content'},
    fit: {value: 'fit-content'},
    screen: {value: '100dvh'},
    prose: {value: '68ch'},
    none: {value: 'none'},
    form: px(416),
    page: px(1200),
    column: px(704),
    header: px(56),
    bottomBar: px(60),
    rail: px(60),
    railOpen: px(260),
  },
  radii: {none: {value: '0'}, xs: px(4), sm: px(6), md: px(8), lg: px(12), xl: px(16), full: {value: '999px'}},
  borderWidths: {none: {value: '0'}, thin: {value: '1px'}, thick: {value: '2px'}, mark: {value: '3px'}},
  durations: {instant: {value: '80ms'}, fast: {value: '130ms'}, normal: {value: '200ms'}, slow: {value: '320ms'}},
  easings: {
    out: {value: 'cubic-bezier(0.2, 0.8, 0.2, 1)'},
    inOut: {value: 'cubic-bezier(0.5, 0, 0.2, 1)'},
    linear: {value: 'linear'},
  },
  zIndex: {
    base: {value: 0},
    raised: {value: 1},
    sticky: {value: 100},
    shell: {value: 200},
    dropdown: {value: 300},
    overlay: {value: 400},
    modal: {value: 410},
    toast: {value: 500},
    tooltip: {value: 600},
    splash: {value: 700},
  },
})

export const semanticTokens = defineSemanticTokens({
  colors: {
    ...nest(palette),
    ...nest(shadowInk),
    transparent: {value: 'transparent'},
    current: {value: 'currentColor'},
  },
  shadows: {
    none: {value: 'none'},
    sm: {value: '0 1px 2px {colors.shadow.soft}'},
    md: {value: '0 1px 2px {colors.shadow.soft}, 0 4px 14px -4px {colors.shadow.soft}'},
    lg: {value: '0 2px 6px {colors.shadow.soft}, 0 16px 40px -12px {colors.shadow.firm}'},
  },
  borders: {
    none: {value: 'none'},
    subtle: {value: '1px solid {colors.border.subtle}'},
    default: {value: '1px solid {colors.border.default}'},
    control: {value: '1px solid {colors.border.control}'},
  },
})

export const textStyles = defineTextStyles({
  reading: {
    description: 'Clinical cases, question stems, comments: serif, at most 68 characters a line.',
    value: {
      fontFamily: 'serif',
      fontSize: 'reading',
      lineHeight: 'reading',
      fontWeight: '400',
      letterSpacing: '0',
      fontOpticalSizing: 'auto',
    },
  },
  display: {
    description: 'The one big heading of a page.',
    value: {fontFamily: 'serif', fontSize: '4xl', lineHeight: 'tight', fontWeight: '600', letterSpacing: 'tight'},
  },
  title: {
    description: 'Heading of a screen or a dialog.',
    value: {fontFamily: 'serif', fontSize: '3xl', lineHeight: 'tight', fontWeight: '600', letterSpacing: 'tight'},
  },
  heading: {
    description: 'Heading of a card or a section.',
    value: {fontFamily: 'sans', fontSize: 'xl', lineHeight: 'snug', fontWeight: '600', letterSpacing: 'tight'},
  },
  label: {
    description: 'Labels, buttons.',
    value: {fontFamily: 'sans', fontSize: 'md', lineHeight: 'snug', fontWeight: '500'},
  },
  body: {
    description: 'Text of the interface.',
    value: {fontFamily: 'sans', fontSize: 'lg', lineHeight: 'ui', fontWeight: '400'},
  },
  small: {
    description: 'Hints and secondary text.',
    value: {fontFamily: 'sans', fontSize: 'sm', lineHeight: 'snug', fontWeight: '400'},
  },
  caption: {
    description: 'Dates, counters.',
    value: {fontFamily: 'sans', fontSize: 'xs', lineHeight: 'snug', fontWeight: '500'},
  },
  overline: {
    description: 'Small capitals above a heading.',
    value: {
      fontFamily: 'sans',
      fontSize: '2xs',
      lineHeight: 'snug',
      fontWeight: '600',
      letterSpacing: 'caps',
      textTransform: 'uppercase',
    },
  },
})
