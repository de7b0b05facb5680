import {css} from 'styled-system/css'

/** Tiles of 140 by 170 pixels at least (spec 2§9); what is far from the screen is not drawn. */
export const deckGrid = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fill, minmax(140px, 1fr))]',
  '& > li': {contentVisibility: 'auto', containIntrinsicSize: '[140px 170px]', minWidth: '0'},
})

export const deckTile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  width: 'full',
  height: 'full',
  minHeight: '[170px]',
  padding: '4',
  textAlign: 'start',
  bg: 'surface.raised',
  color: 'text.default',
  border: '[1px solid {colors.border.subtle}]',
  borderRadius: 'lg',
  cursor: 'pointer',
  transition: '[background 0.13s, border-color 0.13s]',
  _hover: {bg: 'surface.hover', borderColor: 'brand.border'},
})

/** At most two lines (spec 2§2). */
export const tileTitle = css({
  textStyle: 'label',
  color: 'text.strong',
  marginTop: 'auto',
  lineClamp: '2',
  overflowWrap: 'anywhere',
})

export const tileHint = css({textStyle: 'small', color: 'text.muted'})

export const createTile = css({borderStyle: 'dashed', borderColor: 'border.control', color: 'brand.text'})

export const areaChip = css({
  minWidth: '12',
  minHeight: 'touch',
  paddingInline: '1.5',
  textStyle: 'label',
  color: 'text.muted',
  bg: 'transparent',
  border: '[1px solid {colors.border.control}]',
  borderRadius: 'full',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
  '&[aria-pressed=true]': {bg: 'brand.subtle', color: 'brand.text', borderColor: 'brand.text'},
})
