import {css} from 'styled-system/css'

export const pageStyle = css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})
export const titleStyle = css({textStyle: 'title', color: 'text.strong', overflowWrap: 'anywhere'})
export const waitingStyle = css({minHeight: '[70dvh]'})
export const sectionStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
export const headingStyle = css({textStyle: 'heading', color: 'text.strong'})
export const searchStyle = css({maxWidth: '[32rem]'})
export const gridStyle = css({
  display: 'grid',
  gap: '3',
  listStyle: 'none',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]',
})
/** One row that is moved sideways. */
export const stripStyle = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(15rem, 17rem)]',
  gap: '3',
  listStyle: 'none',
  overflowX: 'auto',
  paddingBlock: '1',
  marginBlock: '-1',
  scrollSnapType: '[x proximity]',
  '& > li': {scrollSnapAlign: 'start'},
})
