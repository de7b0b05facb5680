import {css} from 'styled-system/css'

/** How the parts of the performance pages stand. */
export const pageStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  minWidth: '0',
  _print: {gap: '3'},
})
export const panelStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  breakInside: 'avoid',
  _print: {padding: '3', gap: '2', borderColor: 'border.default'},
})
export const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
})
export const headingStyle = css({textStyle: 'heading', color: 'text.strong', textWrap: 'balance'})
export const hintStyle = css({textStyle: 'small', color: 'text.muted'})
export const bodyStyle = css({textStyle: 'body', color: 'text.default', maxWidth: 'prose'})
export const twoStyle = css({
  display: 'grid',
  gap: '5',
  minWidth: '0',
  lg: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]'},
  _print: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', gap: '3'},
})
export const fieldsStyle = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  minWidth: '0',
  sm: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]'},
  // On paper they are words.
  _print: {
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    '& :is(input, select)': {
      appearance: 'none',
      border: '[none]',
      bg: 'transparent',
      minHeight: '0',
      height: 'auto',
      padding: '0',
    },
    '& svg': {display: 'none'},
  },
})
/** What is told by a background: paper has it too. */
export const inkedStyle = css({printColorAdjust: 'exact'})
/** Of a part whose title is that of its chart: it stands once for those who see it. */
export const titledStyle = css({'& figcaption': {srOnly: true}})
