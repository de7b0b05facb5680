import {defineRecipe, defineSlotRecipe} from '@pandacss/dev'

const families = ['brand', 'right', 'wrong', 'warning', 'info'] as const

export const card = defineRecipe({
  className: 'card',
  base: {bg: 'surface.raised', border: '1px solid {colors.border.subtle}', borderRadius: 'lg', minWidth: '0'},
  variants: {
    elevation: {flat: {}, raised: {boxShadow: 'md'}},
    padding: {none: {}, sm: {padding: '3'}, md: {padding: {base: '4', md: '5'}}, lg: {padding: {base: '5', md: '8'}}},
    interactive: {
      true: {
        transitionProperty: 'border-color, box-shadow, background-color', transitionDuration: 'fast',
        _hover: {borderColor: 'border.control', boxShadow: 'md'},
      },
    },
  },
  defaultVariants: {elevation: 'flat', padding: 'md'},
  staticCss: ['*'],
})

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex', alignItems: 'center', gap: '1', maxWidth: 'full', minHeight: '6', whiteSpace: 'nowrap', px: '2', py: '0.5',
    borderRadius: 'sm', textStyle: 'caption',
    border: '1px solid transparent', '& svg': {width: '[0.875rem]', height: '[0.875rem]', flexShrink: '0'},
  },
  variants: {
    tone: {
      neutral: {bg: 'surface.hover', color: 'text.default', borderColor: 'border.subtle'},
      ...Object.fromEntries(families.map((family) => [family, {bg: `${family}.subtle`, color: `${family}.text`}])),
    },
  },
  defaultVariants: {tone: 'neutral'},
  staticCss: ['*'],
})

export const kbd = defineRecipe({
  className: 'kbd',
  base: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', minWidth: '6', height: '6', px: '1.5',
    fontFamily: 'sans', fontSize: 'xs',
    fontWeight: '500', lineHeight: 'none', color: 'text.muted', bg: 'surface.raised',
    border: '1px solid {colors.border.default}',
    borderBottomWidth: '2px', borderRadius: 'sm',
  },
  staticCss: ['*'],
})

export const emptyState = defineSlotRecipe({
  className: 'emptyState',
  slots: ['root', 'art', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: '2', px: '4', py: '12',
      maxWidth: '[30rem]', mx: 'auto',
    },
    art: {width: '40', height: 'auto', marginBottom: '4', color: 'brand.solid'},
    title: {textStyle: 'heading', color: 'text.strong', textWrap: 'balance'},
    text: {textStyle: 'body', color: 'text.muted', textWrap: 'pretty'},
    actions: {display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '4'},
  },
  staticCss: ['*'],
})

export const richText = defineRecipe({
  className: 'richText',
  base: {
    textStyle: 'reading',
    color: 'text.reading',
    maxWidth: 'prose',
    overflowWrap: 'break-word',
    hyphens: 'manual',
    '& > * + *': {marginTop: '[0.85em]'},
    '& > h3, & > h4': {
      fontFamily: 'sans', lineHeight: 'snug', fontWeight: '600', color: 'text.strong', letterSpacing: 'tight',
      textWrap: 'balance',
    },
    '& > h3': {fontSize: 'xl', marginTop: '[1.6em]'},
    '& > h4': {fontSize: 'lg', marginTop: '[1.4em]'},
    '& > :first-child': {marginTop: '0'},
    '& p': {textWrap: 'pretty'},
    '& strong': {fontWeight: '650', color: 'text.strong'},
    '& em': {fontStyle: 'italic'},
    '& del': {color: 'text.muted'},
    '& sub, & sup': {fontSize: '[0.7em]', lineHeight: '0'},
    '& a': {
      color: 'brand.text', textDecorationLine: 'underline', textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em', borderRadius: 'xs',
    },
    '& ul, & ol': {paddingInlineStart: '[1.4em]'},
    '& ul': {listStyleType: 'disc'},
    '& ol': {listStyleType: 'decimal'},
    '& li': {marginTop: '[0.3em]', paddingInlineStart: '[0.2em]'},
    '& li::marker': {color: 'text.muted', fontVariantNumeric: 'tabular-nums'},
    '& li > ul, & li > ol': {marginTop: '[0.3em]'},
    '& blockquote': {
      borderInlineStart: '3px solid {colors.brand.border}', paddingInlineStart: '4', color: 'text.default',
      fontStyle: 'italic',
    },
    '& blockquote > * + *': {marginTop: '[0.6em]'},
    '& code': {fontFamily: 'mono', fontSize: '[0.86em]', bg: 'surface.hover', borderRadius: 'xs', px: '1'},
    '& pre': {
      overflowX: 'auto', bg: 'surface.sunken', borderRadius: 'md', padding: '4', fontSize: 'md', lineHeight: 'ui',
    },
    '& pre code': {bg: 'transparent', padding: '0'},
    '& hr': {border: 'none', borderTop: '1px solid {colors.border.default}', marginBlock: '[1.6em]'},
    '& .richText-figure': {display: 'block', marginBlock: '4'},
    '& .richText-figure button': {
      display: 'block', width: 'fit', maxWidth: 'full', marginInline: 'auto', padding: '0', borderRadius: 'md', cursor: 'zoom-in',
    },
    '& .richText-figure img': {
      display: 'block', maxWidth: 'full', height: 'auto', maxHeight: '[min(70dvh, 40rem)]', objectFit: 'contain',
      borderRadius: 'md',
      border: '1px solid {colors.border.subtle}', bg: '[#ffffff]', marginInline: 'auto',
    },
    '& .richText-table': {
      overflowX: 'auto', maxWidth: 'full', marginBlock: '5', border: '1px solid {colors.border.default}',
      borderRadius: 'md', backgroundColor: 'surface.raised',
      // Shadows at the edges tell that there is more to the side; the covers move with the table and hide them at its ends.
      backgroundImage: '[linear-gradient(to right, {colors.surface.raised} 40%, transparent), linear-gradient(to left, {colors.surface.raised} 40%, transparent), linear-gradient(to right, {colors.shadow.firm}, transparent), linear-gradient(to left, {colors.shadow.firm}, transparent)]',
      backgroundPosition: '[left, right, left, right]',
      backgroundSize: '[2rem 100%, 2rem 100%, 0.625rem 100%, 0.625rem 100%]', backgroundRepeat: 'no-repeat',
      backgroundAttachment: '[local, local, scroll, scroll]',
      _focusVisible: {outline: '2px solid {colors.focus.ring}', outlineOffset: '2px'},
    },
    '& table': {
      borderCollapse: 'collapse', width: 'full', fontFamily: 'sans', fontSize: 'md', lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& th, & td': {px: '3.5', py: '2.5', textAlign: 'start', verticalAlign: 'top', minWidth: '[7.5rem]'},
    '& th': {
      fontWeight: '600', color: 'text.strong', borderBottom: '1px solid {colors.border.control}',
      verticalAlign: 'bottom',
    },
    '& tbody tr + tr td': {borderTop: '1px solid {colors.border.subtle}'},
    '& [data-align=right]': {textAlign: 'end'},
    '& [data-align=center]': {textAlign: 'center'},
  },
  variants: {
    size: {
      reading: {},
      compact: {fontSize: 'field', lineHeight: '[1.5]', '& > * + *': {marginTop: '[0.6em]'}},
    },
    measure: {prose: {}, full: {maxWidth: 'none'}},
  },
  defaultVariants: {size: 'reading', measure: 'prose'},
  staticCss: ['*'],
})
