import {css} from 'styled-system/css'

/** The three figures at the head of a result: one look. */
export const tileStyle = css({display: 'flex', flexDirection: 'column', gap: '1.5', padding: '4'})
export const labelStyle = css({textStyle: 'label', color: 'text.muted'})
export const lineStyle = css({display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2'})
export const figureStyle = css({
  textStyle: 'display',
  fontSize: '3xl',
  color: 'text.strong',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const hintStyle = css({textStyle: 'small', color: 'text.muted', fontWeight: 'regular', letterSpacing: 'normal'})
