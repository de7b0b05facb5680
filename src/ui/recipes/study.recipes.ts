import {defineSlotRecipe} from '@pandacss/dev'

const phone = '@media (max-width: 47.99rem)'
/** There is room for a picture beside the words. */
const wide = '@media (min-width: 90rem)'
const belowWide = '@media (max-width: 95.99rem)'
const low = '@media (max-height: 30rem)'
const belowRail = '@media (max-width: 63.99rem)'

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The row in the header above everything that is studied. */
export const studyBar = defineSlotRecipe({
  className: 'studyBar',
  slots: ['slot', 'root', 'text', 'kind', 'title', 'place', 'count', 'line', 'end', 'fact', 'day', 'back'],
  base: {
    slot: {display: 'contents'},
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: {base: '1.5', md: '3'},
      flex: '1',
      minWidth: '0',
      minHeight: 'header',
      // The name of the course is cut before the button that folds the day is.
      [belowRail]: {':root[data-study=day] &': {flex: 'none'}},
    },
    // The unfolded day brings the course and the account back, and leaves no room for the name of what is below it.
    text: {
      flex: '1',
      minWidth: '0',
      [belowRail]: {':root[data-study=day] &': {...unseen, flex: 'none'}},
      // Beside a timer and the end of an exam one letter of its name would be left.
      [phone]: {'.studyBar__root:has([data-exam-timer]) &': {...unseen, flex: 'none'}},
    },
    kind: {
      textStyle: 'caption',
      color: 'text.muted',
      truncate: true,
      '& > * + *::before': {content: '" · "'},
      [phone]: {display: 'none'},
    },
    title: {
      textStyle: 'label',
      fontWeight: '600',
      color: 'text.strong',
      truncate: true,
      outline: 'none',
      _print: {textStyle: 'title', whiteSpace: 'normal'},
    },
    place: {
      flexShrink: '0',
      color: 'text.default',
      fontVariantNumeric: 'tabular-nums',
      textStyle: 'label',
      _empty: {display: 'none'},
      [belowWide]: {':root[data-study=day] &': {display: 'none'}},
      // The numbers tell the place as well.
      '@media (max-width: 21rem)': {'.studyBar__root:has([data-exam-timer]) &': {display: 'none'}},
      _print: {display: 'none'},
    },
    count: {whiteSpace: 'nowrap'},
    line: {
      position: 'absolute',
      insetInline: '0',
      bottom: '[-1px]',
      height: '[2px]',
      // A transform moves without a layout of the page.
      transformOrigin: '[left]',
      bg: 'brand.solid',
      forcedColorAdjust: 'none',
    },
    end: {
      display: 'flex',
      alignItems: 'center',
      gap: {base: '1', md: '2'},
      flexShrink: '0',
      _empty: {display: 'none'},
      [phone]: {
        '& [data-word]': unseen,
        '& > .button': {px: '2.5!', minHeight: 'touch!'},
      },
      [belowRail]: {':root[data-study=day] &': {display: 'none'}},
      '@media (max-width: 79.99rem)': {':root[data-study=day] & > .button': {display: 'none'}},
      [belowWide]: {':root[data-study=day] & > .studyBar__fact': unseen},
      '[data-focus] & > button:not([data-leave])': {display: 'none!'},
      '& > [data-exam-timer]': {order: '-1'},
      _print: {display: 'none'},
    },
    fact: {textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums', [phone]: unseen},
    back: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: 'touch',
      height: 'touch',
      borderRadius: 'md',
      color: 'text.default',
      '& svg': {width: '5', height: '5'},
      _hover: {bg: 'surface.hover'},
      '[data-focus] &': {display: 'none'},
      _print: {display: 'none'},
    },
    day: {
      flexShrink: '0',
      '& svg': {transform: 'rotate(90deg)', transitionProperty: 'transform', transitionDuration: 'fast'},
      '& [aria-expanded=true] svg': {transform: 'rotate(-90deg)'},
      _print: {display: 'none'},
      '[data-focus] &': {display: 'none'},
    },
  },
  staticCss: ['*'],
})

