import {type ChangeEvent, type ClipboardEvent, type KeyboardEvent, memo, useId} from 'react'
import {css} from 'styled-system/css'
import type {SheetLine} from '../../../../machines/exam/answerSheet.selectors.ts'
import {sheetText} from '../../../text/exam/examSheet.ts'

/** What the lines of a sheet tell it. The same functions for all lines, so that a letter draws one line again. */
export type SheetHands = {
  readonly onType: (questionId: string, text: string, line: HTMLInputElement) => void
  readonly onPaste: (questionId: string, text: string, line: HTMLInputElement) => void
  readonly onKey: (questionId: string, event: KeyboardEvent<HTMLInputElement>) => void
}

type Props = SheetLine & {readonly isReadOnly: boolean; readonly hands: SheetHands}

/** The character that was typed last: a phone's keyboard may hand in the word it is composing. */
function typedText({target, nativeEvent}: ChangeEvent<HTMLInputElement>): string {
  if (target.value === '') return ''
  const data = nativeEvent instanceof InputEvent ? nativeEvent.data : null
  return (data ?? target.value).slice(-1)
}

function Input({id, number, choices, letter, was, isReadOnly, hands}: Props) {
  const noteId = useId()
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    if (!isReadOnly) hands.onPaste(id, event.clipboardData.getData('text'), event.currentTarget)
  }
  return (
    <>
      <input
        data-line={id}
        className={css(boxStyle, inputStyle)}
        data-changed={was === null ? undefined : ''}
        value={letter}
        aria-label={sheetText.line(number, choices)}
        aria-describedby={was === null ? undefined : noteId}
        readOnly={isReadOnly}
        type="text"
        inputMode="text"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onFocus={(event) => event.target.select()}
        onChange={(event) => hands.onType(id, typedText(event), event.target)}
        onKeyDown={(event) => hands.onKey(id, event)}
        onPaste={onPaste}
      />
      <span id={noteId} className={noteStyle}>
        {was === null ? null : sheetText.changedFrom(was)}
      </span>
    </>
  )
}

/** One line of the sheet: a field for one letter, 'Aberta' for an essay, the letter alone where it can no longer change. */
export const SheetCell = memo((props: Props) => {
  const {number, letter, isEssay, isLocked} = props
  return (
    <div className={cellStyle}>
      <span aria-hidden="true" className={numberStyle}>
        {number}
      </span>
      {isEssay || isLocked ? (
        <span className={css(boxStyle, fixedStyle)}>
          <span aria-hidden="true">{isEssay ? sheetText.essay : letter || '–'}</span>
          <span className="visuallyHidden">
            {isEssay ? sheetText.essayLabel(number) : sheetText.locked(number, letter)}
          </span>
        </span>
      ) : (
        <Input {...props} />
      )}
    </div>
  )
})

const cellStyle = css({display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '0.5', minWidth: '0'})
const numberStyle = css({textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums'})
const noteStyle = css({textStyle: 'caption', fontSize: '2xs', color: 'brand.text', minHeight: '4'})
const boxStyle = css.raw({
  width: 'full',
  maxWidth: '14',
  height: 'touch',
  borderRadius: 'md',
  textAlign: 'center',
  fontFamily: 'sans',
  fontSize: 'field',
  fontWeight: 'semibold',
  color: 'text.strong',
})
const inputStyle = css.raw({
  bg: 'surface.raised',
  border: 'control',
  textTransform: 'uppercase',
  scrollMarginBlock: '24',
  '&[data-changed]': {
    borderColor: 'brand.solid',
    boxShadow: '[inset 0 0 0 2px {colors.surface.raised}, inset 0 0 0 3px {colors.brand.solid}]',
  },
  '&[readonly]': {bg: 'surface.sunken'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[1px]'},
})
const fixedStyle = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  bg: 'surface.sunken',
  color: 'text.muted',
  textStyle: 'caption',
  marginBottom: '[1.125rem]',
})
