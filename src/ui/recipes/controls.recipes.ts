import {defineRecipe, defineSlotRecipe} from '@pandacss/dev'

const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'transparent',
  cursor: 'pointer',
  userSelect: 'none',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Under a pointer only: a button that a state enables or replaces would repaint a dozen frames with every question.
  _hover: {
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
  },
} as const

const off = {
  _disabled: {
    cursor: 'not-allowed',
    bg: 'surface.pressed',
    color: 'text.muted',
    borderColor: 'transparent',
    boxShadow: 'none',
  },
} as const
const offPlain = {
  _disabled: {
    cursor: 'not-allowed',
    bg: 'transparent',
    color: 'text.muted',
    borderColor: 'border.default',
    borderStyle: 'dashed',
  },
} as const
const pendingKeeps = (look: object) => ({'&[aria-busy=true]': {cursor: 'progress', borderStyle: 'solid', ...look}})

const tones = {
  solid: {
    bg: 'brand.solid',
    color: 'brand.onSolid',
    boxShadow: 'sm',
    _hover: {_enabled: {bg: 'brand.solidHover'}},
    ...off,
    ...pendingKeeps({bg: 'brand.solid', color: 'brand.onSolid'}),
  },
  outline: {
    bg: 'surface.raised',
    color: 'text.default',
    borderColor: 'border.control',
    _hover: {_enabled: {bg: 'surface.hover'}},
    _active: {_enabled: {bg: 'surface.pressed'}},
    ...offPlain,
    ...pendingKeeps({bg: 'surface.raised', color: 'text.default', borderColor: 'border.control'}),
  },
  soft: {
    bg: 'brand.subtle',
    color: 'brand.text',
    _hover: {_enabled: {bg: 'brand.subtleHover'}},
    ...off,
    ...pendingKeeps({bg: 'brand.subtle', color: 'brand.text'}),
  },
  ghost: {
    bg: 'transparent',
    color: 'text.default',
    _hover: {_enabled: {bg: 'surface.hover'}},
    _active: {_enabled: {bg: 'surface.pressed'}},
    _disabled: {cursor: 'not-allowed', color: 'text.muted', bg: 'transparent'},
    ...pendingKeeps({color: 'text.default'}),
  },
  danger: {
    bg: 'wrong.solid',
    color: 'wrong.onSolid',
    boxShadow: 'sm',
    _hover: {_enabled: {bg: 'wrong.solidHover'}},
    ...off,
    ...pendingKeeps({bg: 'wrong.solid', color: 'wrong.onSolid'}),
  },
} as const

export const button = defineRecipe({
  className: 'button',
  base: {
    ...pressable,
    gap: '2',
    fontFamily: 'sans',
    fontWeight: '500',
    lineHeight: 'snug',
    borderRadius: 'md',
    '& svg': {flexShrink: '0'},
  },
  variants: {
    variant: tones,
    size: {
      sm: {minHeight: '9', px: '3', fontSize: 'sm', '& svg': {width: '4', height: '4'}},
      md: {minHeight: 'touch', px: '4', fontSize: 'md', '& svg': {width: '5', height: '5'}},
      lg: {minHeight: '12', px: '6', fontSize: 'lg', '& svg': {width: '5', height: '5'}},
    },
    wide: {true: {width: 'full'}},
  },
  defaultVariants: {variant: 'solid', size: 'md'},
  staticCss: ['*'],
})

export const iconButton = defineRecipe({
  className: 'iconButton',
  base: {
    ...pressable,
    flexShrink: '0',
    borderRadius: 'md',
    '&[aria-pressed=true]': {bg: 'brand.subtle', color: 'brand.text'},
  },
  variants: {
    variant: tones,
    size: {
      sm: {width: '8', height: '8', '& svg': {width: '4', height: '4'}},
      md: {width: 'touch', height: 'touch', '& svg': {width: '5', height: '5'}},
    },
  },
  defaultVariants: {variant: 'ghost', size: 'md'},
  staticCss: ['*'],
})

export const textLink = defineRecipe({
  className: 'textLink',
  base: {
    color: 'brand.text',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: '[color-mix(in srgb, currentColor 45%, transparent)]',
    borderRadius: 'xs',
    cursor: 'pointer',
    transition: 'text-decoration-color',
    transitionDuration: 'fast',
    _hover: {textDecorationColor: 'current'},
  },
  variants: {
    variant: {
      inline: {},
      standalone: {
        fontWeight: '500',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: '6',
        textDecorationLine: 'none',
        _hover: {textDecorationLine: 'underline'},
      },
      quiet: {
        color: 'text.muted',
        textDecorationLine: 'none',
        _hover: {color: 'text.default', textDecorationLine: 'underline'},
      },
    },
  },
  defaultVariants: {variant: 'inline'},
  staticCss: ['*'],
})