/** The ways on, at the bottom of the screen. */
export const actionBar = defineSlotRecipe({
  className: 'actionBar',
  slots: ['root', 'more', 'main', 'all', 'next'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      marginTop: '6',
      paddingBlock: '2',
      bg: 'surface.canvas',
      borderTop: '1px solid {colors.border.subtle}',
      [belowRail]: {position: 'static'},
      _studyFolded: {
        [belowRail]: {
          position: 'fixed',
          insetInline: '0',
          marginTop: '0',
          paddingBlock: '1.5',
          paddingInline: 'gutter',
          paddingBottom: 'calc(0.375rem + env(safe-area-inset-bottom))',
          bg: 'surface.raised',
          zIndex: 'shell',
        },
        [phone]: {paddingInline: '2'},
        [low]: {position: 'static', marginTop: '6'},
      },
      [phone]: {
        gap: '1',
        '& [data-word]': unseen,
      },
      [low]: {position: 'static'},
      _print: {display: 'none'},
    },
    more: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      // The doubt comes with the tools, after the question: 'Responder' must not move under a thumb.
      [phone]: {minWidth: 'touch'},
      md: {_empty: {display: 'none'}},
      '& button': {minHeight: 'touch!', minWidth: 'touch', [phone]: {px: '2!'}},
    },
    main: {
      display: 'flex',
      flex: '1',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '3',
      minWidth: '0',
      [phone]: {'& > button': {flex: '1', px: '2!'}},
    },
    // The next question is the main action where nothing else is.
    next: {
      '.actionBar__main:empty + &': {
        _enabled: {bg: 'brand.solid!', color: 'brand.onSolid!', borderColor: 'brand.solid!'},
        [phone]: {
          flex: '1',
          '& [data-word]': {position: 'static', width: 'auto', height: 'auto', clipPath: 'none'},
        },
      },
    },
    all: {lg: {display: 'none'}, '[data-focus] &': {display: 'none'}},
  },
  staticCss: ['*'],
})

/** The room of numbers that are not drawn yet, in five columns. */
const rowsOfNumbers = {
  gridColumn: '1 / -1',
  height: '[calc(var(--rows) * ({sizes.touch} + {spacing.1.5}) - {spacing.1.5})]',
} as const

/** What is studied, and beside it the numbers. */
export const studyLayout = defineSlotRecipe({
  className: 'studyLayout',
  slots: ['root', 'studied', 'rail', 'numbers', 'head', 'count', 'grid', 'strip', 'hidden', 'counts', 'aside'],
  base: {
    root: {
      display: 'grid',
      columnGap: '12',
      rowGap: '6',
      gridTemplateColumns: {base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) 20rem'},
      [wide]: {gridTemplateColumns: 'minmax(0, 52rem) 20rem'},
      justifyContent: {lg: 'space-between'},
      '[data-focus] &': {gridTemplateColumns: {lg: 'minmax(0, 48rem)'}, justifyContent: 'center'},
      _print: {display: 'block'},
    },
    studied: {
      minWidth: '0',
      // A picture stands beside the words that tell of it; all rows but the last are as high as their words.
      [wide]: {
        '& [data-block=body] > .richText:has(> p > .richText-figure)': {
          display: 'grid',
          columnGap: '8',
          maxWidth: 'none!',
          gridTemplateColumns: 'minmax(0, 1fr) 20rem',
          gridTemplateRows: 'repeat(12, min-content) 1fr',
          '& > *': {gridColumn: '1'},
          '& > p:has(> .richText-figure)': {gridColumn: '2', gridRow: '1 / -1', marginTop: '0'},
        },
      },
    },
    rail: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      minWidth: '0',
      lg: {
        position: 'sticky',
        top: '[calc({sizes.header} + 1rem)]',
        alignSelf: 'start',
        maxHeight: '[calc(100dvh - {sizes.header} - 2rem)]',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        _low: {position: 'static', maxHeight: 'none'},
      },
      '[data-focus] &': {display: 'none'},
      _print: {display: 'none'},
    },
    numbers: {
      minWidth: '0',
      _studyFolded: {
        [belowRail]: {
          position: 'fixed',
          insetInline: '0',
          bottom: '[calc(3.5rem + env(safe-area-inset-bottom))]',
          zIndex: 'shell',
          bg: 'surface.raised',
          borderTop: '1px solid {colors.border.subtle}',
        },
        [low]: {position: 'static', borderTop: 'none'},
      },
    },
    head: {
      display: {base: 'none', lg: 'flex'},
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      marginBottom: '2',
    },
    grid: {
      position: 'relative',
      display: 'grid',
      gap: '1.5',
      padding: '1',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '& > [data-from]': rowsOfNumbers,
      lg: {maxHeight: '[60dvh]', overflowY: 'auto', scrollbarWidth: 'thin'},
    },
    // One line of 36 px that scrolls sideways, until there is room for a column.
    strip: {
      [belowRail]: {
        position: 'relative',
        display: 'flex',
        gap: '1',
        px: '2',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& > li': {flex: '0 0 2.75rem'},
        '& > [data-from]': {flex: '0 0 calc(var(--cells) * 3rem - 0.25rem)'},
        '& button': {minHeight: '9', height: '9', border: 'none', bg: 'transparent', flexDirection: 'row'},
      },
      flex: '1',
      minWidth: '0',
      lg: {
        position: 'relative',
        display: 'grid',
        gap: '1.5',
        padding: '1',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        '& > [data-from]': rowsOfNumbers,
        maxHeight: '[60dvh]',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
    },
    hidden: {[belowRail]: {display: 'none'}},
    count: {textStyle: 'label', color: 'text.strong'},
    counts: {minWidth: '0', minHeight: '24'},
    // What the focus mode leaves out.
    aside: {display: 'flex', flexDirection: 'column', gap: '5', '[data-focus] &': {display: 'none'}},
  },
  staticCss: ['*'],
})

