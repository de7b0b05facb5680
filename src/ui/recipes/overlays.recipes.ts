import {defineRecipe, defineSlotRecipe} from '@pandacss/dev'

const enter = (name: string) => ({animation: `${name} {durations.normal} {easings.out}`})
const leave = (name: string) => ({animation: `${name} {durations.fast} {easings.inOut}`})

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'scrim', _open: enter('fadeIn'), _closed: leave('fadeOut'),
    },
    positioner: {
      position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex', overflow: 'hidden',
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex', flexDirection: 'column', minHeight: '0', bg: 'surface.overlay', color: 'text.default',
      border: '1px solid {colors.border.subtle}',
      boxShadow: 'lg', _focusVisible: {outline: 'none'},
    },
    header: {display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3', paddingInline: '6', paddingTop: '5', paddingBottom: '2',
      '& > button': {marginTop: '-1', marginInlineEnd: '-3'},
    },
    title: {textStyle: 'heading', fontSize: '2xl', color: 'text.strong', textWrap: 'balance', paddingTop: '1'},
    description: {textStyle: 'body', color: 'text.default', textWrap: 'pretty'},
    body: {
      flex: '1', minHeight: '0', overflowY: 'auto', paddingInline: '6', paddingBlock: '2', display: 'flex',
      flexDirection: 'column', gap: '3', _last: {paddingBottom: 'max({spacing.6}, env(safe-area-inset-bottom))'},
    },
    footer: {
      display: 'flex', gap: '3', justifyContent: 'flex-end', flexDirection: {base: 'column-reverse', sm: 'row'},
      paddingInline: '6', paddingTop: '4',
      paddingBottom: 'max({spacing.6}, env(safe-area-inset-bottom))',
    },
  },
  variants: {
    placement: {
      center: {
        positioner: {alignItems: 'center', justifyContent: 'center', padding: '4'},
        content: {
          width: 'full', maxWidth: '[30rem]', maxHeight: 'full', borderRadius: 'xl', _open: enter('rise'),
          _closed: leave('sink'),
        },
      },
      full: {content: {width: 'full', height: 'full', borderRadius: 'none', border: 'none', _open: enter('fadeIn'), _closed: leave('fadeOut')}},
      bottom: {
        positioner: {alignItems: 'flex-end', justifyContent: 'center'},
        content: {
          width: 'full', maxWidth: 'column', maxHeight: '[88dvh]', borderTopRadius: 'xl', borderBottomWidth: '0',
          _open: enter('slideUp'), _closed: leave('slideDown'),
        },
      },
      end: {
        positioner: {justifyContent: 'flex-end'},
        content: {
          width: 'full', maxWidth: '[26rem]', height: 'full', borderBlockWidth: '0', borderInlineEndWidth: '0',
          _open: enter('slideFromEnd'), _closed: leave('slideToEnd'),
        },
      },
    },
    size: {md: {}, lg: {content: {maxWidth: '[44rem]'}}},
  },
  defaultVariants: {placement: 'center', size: 'md'},
  staticCss: ['*'],
})

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    positioner: {zIndex: '[var(--z-index, 300)]'},
    content: {
      display: 'flex', flexDirection: 'column', width: '[min(26rem, calc(100vw - 1rem))]',
      maxHeight: '[min(40rem, calc(100dvh - 5rem))]', bg: 'surface.overlay', color: 'text.default', borderRadius: 'xl',
      border: '1px solid {colors.border.subtle}', boxShadow: 'lg', overflow: 'hidden',
      transformOrigin: 'var(--transform-origin)', _open: enter('rise'), _closed: leave('sink'), _focusVisible: {outline: 'none'},
    },
    header: {
      display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', paddingInlineStart: '5', paddingInlineEnd: '2',
      paddingBlock: '2', flexShrink: '0',
    },
    title: {textStyle: 'heading', color: 'text.strong'},
    body: {flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain'},
    footer: {flexShrink: '0', borderTop: '1px solid {colors.border.subtle}', paddingInline: '5', paddingBlock: '3'},
  },
  staticCss: ['*'],
})

