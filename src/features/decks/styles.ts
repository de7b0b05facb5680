import {css} from 'styled-system/css'

/** Tiles of a group: full rows of one to six columns. */
export const tilesOfGroup = 60

/** Tiles of 140 by 170 pixels at least (spec 2§9), at most six in a row. */
const tileGrid = {
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fill, minmax(max(140px, (100% - 5 * {spacing.3}) / 6), 1fr))]',
} as const

/** Tiles that are drawn together. */
export const deckGroup = css(tileGrid)

/**
 * A later group is not laid out while it is far from the screen. The browser watches each element with
 * `content-visibility` in every frame, so that thousands of tiles with one each would scroll slowly.
 */
export const laterDeckGroup = css(tileGrid, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: {base: '[auto 5460px]', md: '[auto 2730px]', lg: '[auto 1820px]'},
})

export const deckGroups = css({display: 'grid', gap: '3', minWidth: '0'})

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
