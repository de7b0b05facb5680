import {css} from 'styled-system/css'

export const columnStyle = css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})
export const introStyle = css({textStyle: 'body', color: 'text.muted', maxWidth: 'prose'})
export const titleStyle = css({textStyle: 'title', color: 'text.strong', outline: 'none'})
export const headingStyle = css({textStyle: 'heading', color: 'text.strong'})
export const hintStyle = css({textStyle: 'small', color: 'text.muted'})
/** Ways on: beside one another where there is room, the main one first for a thumb. */
export const actionsStyle = css({
  display: 'flex',
  flexDirection: {base: 'column-reverse', sm: 'row'},
  justifyContent: 'space-between',
  gap: '3',
  _print: {display: 'none'},
})
export const cardsStyle = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: {base: '1fr', md: 'repeat(auto-fit, minmax(12rem, 1fr))'},
  _print: {display: 'none'},
})