export const textField = defineSlotRecipe({
  className: 'textField',
  slots: ['root', 'labelRow', 'label', 'box', 'input', 'affix', 'hint', 'error'],
  base: {
    root: {display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0', width: 'full'},
    labelRow: {display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', textStyle: 'small'},
    label: {textStyle: 'label', color: 'text.strong'},
    box: {position: 'relative', display: 'flex', alignItems: 'center'},
    input: {
      width: 'full',
      minHeight: 'touch',
      px: '3.5',
      py: '2',
      fontFamily: 'sans',
      fontSize: 'field',
      lineHeight: 'ui',
      color: 'text.strong',
      bg: 'surface.raised',
      border: '1px solid {colors.border.control}',
      borderRadius: 'md',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: 'fast',
      _placeholder: {color: 'text.muted', opacity: '1'},
      _hover: {borderColor: 'text.muted'},
      _focusVisible: {
        outline: '2px solid {colors.focus.ring}',
        outlineOffset: '-1px',
        borderColor: 'focus.ring',
        boxShadow: '0 0 0 4px {colors.brand.subtle}',
      },
      _disabled: {bg: 'surface.sunken', color: 'text.muted', cursor: 'not-allowed'},
      '&[readonly]': {bg: 'surface.sunken'},
      '&[aria-invalid=true]': {borderColor: 'wrong.solid', boxShadow: 'inset 0 0 0 1px {colors.wrong.solid}'},
      '&:-webkit-autofill': {
        WebkitTextFillColor: '{colors.text.strong}',
        boxShadow: 'inset 0 0 0 100px {colors.brand.subtle}',
      },
    },
    affix: {position: 'absolute', insetInlineEnd: '0', top: '0', height: 'full', display: 'flex', alignItems: 'center'},
    hint: {textStyle: 'small', color: 'text.muted'},
    error: {
      textStyle: 'small',
      color: 'wrong.text',
      fontWeight: '500',
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      '& svg': {width: '4', height: '4', flexShrink: '0', marginTop: 'px'},
    },
  },
  variants: {affixed: {true: {input: {paddingInlineEnd: '12'}}}},
  staticCss: ['*'],
})

export const switchControl = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'track', 'thumb', 'text', 'label', 'hint'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      bg: 'transparent',
      cursor: 'pointer',
      textAlign: 'start',
      color: 'text.default',
      borderRadius: 'md',
      _disabled: {cursor: 'not-allowed', opacity: '0.5'},
    },
    track: {
      position: 'relative',
      flexShrink: '0',
      width: '[2.75rem]',
      height: '6',
      borderRadius: 'full',
      bg: 'surface.pressed',
      border: '1px solid {colors.border.control}',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'normal',
      '[aria-checked=true] > &': {bg: 'brand.solid', borderColor: 'brand.solid'},
    },
    thumb: {
      position: 'absolute',
      top: '[2px]',
      insetInlineStart: '[2px]',
      width: '[1.125rem]',
      height: '[1.125rem]',
      borderRadius: 'full',
      bg: 'text.muted',
      display: 'grid',
      placeItems: 'center',
      color: 'transparent',
      transitionProperty: 'transform, background-color',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
      '& svg': {width: '3', height: '3'},
      '[aria-checked=true] &': {transform: 'translateX(1.25rem)', bg: 'brand.onSolid', color: 'brand.solid'},
    },
    text: {display: 'flex', flexDirection: 'column', gap: '0.5'},
    label: {textStyle: 'label'},
    hint: {textStyle: 'small', color: 'text.muted'},
  },
  staticCss: ['*'],
})

export const segmented = defineSlotRecipe({
  className: 'segmented',
  slots: ['root', 'legend', 'options', 'option', 'input', 'text'],
  base: {
    root: {border: 'none', padding: '0', margin: '0', minWidth: '0'},
    legend: {textStyle: 'label', color: 'text.strong', marginBottom: '1.5', padding: '0'},
    options: {
      display: 'inline-flex',
      maxWidth: 'full',
      padding: '0.5',
      gap: '0.5',
      bg: 'surface.sunken',
      border: '1px solid {colors.border.default}',
      borderRadius: 'lg',
    },
    option: {position: 'relative', display: 'inline-flex', flex: '1', minWidth: '0'},
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    text: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      width: 'full',
      minHeight: '10',
      px: '4',
      borderRadius: 'md',
      textStyle: 'label',
      color: 'text.muted',
      border: '1px solid transparent',
      whiteSpace: 'nowrap',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      '& svg': {width: '4', height: '4', flexShrink: '0'},
      'input:checked + &': {bg: 'surface.raised', color: 'brand.text', borderColor: 'border.default', boxShadow: 'sm'},
      'input:focus-visible + &': {outline: '2px solid {colors.focus.ring}', outlineOffset: '1px'},
      'input:disabled + &': {opacity: '0.5'},
      'input:not(:checked):not(:disabled):hover + &': {color: 'text.strong'},
    },
  },
  staticCss: ['*'],
})
