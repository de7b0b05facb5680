import {css} from 'styled-system/css'
import type {SelectionReason} from '../../../domain/themes/reasons.ts'
import {whyHere, whyHereText} from '../../text/agenda/whyHere.ts'

/** 'Por que isto está aqui?', folded away unless the student herself put it there; nothing when nothing was recorded (D-26). */
export function WhyHereView({reasons}: {readonly reasons: readonly SelectionReason[]}) {
  if (reasons.length === 0) return null
  return (
    <details className={boxStyle} open={reasons.some(({kind}) => kind === 'moved') || undefined}>
      <summary className={summaryStyle}>{whyHereText.title}</summary>
      <p className={css({textStyle: 'body', color: 'text.default', paddingBlock: '2'})}>
        {reasons.map(whyHere).join(' ')}
      </p>
    </details>
  )
}

const boxStyle = css({minWidth: '0'})
const summaryStyle = css({
  minHeight: 'touch',
  lineHeight: '[2.75rem]',
  textStyle: 'label',
  color: 'text.muted',
  cursor: 'pointer',
  borderRadius: 'md',
  _hover: {color: 'text.strong'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
