import {css} from 'styled-system/css'

/** One activity of the day: a circle with its name below. */
export const entryStyle = css.raw({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1.5',
  width: '[5.25rem]',
  padding: '1.5',
  borderRadius: 'md',
  textAlign: 'center',
  color: 'text.default',
  '&[href]:hover': {bg: 'surface.hover'},
  '&[aria-current=page]': {
    color: 'brand.text',
    '& > :first-child': {bg: 'brand.solid', color: 'brand.onSolid', borderColor: 'brand.solid'},
  },
})
export const circleStyle = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  border: 'default',
  bg: 'surface.raised',
  color: 'brand.text',
  '& svg': {width: '5', height: '5'},
})
