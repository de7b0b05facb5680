import {defineSlotRecipe} from '@pandacss/dev'

export const logo = defineSlotRecipe({
  className: 'logo',
  slots: ['root', 'mark', 'tile', 'stroke', 'pulse', 'word'],
  base: {
    root: {
      display: 'inline-flex', alignItems: 'center', gap: '[0.42em]', color: 'text.strong', lineHeight: 'none',
      fontSize: '2xl',
    },
    mark: {width: '[1.5em]', height: '[1.5em]', flexShrink: '0'},
    tile: {fill: 'brand.solid'},
    stroke: {
      fill: 'none', stroke: 'brand.onSolid', strokeWidth: '[2.6px]', strokeLinecap: 'round', strokeLinejoin: 'round',
    },
    pulse: {
      fill: 'none', stroke: '[light-dark(#f0a476, #8a3a10)]', strokeWidth: '[2px]', strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    word: {
      fontFamily: 'serif', fontWeight: '600', letterSpacing: 'tight', fontSize: '[1.15em]', paddingBottom: '[0.08em]',
    },
  },
  variants: {size: {sm: {root: {fontSize: 'md'}}, md: {}, lg: {root: {fontSize: '[1.75rem]'}}}},
  defaultVariants: {size: 'md'},
  staticCss: ['*'],
})

export const navTabs = defineSlotRecipe({
  className: 'navTabs',
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: {
      borderBottom: '1px solid {colors.border.default}', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      overscrollBehaviorX: 'contain', maskImage: {
        base: '[linear-gradient(to right, #000 calc(100% - 1.5rem), transparent)]', md: 'none',
      },
    },
    list: {display: 'flex', gap: '1', width: 'max', paddingInlineEnd: '6', listStyle: 'none'},
    item: {scrollSnapAlign: 'start'},
    link: {
      position: 'relative', display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch', px: '3',
      textStyle: 'label', color: 'text.muted',
      whiteSpace: 'nowrap', borderRadius: 'sm', transitionProperty: 'color', transitionDuration: 'fast', '& svg': {
        width: '[1.125rem]', height: '[1.125rem]',
      },
      _hover: {color: 'text.strong'},
      _focusVisible: {outlineOffset: '-2px'},
      '&[aria-current]': {
        color: 'brand.text', fontWeight: '600',
        _after: {
          content: '""', position: 'absolute', insetInline: '2', bottom: '0', height: '[3px]', borderTopRadius: 'full',
          bg: 'brand.solid',
        },
      },
    },
  },
  staticCss: ['*'],
})

const rail = {
  position: 'fixed', insetBlock: '0', insetInlineStart: '0', zIndex: 'shell', flexDirection: 'column', width: 'rail',
  overflow: 'hidden auto', bg: 'surface.raised',
  borderInlineEnd: '1px solid {colors.border.subtle}', transitionProperty: 'width, box-shadow',
  transitionDuration: 'normal', transitionTimingFunction: 'out',
  scrollbarWidth: 'none',
  '&[data-open]': {width: 'railOpen', boxShadow: 'lg'},
} as const

const current = {color: 'brand.text', bg: 'brand.subtle', fontWeight: '600'}

