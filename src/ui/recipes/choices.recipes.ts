import {defineSlotRecipe} from '@pandacss/dev'

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'box', 'text', 'label', 'hint'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: 'touch',
      py: '2.5',
      cursor: 'pointer',
      color: 'text.default',
      '&:has(:disabled)': {cursor: 'not-allowed', color: 'text.muted'},
    },
    box: {
      width: '6',
      height: '6',
      flexShrink: '0',
      margin: '0',
      cursor: 'inherit',
      accentColor: 'brand.solid',
      borderRadius: 'xs',
    },
    text: {display: 'flex', flexDirection: 'column', gap: '0.5', paddingTop: '0.5'},
    label: {textStyle: 'label', fontWeight: '400', lineHeight: 'snug'},
    hint: {textStyle: 'small', color: 'text.muted'},
  },
  staticCss: ['*'],
})

export const selectField = defineSlotRecipe({
  className: 'selectField',
  slots: ['select', 'mark'],
  base: {
    select: {
      appearance: 'none',
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      '&:has(option[value=""]:checked)': {color: 'text.muted'},
    },
    mark: {
      position: 'absolute',
      insetInlineEnd: '3',
      display: 'inline-flex',
      color: 'text.muted',
      pointerEvents: 'none',
    },
  },
  staticCss: ['*'],
})
