import {defineSlotRecipe} from '@pandacss/dev'
import {palette} from '../theme/palette.ts'

export const takeover = defineSlotRecipe({
  className: 'takeover',
  slots: ['positioner', 'content', 'bar', 'progress', 'fill', 'head', 'count', 'body', 'column', 'title', 'text', 'footer', 'actions', 'onward'],
  base: {
    positioner: {position: 'fixed', inset: '0', zIndex: 'modal'},
    content: {
      display: 'flex', flexDirection: 'column', width: 'full', height: 'full', overflowY: 'auto', bg: 'surface.canvas', color: 'text.default',
      _focusVisible: {outline: 'none'},
    },
    bar: {position: 'sticky', top: '0', zIndex: 'raised', bg: 'surface.canvas'},
    progress: {height: '1', bg: 'surface.pressed'},
    fill: {display: 'block', height: 'full', bg: 'brand.mark', transition: 'width {durations.slow} {easings.out}'},
    head: {
      display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', paddingInline: 'gutter', minHeight: 'header',
    },
    count: {textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'},
    body: {flex: '1', display: 'flex', flexDirection: 'column', paddingInline: 'gutter', paddingBlock: {base: '5', md: '10'}},
    column: {width: 'full', maxWidth: 'column', marginInline: 'auto', display: 'flex', flexDirection: 'column', gap: '6'},
    title: {textStyle: 'display', color: 'text.strong', textWrap: 'balance', outline: 'none'},
    text: {textStyle: 'body', color: 'text.muted', textWrap: 'pretty', maxWidth: 'prose', fontSize: 'xl', marginTop: '3'},
    footer: {
      position: 'sticky', bottom: '0', bg: 'surface.canvas', borderTop: '1px solid {colors.border.subtle}', paddingInline: 'gutter', paddingTop: '3',
      paddingBottom: 'max({spacing.3}, env(safe-area-inset-bottom))',
    },
    actions: {
      width: 'full', maxWidth: 'column', marginInline: 'auto', display: 'flex', flexDirection: {base: 'column-reverse', sm: 'row'},
      alignItems: {sm: 'center'}, justifyContent: 'space-between', gap: {base: '1', sm: '3'},
    },
    onward: {
      display: 'flex', flexDirection: {base: 'column-reverse', sm: 'row'}, gap: {base: '1', sm: '3'}, marginInlineStart: {sm: 'auto'}, _empty: {display: 'none'},
    },
  },
  variants: {
    /** A few words in the middle of the page, or a form from its top. */
    layout: {
      words: {body: {justifyContent: 'center'}, column: {alignItems: 'center', textAlign: 'center'}, text: {marginInline: 'auto'}},
      form: {},
    },
  },
  defaultVariants: {layout: 'form'},
  staticCss: ['*'],
})

export const spotlight = defineSlotRecipe({
  className: 'spotlight',
  slots: ['hole', 'scrim', 'card', 'count', 'title', 'text', 'actions'],
  base: {
    scrim: {position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'scrim'},
    hole: {
      position: 'fixed', zIndex: 'overlay', borderRadius: 'lg', boxShadow: '[0 0 0 200vmax {colors.scrim}]', outline: '3px solid {colors.brand.mark}',
      outlineOffset: '2px', pointerEvents: 'none', transition: 'top {durations.normal} {easings.out}, left {durations.normal} {easings.out}',
    },
    card: {
      position: 'fixed', zIndex: 'modal', display: 'flex', flexDirection: 'column', gap: '2', width: '[min(24rem, calc(100vw - 2rem))]', padding: '5',
      maxHeight: '[calc(100dvh - 2rem)]', overflowY: 'auto', borderRadius: 'xl', bg: 'surface.overlay', color: 'text.default',
      border: '1px solid {colors.border.default}', boxShadow: 'lg', _focusVisible: {outline: 'none'},
    },
    count: {textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums'},
    title: {textStyle: 'heading', fontSize: '2xl', color: 'text.strong', textWrap: 'balance', outline: 'none'},
    text: {textStyle: 'body', textWrap: 'pretty'},
    actions: {
      display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', marginTop: '3',
      // Three buttons do not fit beside each other on phones: the first one, which leaves the tour, goes below.
      '& > *': {flexGrow: {base: '1', sm: '0'}},
      '& > :first-child': {order: {base: '1', sm: '0'}, flexBasis: {base: 'full', sm: 'auto'}},
    },
  },
  staticCss: ['*'],
})

const darkNames = [
  'surface.raised', 'surface.hover', 'surface.pressed', 'text.strong', 'text.default', 'text.muted', 'border.control', 'border.default', 'brand.solid',
  'brand.solidHover', 'brand.onSolid', 'brand.text', 'brand.subtle', 'focus.ring',
] as const

/** `text.default` -> `--colors-text-default`, of the dark theme. */
const onDark = Object.fromEntries(darkNames.map((name) => [`--colors-${name.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, palette[name][1]]))

export const videoPlayer = defineSlotRecipe({
  className: 'videoPlayer',
  slots: ['root', 'stage', 'picture', 'video', 'cover', 'controls', 'transcript', 'summary', 'words'],
  base: {
    root: {display: 'flex', flexDirection: 'column', gap: '3', margin: '0', minWidth: '0'},
    stage: {
      display: 'flex', flexDirection: 'column', overflow: 'hidden', borderRadius: 'lg', boxShadow: 'md',
      // A picture is watched on dark in both themes: what stands on it takes the dark theme's colours.
      colorScheme: 'dark', bg: '[#062a30]', color: '[#e3ecec]', ...onDark,
      '&:fullscreen': {borderRadius: 'none', '& .videoPlayer__picture': {flex: '1', minHeight: '0', aspectRatio: 'auto'}},
    },
    picture: {position: 'relative', aspectRatio: '16 / 9', minWidth: '0'},
    video: {display: 'block', width: 'full', height: 'full', objectFit: 'contain', bg: '[#062a30]'},
    cover: {
      position: 'absolute', inset: '0', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: '3',
      padding: '4', textAlign: 'center', pointerEvents: 'none', '& > *': {pointerEvents: 'auto'},
    },
    controls: {paddingInline: '2', paddingBlock: '1', bg: '[#041f24]'},
    transcript: {border: '1px solid {colors.border.subtle}', borderRadius: 'lg', bg: 'surface.raised'},
    summary: {
      textStyle: 'label', color: 'text.strong', cursor: 'pointer', minHeight: 'touch', display: 'flex', alignItems: 'center', gap: '2', paddingInline: '4',
      borderRadius: 'lg', '& svg': {width: '4', height: '4', transition: 'transform {durations.fast}'}, '[open] > & svg': {transform: 'rotate(180deg)'},
      '&::-webkit-details-marker': {display: 'none'},
    },
    words: {textStyle: 'body', paddingInline: '4', paddingBottom: '4', display: 'flex', flexDirection: 'column', gap: '1', textAlign: 'start'},
  },
  staticCss: ['*'],
})
