import {defineRecipe, defineSlotRecipe} from '@pandacss/dev'

const tones = {info: 'info', success: 'right', warning: 'warning', error: 'wrong'} as const

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'content', 'words', 'title', 'text', 'actions', 'close'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '3.5',
      borderRadius: 'lg',
      border: '1px solid transparent',
      color: 'text.default',
      minWidth: '0',
    },
    icon: {flexShrink: '0', display: 'inline-flex', marginTop: 'px', '& svg': {width: '5', height: '5'}},
    content: {flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1'},
    title: {textStyle: 'label', fontWeight: '600', color: 'text.strong'},
    text: {fontSize: 'md', lineHeight: 'ui', overflowWrap: 'break-word'},
    actions: {display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2'},
    close: {marginBlock: '[-0.375rem]', marginInlineEnd: '[-0.375rem]'},
  },
  variants: {
    tone: Object.fromEntries(
      Object.entries(tones).map(([tone, family]) => [
        tone,
        {root: {bg: `${family}.subtle`, borderColor: `${family}.border`}, icon: {color: `${family}.text`}},
      ]),
    ),
    layout: {
      box: {},
      banner: {
        root: {
          borderRadius: '0',
          borderInlineWidth: '0',
          borderTopWidth: '0',
          px: 'gutter',
          py: '2.5',
          alignItems: {base: 'flex-start', md: 'center'},
          // One row above a question on a phone.
          _studyFolded: {mdDown: {py: '0.5', alignItems: 'center'}},
        },
        actions: {marginTop: {base: '2', md: '0'}, _studyFolded: {mdDown: {marginTop: '0', marginInlineStart: 'auto'}}},
        words: {display: {md: 'flex'}, alignItems: 'baseline', gap: '2'},
        content: {
          flexDirection: {md: 'row'},
          alignItems: {md: 'center'},
          _studyFolded: {mdDown: {flexDirection: 'row', alignItems: 'center', gap: '2'}},
          gap: {md: '4'},
          justifyContent: {md: 'space-between'},
        },
      },
    },
  },
  defaultVariants: {tone: 'info', layout: 'box'},
  staticCss: ['*'],
})

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'current',
    borderTopColor: 'transparent',
    opacity: '0.85',
    animation: 'spin 750ms linear infinite',
  },
  variants: {
    size: {
      sm: {width: '4', height: '4', borderWidth: '2px'},
      md: {width: '6', height: '6', borderWidth: '2px'},
      lg: {width: '10', height: '10', borderWidth: '3px'},
    },
  },
  defaultVariants: {size: 'md'},
  staticCss: ['*'],
})

export const skeleton = defineSlotRecipe({
  className: 'skeleton',
  slots: ['root', 'line'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '[0.8em]',
      maxWidth: 'prose',
      fontSize: 'reading',
      animation: 'breathe 1.8s ease-in-out infinite',
    },
    line: {display: 'block', height: '[0.82em]', borderRadius: 'xs', bg: 'surface.pressed', _last: {width: '[62%]'}},
  },
  variants: {
    shape: {
      text: {},
      title: {root: {fontSize: '3xl'}, line: {_last: {width: '[45%]'}}},
      block: {root: {maxWidth: 'none'}, line: {height: '24', borderRadius: 'lg', _last: {width: 'full'}}},
      row: {root: {maxWidth: 'none', gap: '3'}, line: {height: '14', borderRadius: 'md', _last: {width: 'full'}}},
    },
  },
  defaultVariants: {shape: 'text'},
  staticCss: ['*'],
})

export const progressBar = defineSlotRecipe({
  className: 'progressBar',
  slots: ['root', 'row', 'label', 'value', 'track', 'fill'],
  base: {
    root: {display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full', minWidth: '0'},
    row: {display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3', textStyle: 'small'},
    label: {color: 'text.default', fontWeight: '500'},
    value: {color: 'text.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'},
    track: {
      display: 'block',
      width: 'full',
      height: '2',
      borderRadius: 'full',
      bg: 'surface.pressed',
      overflow: 'hidden',
    },
    fill: {
      display: 'block',
      height: 'full',
      borderRadius: 'full',
      bg: 'brand.solid',
      transitionProperty: 'width',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    tone: {
      brand: {},
      right: {fill: {bg: 'right.solid'}},
      wrong: {fill: {bg: 'wrong.solid'}},
      warning: {fill: {bg: 'warning.solid'}},
    },
    size: {sm: {track: {height: '1'}}, md: {}},
  },
  defaultVariants: {tone: 'brand', size: 'md'},
  staticCss: ['*'],
})

export const loadingLogo = defineSlotRecipe({
  className: 'loadingLogo',
  slots: ['root', 'mark', 'text'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      zIndex: 'splash',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '5',
      bg: 'surface.canvas',
      color: 'brand.solid',
    },
    mark: {width: '16', height: '16', animation: 'breathe 1.8s ease-in-out infinite'},
    text: {textStyle: 'small', color: 'text.muted', minHeight: '5', textAlign: 'center', px: '4'},
  },
  staticCss: ['*'],
})