export const appFrame = defineSlotRecipe({
  className: 'appFrame',
  slots: ['root', 'skip', 'header', 'headerStart', 'headerEnd', 'symbol', 'rail', 'railBrand', 'railList', 'railGroup', 'railTitle', 'railLink', 'railToggle', 'glyph', 'railText', 'railLabel', 'banner', 'main', 'column', 'footer', 'bottomBar', 'bottomLink', 'bottomText'],
  base: {
    root: {
      minHeight: 'screen', paddingInlineStart: {lg: '{sizes.rail}'},
      paddingBottom: {base: '[calc({sizes.bottomBar} + env(safe-area-inset-bottom))]', lg: '0'}, display: 'flex',
      flexDirection: 'column', '[data-focus] &': {paddingInlineStart: '0', paddingBottom: '0'},
    },
    skip: {
      position: 'fixed', insetInlineStart: '4', top: '2', zIndex: 'tooltip', px: '4', py: '2.5', borderRadius: 'md',
      bg: 'brand.solid', color: 'brand.onSolid', textStyle: 'label',
      transform: 'translateY(-200%)', _focusVisible: {transform: 'none'},
    },
    header: {
      position: 'sticky', top: '0', zIndex: 'sticky', display: 'flex', alignItems: 'center',
      justifyContent: 'space-between', gap: '3', minHeight: 'header', px: 'gutter',
      bg: 'surface.canvas', borderBottom: '1px solid {colors.border.subtle}', '[data-focus] &': {display: 'none'},
    },
    headerStart: {display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', flex: '1'},
    headerEnd: {display: 'flex', alignItems: 'center', minHeight: 'touch', gap: {base: '0.5', md: '1.5'}, flexShrink: '0', marginInlineEnd: {base: '-2', md: '0'}},
    symbol: {display: {base: 'inline-flex', lg: 'none'}, flexShrink: '0'},
    rail: {display: {base: 'none', lg: 'flex'}, ...rail, '[data-focus] &': {display: 'none'}},
    railBrand: {display: 'flex', alignItems: 'center', height: 'header', paddingInlineStart: '[0.9375rem]', flexShrink: '0', overflow: 'hidden', marginBottom: '2',
      '& .logo__word': {opacity: '0', transitionProperty: 'opacity', transitionDuration: 'normal'},
      '[data-open] & .logo__word': {opacity: '1'},
    },
    railList: {flex: '1', px: '2', paddingBottom: '4', '& ul': {display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none'}},
    railGroup: {'&:not(:first-child)': {marginTop: '2', paddingTop: '2', borderTop: '1px solid {colors.border.subtle}'}},
    // A title that is not seen keeps its place: what opens under a pointer must not move the link it is on.
    railTitle: {
      height: '8', overflow: 'hidden', px: '[0.6875rem]', textStyle: 'overline', color: 'text.muted', whiteSpace: 'nowrap', opacity: '0',
      transitionProperty: 'opacity', transitionDuration: 'normal', '[data-open] &': {opacity: '1'},
      '& span': {display: 'inline-flex', alignItems: 'center', height: '8'},
    },
    glyph: {display: 'inline-flex', flexShrink: '0', '& svg': {width: '[1.375rem]', height: '[1.375rem]'}},
    railToggle: {
      position: 'sticky', bottom: '0', display: 'flex', alignItems: 'center', gap: '4', minHeight: 'touch', flexShrink: '0', px: '[1.1875rem]',
      bg: 'surface.raised', borderTop: '1px solid {colors.border.subtle}', color: 'text.muted', textStyle: 'label', cursor: 'pointer',
      whiteSpace: 'nowrap', overflow: 'hidden', textAlign: 'start', _hover: {color: 'text.strong', bg: 'surface.hover'}, _focusVisible: {outlineOffset: '-2px'},
    },
    railLink: {
      position: 'relative', display: 'flex', alignItems: 'center', gap: '4', height: 'touch', px: '[0.6875rem]',
      borderRadius: 'md', textStyle: 'label', color: 'text.muted', overflow: 'hidden',
      whiteSpace: 'nowrap', transitionProperty: 'background-color, color', transitionDuration: 'fast', '& svg': {
        width: '[1.375rem]', height: '[1.375rem]', flexShrink: '0',
      },
      _hover: {bg: 'surface.hover', color: 'text.strong'}, _focusVisible: {outlineOffset: '-2px'},
      '&[aria-current]': current,
    },
    railText: {
      opacity: '0', transitionProperty: 'opacity', transitionDuration: 'normal', flex: '1', display: 'flex',
      alignItems: 'center', justifyContent: 'space-between', gap: '2',
      minWidth: '0', '[data-open] &': {opacity: '1'},
    },
    railLabel: {truncate: true},
    banner: {display: 'flex', flexDirection: 'column', _empty: {display: 'none'}},
    main: {
      flex: '1', minWidth: '0', px: 'gutter', paddingTop: {base: '5', md: '8'}, paddingBottom: {base: '8', md: '12'},
      _focusVisible: {outline: 'none'},
    },
    column: {width: 'full', marginInline: 'auto'},
    footer: {px: 'gutter', paddingBottom: {base: '5', md: '6'}, textStyle: 'caption', color: 'text.muted', textAlign: 'center'},
    bottomBar: {
      display: {base: 'flex', lg: 'none'}, position: 'fixed', insetInline: '0', bottom: '0', zIndex: 'shell',
      bg: 'surface.raised', borderTop: '1px solid {colors.border.subtle}',
      paddingBottom: 'env(safe-area-inset-bottom)', listStyle: 'none',
      '& > ul': {display: 'flex', width: 'full', listStyle: 'none'}, '& li': {flex: '1', minWidth: '0'}, '[data-focus] &': {display: 'none'},
    },
    bottomLink: {
      position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center',
      gap: '0.5', width: 'full', height: 'bottomBar', px: '0.5', bg: 'transparent', cursor: 'pointer', fontFamily: 'sans', fontSize: '2xs',
      fontWeight: '500', lineHeight: 'tight', color: 'text.muted', textAlign: 'center',
      '& svg': {width: '6', height: '6'}, _focusVisible: {outlineOffset: '-3px'},
      '&[aria-current]': {
        color: 'brand.text', fontWeight: '600',
        _before: {
          content: '""', position: 'absolute', top: '0', insetInline: '[30%]', height: '[3px]',
          borderBottomRadius: 'full', bg: 'brand.solid',
        },
      },
    },
    // Two lines at most: 'Questões comentadas' would say nothing when it is cut.
    bottomText: {maxWidth: 'full', lineClamp: '2', lineHeight: '[1.15]'},
  },
  variants: {
    width: {reading: {column: {maxWidth: 'column'}}, page: {column: {maxWidth: 'page'}}, full: {}},
  },
  defaultVariants: {width: 'page'},
  staticCss: ['*'],
})
