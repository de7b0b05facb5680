import {defineSlotRecipe} from '@pandacss/dev'

const names = ['one', 'two', 'three', 'four', 'five', 'six'] as const

/** The drawing is smaller there, and its words must not be. */
const onTheNarrowest = '@media (max-width: 22rem)'

/** Drawn in the colours of the system where a student has chosen them: the patterns tell the series apart. */
const forced = (colour: string) => ({'@media (forced-colors: active)': {color: colour, forcedColorAdjust: 'none'}})

export const chart = defineSlotRecipe({
  className: 'chart',
  slots: [
    'root',
    'title',
    'plot',
    'series',
    'ground',
    'ink',
    'scale',
    'number',
    'strong',
    'key',
    'swatch',
    'table',
    'toggle',
    'empty',
  ],
  base: {
    root: {display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', breakInside: 'avoid'},
    title: {textStyle: 'heading', fontSize: 'lg', color: 'text.strong', textWrap: 'balance'},
    // As wide as a phone at least needs for words of 12 px; a drawing that grew further would only be louder.
    plot: {
      display: 'block',
      width: 'full',
      maxWidth: '80',
      height: 'auto',
      mx: 'auto',
      fontFamily: 'sans',
      overflow: 'visible',
    },
    series: {...forced('[CanvasText]')},
    ground: {color: 'surface.overlay', ...forced('[Canvas]')},
    ink: {color: 'text.muted', ...forced('[CanvasText]')},
    scale: {color: 'border.control', ...forced('[GrayText]')},
    number: {
      fontSize: '[13px]',
      fill: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      stroke: 'surface.overlay',
      strokeWidth: '[4px]',
      paintOrder: 'stroke',
      strokeLinejoin: 'round',
      [onTheNarrowest]: {fontSize: '[15px]'},
      '@media (forced-colors: active)': {fill: '[CanvasText]', stroke: '[Canvas]'},
    },
    strong: {
      fontSize: '[14px]',
      fontWeight: '600',
      fill: 'text.strong',
      fontVariantNumeric: 'tabular-nums',
      [onTheNarrowest]: {fontSize: '[16px]'},
      '@media (forced-colors: active)': {fill: '[CanvasText]'},
    },
    key: {display: 'flex', gap: '2'},
    swatch: {width: '4', height: '4', flexShrink: '0', marginTop: '0.5'},
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: 'md',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& th, & td': {
        paddingBlock: '2',
        paddingInlineEnd: '2',
        textAlign: 'start',
        verticalAlign: 'top',
        fontWeight: '400',
        color: 'text.default',
        overflowWrap: 'anywhere',
      },
      '& :is(th, td):last-child': {paddingInlineEnd: '0'},
      '& :is(th, td):not(:first-child)': {textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '1'},
      '& thead th': {
        textStyle: 'caption',
        color: 'text.muted',
        borderBottom: '1px solid {colors.border.control}',
        paddingBlock: '1',
      },
      '& tbody tr + tr > *': {borderTop: '1px solid {colors.border.subtle}'},
    },
    toggle: {
      '& > summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'touch',
        textStyle: 'label',
        color: 'brand.text',
        cursor: 'pointer',
        borderRadius: 'sm',
        textDecorationLine: 'underline',
        textUnderlineOffset: '0.18em',
        listStyle: 'none',
        '&::-webkit-details-marker': {display: 'none'},
      },
    },
    empty: {textStyle: 'body', color: 'text.muted'},
  },
  variants: {
    series: Object.fromEntries(
      names.map((name) => [name, {series: {color: `chart.${name}`, ...forced('[CanvasText]')}}]),
    ),
  },
  staticCss: ['*'],
})