const toastTones = {info: 'info', success: 'right', warning: 'warning', error: 'wrong'} as const

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'icon', 'content', 'title', 'text', 'close'],
  base: {
    root: {
      display: 'flex', alignItems: 'flex-start', gap: '3', width: {base: '[calc(100vw - 2rem)]', sm: '[24rem]'},
      padding: '3.5', borderRadius: 'lg',
      bg: 'surface.overlay', border: '1px solid {colors.border.default}', boxShadow: 'lg', color: 'text.default',
      translate: 'var(--x) var(--y)', scale: 'var(--scale)', zIndex: 'var(--z-index)', height: 'var(--height)',
      opacity: 'var(--opacity)', willChange: 'translate, opacity, scale',
      transition: 'translate {durations.slow} {easings.out}, scale {durations.slow} {easings.out}, opacity {durations.slow} {easings.out}, height {durations.slow} {easings.out}',
      '&[data-state=closed]': {transitionDuration: 'normal'},
    },
    icon: {flexShrink: '0', display: 'inline-flex', marginTop: 'px', '& svg': {width: '5', height: '5'}},
    content: {flex: '1', minWidth: '0'},
    title: {textStyle: 'label', fontWeight: '600', color: 'text.strong'},
    text: {fontSize: 'md', lineHeight: 'ui', marginTop: '0.5'},
    close: {marginBlock: '[-0.375rem]', marginInlineEnd: '[-0.375rem]'},
  },
  variants: {
    tone: Object.fromEntries(Object.entries(toastTones).map(([tone, family]) => [
      tone, {icon: {color: `${family}.text`}},
    ])),
  },
  defaultVariants: {tone: 'info'},
  staticCss: ['*'],
})

export const tooltip = defineRecipe({
  className: 'tooltip',
  base: {
    zIndex: 'tooltip', maxWidth: '[18rem]', px: '2.5', py: '1.5', borderRadius: 'sm', bg: 'surface.inverse',
    color: 'text.inverse', fontFamily: 'sans', fontSize: 'sm',
    lineHeight: 'snug', boxShadow: 'md', _open: enter('fadeIn'), _closed: leave('fadeOut'),
  },
  staticCss: ['*'],
})

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'heading', 'item', 'icon', 'text', 'mark'],
  base: {
    positioner: {zIndex: 'dropdown'},
    content: {
      minWidth: '[14rem]', maxWidth: '[min(22rem, calc(100vw - 1rem))]', maxHeight: '[min(28rem, var(--available-height))]',
      overflowY: 'auto', padding: '1.5', borderRadius: 'lg', bg: 'surface.overlay', color: 'text.default',
      border: '1px solid {colors.border.default}', boxShadow: 'lg', _focusVisible: {outline: 'none'}, _open: enter('fadeIn'),
    },
    heading: {px: '3', py: '2', textStyle: 'caption', color: 'text.muted'},
    item: {
      display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch', px: '3', py: '2', borderRadius: 'md', textStyle: 'label',
      color: 'text.default', cursor: 'pointer', textDecoration: 'none',
      '&[data-highlighted]': {bg: 'surface.hover', color: 'text.strong', outline: '2px solid {colors.focus.ring}', outlineOffset: '-2px'},
      '&[data-state=checked]': {color: 'text.strong', fontWeight: '600'},
      '&[data-disabled]': {color: 'text.muted', cursor: 'not-allowed'},
    },
    icon: {flexShrink: '0', display: 'inline-flex', color: 'text.muted', '& svg': {width: '5', height: '5'}},
    text: {flex: '1', minWidth: '0', overflowWrap: 'anywhere'},
    mark: {flexShrink: '0', display: 'inline-flex', color: 'brand.text'},
  },
  staticCss: ['*'],
})

export const datePicker = defineSlotRecipe({
  className: 'datePicker',
  slots: ['header', 'viewTitle', 'table', 'weekday', 'cell', 'day'],
  base: {
    header: {display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', marginBottom: '2'},
    viewTitle: {
      textStyle: 'label', fontWeight: '600', color: 'text.strong', minHeight: '10', px: '3', borderRadius: 'md',
      cursor: 'pointer', bg: 'transparent',
      '&::first-letter': {textTransform: 'uppercase'}, _hover: {bg: 'surface.hover'},
    },
    table: {borderCollapse: 'separate', borderSpacing: '[2px]', fontVariantNumeric: 'tabular-nums', width: 'full'},
    weekday: {textStyle: 'caption', color: 'text.muted', width: '10', height: '7', fontWeight: '500'},
    cell: {padding: '0', textAlign: 'center'},
    day: {
      display: 'inline-flex', alignItems: 'center', justifyContent: 'center', minWidth: '10', width: 'full',
      height: '10', px: '1', borderRadius: 'md', fontSize: 'md',
      cursor: 'pointer', color: 'text.default', border: '1px solid transparent',
      _hover: {bg: 'surface.hover'},
      '&[data-today]': {borderColor: 'border.control', fontWeight: '600'},
      '&[data-focus]': {outline: '2px solid {colors.focus.ring}', outlineOffset: '-1px'},
      '&[data-outside-range]': {color: 'text.muted'},
      '&[data-disabled], &[data-unavailable]': {
        color: 'text.muted', opacity: '0.55', cursor: 'not-allowed', textDecoration: 'line-through', bg: 'transparent',
      },
      '&[data-selected]': {bg: 'brand.solid', color: 'brand.onSolid', fontWeight: '600', borderColor: 'transparent'},
    },
  },
  staticCss: ['*'],
})
