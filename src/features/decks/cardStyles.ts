import {css} from 'styled-system/css'

/** Cards come one after the other; without motion they are there at once. */
export const cardGrid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 220px), 1fr))]',
  '& > li': {minWidth: '0', animation: '[fadeIn 0.3s backwards]'},
})

export const cardTile = css({
  display: 'block',
  width: 'full',
  height: 'full',
  padding: '0',
  textAlign: 'start',
  bg: 'transparent',
  border: 'none',
  borderRadius: 'lg',
  cursor: 'pointer',
  perspective: '[60rem]',
  '@media (hover: hover)': {'&:hover [data-inner]': {transform: 'rotateY(180deg)'}},
})

/** Both faces lie in one cell; it turns in 0.56 s (spec 2§9). */
export const cardInner = css({
  display: 'grid',
  height: 'full',
  transformStyle: 'preserve-3d',
  transition: '[transform 0.56s {easings.inOut}]',
})

export const cardFace = css({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  minHeight: '[12rem]',
  padding: '4',
  bg: 'surface.raised',
  color: 'text.default',
  border: '[1px solid {colors.border.default}]',
  borderRadius: 'lg',
  boxShadow: 'sm',
  backfaceVisibility: 'hidden',
  '&[data-face=back]': {transform: 'rotateY(180deg)', bg: 'brand.subtle', borderColor: 'brand.border'},
})

export const faceText = css({
  flex: '1',
  textStyle: 'body',
  color: 'text.strong',
  lineClamp: '6',
  overflowWrap: 'anywhere',
})

export const createTile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  width: 'full',
  height: 'full',
  minHeight: '[12rem]',
  padding: '4',
  textAlign: 'start',
  bg: 'transparent',
  color: 'brand.text',
  border: '[1px dashed {colors.border.control}]',
  borderRadius: 'lg',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
})

export const iconLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 'touch',
  height: 'touch',
  color: 'text.default',
  borderRadius: 'md',
  _hover: {bg: 'surface.hover'},
})
