import {css} from 'styled-system/css'

/** How the parts of the performance pages stand. */
export const pageStyle = css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})
export const panelStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  breakInside: 'avoid',
  _print: {padding: '3', borderColor: 'border.default'},
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
  alignItems: 'start',
  lg: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]'},
  _print: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', gap: '3'},
})
export const fieldsStyle = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  minWidth: '0',
  sm: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]'},
})
