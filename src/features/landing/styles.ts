import {css} from 'styled-system/css'

const wide = {maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter', width: 'full'} as const

export const header = css({
  ...wide,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '3',
})
export const home = css({borderRadius: 'md', display: 'inline-flex', minHeight: 'touch', alignItems: 'center'})
export const hero = css({
  ...wide,
  display: 'grid',
  gridTemplateColumns: {base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)'},
  alignItems: 'center',
  gap: {base: '8', lg: '16'},
  paddingBlock: {base: '6', lg: '16'},
})
export const promise = css({display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '[36rem]'})
export const kicker = css({textStyle: 'small', fontWeight: 'semibold', color: 'brand.text'})
export const heading = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(2rem, 1.4rem + 2.9vw, 3.5rem)]',
  lineHeight: '[1.08]',
  letterSpacing: 'tight',
  color: 'text.strong',
  textWrap: 'balance',
})
export const lead = css({fontSize: 'reading', lineHeight: 'reading', color: 'text.muted', textWrap: '[pretty]'})
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  textStyle: 'small',
  color: 'text.muted',
  listStyle: 'none',
  padding: '0',
  margin: '0',
  '& li': {display: 'flex', alignItems: 'center', gap: '2'},
  '& li::before': {
    content: '""',
    width: '[0.375rem]',
    height: '[0.375rem]',
    borderRadius: 'full',
    bg: 'brand.solid',
  },
})
export const formCard = css({
  bg: 'surface.raised',
  border: 'subtle',
  borderRadius: 'xl',
  boxShadow: 'lg',
  padding: {base: '5', sm: '8'},
})
export const formTitle = css({textStyle: 'heading', color: 'text.strong'})
export const formHint = css({textStyle: 'small', color: 'text.muted', marginTop: '1', marginBottom: '5'})
export const band = css({bg: 'surface.raised', borderBlock: 'subtle'})
export const inner = css({
  ...wide,
  display: 'flex',
  flexDirection: 'column',
  gap: {base: '6', md: '10'},
  paddingBlock: {base: '10', md: '16'},
})
export const title = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(1.5rem, 1.25rem + 1.2vw, 2.25rem)]',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  color: 'text.strong',
  textWrap: 'balance',
})
export const steps = css({
  display: 'grid',
  gridTemplateColumns: {base: '1fr', md: 'repeat(3, minmax(0, 1fr))'},
  gap: {base: '6', md: '10'},
  listStyle: 'none',
  padding: '0',
  margin: '0',
})
export const step = css({display: 'flex', flexDirection: 'column', gap: '2'})
export const number = css({
  display: 'grid',
  placeItems: 'center',
  width: '9',
  height: '9',
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.text',
  fontWeight: 'semibold',
  marginBottom: '1',
})
export const stepTitle = css({textStyle: 'heading', color: 'text.strong'})
export const words = css({textStyle: 'body', color: 'text.muted', textWrap: '[pretty]'})
export const ways = css({display: 'flex', flexDirection: {base: 'column', sm: 'row'}, flexWrap: 'wrap', gap: '3'})
export const split = css({
  ...wide,
  display: 'flex',
  flexDirection: {base: 'column', md: 'row'},
  alignItems: {base: 'flex-start', md: 'center'},
  justifyContent: 'space-between',
  gap: {base: '6', md: '16'},
  paddingBlock: {base: '10', md: '16'},
  '& h2 + p': {marginTop: '3'},
})
export const shot = css({
  width: {base: 'full', sm: '[20rem]'},
  maxWidth: '[20rem]',
  height: 'auto',
  alignSelf: {base: 'center', md: 'auto'},
  border: 'subtle',
  borderRadius: 'xl',
  boxShadow: 'lg',
})
export const numbers = css({
  display: 'grid',
  gridTemplateColumns: {base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))'},
  gap: {base: '6', md: '10'},
  margin: '0',
})
export const figure = css({display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '1'})
export const value = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(2.25rem, 1.8rem + 2vw, 3.25rem)]',
  lineHeight: 'none',
  color: 'brand.text',
  margin: '0',
})
export const end = css({
  ...wide,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  paddingBlock: {base: '10', md: '20'},
  '& > p': {maxWidth: 'prose'},
})
export const footer = css({
  ...wide,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '6',
  borderTop: 'subtle',
  textStyle: 'small',
  color: 'text.muted',
})
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  '& a': {display: 'inline-flex', alignItems: 'center', minHeight: 'touch', textDecoration: 'underline'},
})