/** Heading and origin of a question: two quiet lines at most. */
export const questionHead = defineSlotRecipe({
  className: 'questionHead',
  slots: ['root', 'title', 'facts'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      alignItems: 'baseline',
      marginBottom: {base: '1', md: '1.5'},
    },
    title: {
      textStyle: 'label',
      fontWeight: '600',
      color: 'text.strong',
      outline: 'none',
      scrollMarginTop: '[4.5rem]',
      flexShrink: '0',
      _low: {scrollMarginTop: '1'},
    },
    facts: {
      display: 'flex',
      flex: '1',
      minWidth: {base: 'full', md: '0'},
      textStyle: 'small',
      lineHeight: '[1.125rem]',
      color: 'text.muted',
      // The theme is cut first, the source second, the difficulty never.
      '& > *': {truncate: true, minWidth: '0', flexShrink: '3'},
      '& > * + *::before': {content: '"\\00a0· "'},
      '& > :first-child': {flexShrink: '2'},
      '& > :nth-child(3)': {flexShrink: '0'},
      '[data-focus] &': {display: 'none'},
    },
  },
  staticCss: ['*'],
})

const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  width: 'full',
  minHeight: 'touch',
  borderRadius: 'sm',
  border: 'default',
  bg: 'surface.raised',
  color: 'text.default',
  fontSize: 'sm',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  _hover: {borderColor: 'border.control'},
  '&[aria-current]': {outline: '2px solid {colors.brand.solid}', outlineOffset: '-2px'},
  '& > span': {fontSize: '2xs', lineHeight: 'none'},
} as const

const tinted = (family: string) => ({
  bg: `${family}.subtle`,
  borderColor: `${family}.border`,
  color: `${family}.text`,
})

/** The number of a question or a card, in the colours of what became of it. */
export const numberCell = defineSlotRecipe({
  className: 'numberCell',
  slots: ['unanswered', 'marked', 'ungraded', 'onItsWay', 'refused', 'right', 'wrong'],
  base: {
    unanswered: cell,
    marked: {...cell, ...tinted('brand')},
    ungraded: {...cell, ...tinted('info')},
    onItsWay: {...cell, ...tinted('warning')},
    refused: {...cell, ...tinted('wrong'), borderStyle: 'dashed'},
    right: {...cell, ...tinted('right')},
    wrong: {...cell, ...tinted('wrong')},
  },
  staticCss: ['*'],
})
