import {defineSlotRecipe} from '@pandacss/dev'

/** Both faces lie in one grid cell, so that the card is as tall as the taller one and nothing below it moves. */
export const flipCard = defineSlotRecipe({
  className: 'flipCard',
  slots: ['root', 'inner', 'face', 'side', 'content'],
  base: {
    root: {perspective: '[110rem]', minWidth: '0', cursor: 'pointer'},
    inner: {
      display: 'grid',
      transformStyle: 'preserve-3d',
      transition: 'transform 0.56s {easings.inOut}',
      '&[data-back]': {transform: 'rotateY(180deg)'},
    },
    face: {
      gridArea: '1 / 1',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      minHeight: {base: '[15rem]', md: '[18rem]'},
      paddingInline: {base: '4', md: '6'},
      paddingBlock: '3',
      bg: 'surface.raised',
      border: '1px solid {colors.border.default}',
      borderRadius: 'lg',
      boxShadow: 'md',
      backfaceVisibility: 'hidden',
      '&[data-face=back]': {transform: 'rotateY(180deg)', borderColor: 'brand.border'},
      '&[inert]': {visibility: 'hidden', transition: 'visibility 0s 0.28s'},
    },
    // Below the words: they begin at the card's upper edge.
    side: {textStyle: 'overline', color: 'text.muted', order: '1', '[data-face=back] > &': {color: 'brand.text'}},
    content: {flex: '1', display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'},
  },
  staticCss: ['*'],
})
