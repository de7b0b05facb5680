import {defineSlotRecipe} from '@pandacss/dev'

/** The visitor's page: a card beside a panel that is there on a desk only, and keeps its place while it loads. */
export const publicFrame = defineSlotRecipe({
  className: 'publicFrame',
  slots: ['root', 'main', 'column', 'brand', 'courseLogo', 'courseMark', 'aside', 'asideInner'],
  base: {
    root: {minHeight: 'screen', display: 'grid', gridTemplateColumns: {base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)'}},
    main: {display: 'grid', placeItems: {base: 'start center', sm: 'center'}, px: 'gutter', py: {base: '6', md: '8'}},
    column: {width: 'full', maxWidth: '[30rem]', display: 'flex', flexDirection: 'column', gap: {base: '5', md: '7'}},
    brand: {display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: '3', minHeight: '[2.625rem]'},
    courseLogo: {display: 'inline-flex', alignItems: 'center', gap: '3', textStyle: 'title', color: 'text.strong', minWidth: '0', overflowWrap: 'anywhere'},
    courseMark: {width: '[2.625rem]', height: '[2.625rem]', flexShrink: '0'},
    aside: {
      display: {base: 'none', lg: 'block'}, order: '-1', borderInlineEnd: '1px solid {colors.border.subtle}', backgroundColor: 'brand.subtle',
      backgroundImage: '[radial-gradient(60rem 40rem at 15% 0%, {colors.brand.subtleHover}, transparent 70%)]',
    },
    asideInner: {
      position: 'sticky', top: '0', display: 'grid', placeItems: 'center', height: 'screen', minHeight: '[36rem]', px: '10', py: '8',
      overflow: 'hidden',
    },
  },
  staticCss: ['*'],
})

/** Pictures one after the other inside a phone, with a button that stops them and a dot for each (D-30). */
export const carousel = defineSlotRecipe({
  className: 'carousel',
  slots: ['root', 'slides', 'phone', 'picture', 'caption', 'controls', 'dots', 'dot', 'banner', 'bannerMark', 'bannerTitle', 'bannerText', 'points', 'point'],
  base: {
    root: {display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '5', width: 'full', maxWidth: '[28rem]'},
    slides: {display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '6'},
    phone: {
      position: 'relative', height: '[clamp(22rem, 68dvh, 42rem)]', aspectRatio: '[1 / 2]', borderRadius: '[2.25rem]', overflow: 'hidden',
      bg: 'surface.canvas', border: '8px solid #1d1b18', boxShadow: 'lg',
    },
    picture: {
      position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover', objectPosition: 'top', opacity: '0',
      transitionProperty: 'opacity', transitionDuration: 'slow', transitionTimingFunction: 'out', '&[data-shown]': {opacity: '1'},
    },
    caption: {textStyle: 'body', fontWeight: '500', color: 'text.strong', textAlign: 'center', textWrap: 'balance', minHeight: '[3em]', maxWidth: '[23rem]'},
    controls: {display: 'flex', alignItems: 'center', gap: '3'},
    dots: {display: 'flex', gap: '0.5'},
    dot: {
      width: '7', height: '7', borderRadius: 'full', display: 'grid', placeItems: 'center', bg: 'transparent', cursor: 'pointer',
      _before: {
        content: '""', width: '[0.625rem]', height: '[0.625rem]', borderRadius: 'full', border: '1.5px solid {colors.brand.text}',
        transitionProperty: 'background-color, width', transitionDuration: 'normal',
      },
      _hover: {_before: {bg: 'brand.border'}},
      '&[aria-current]': {_before: {bg: 'brand.solid', width: '[1.375rem]'}},
    },
    banner: {display: 'flex', flexDirection: 'column', gap: '6', maxWidth: '[30rem]'},
    bannerMark: {width: '20', height: '20'},
    bannerTitle: {textStyle: 'display', color: 'text.strong', textWrap: 'balance'},
    bannerText: {textStyle: 'reading', color: 'text.default', textWrap: 'pretty'},
    points: {display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none'},
    point: {display: 'flex', gap: '3', alignItems: 'center', textStyle: 'body', color: 'text.strong', '& svg': {color: 'right.text', flexShrink: '0'}},
  },
  staticCss: ['*'],
})
