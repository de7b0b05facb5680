import {css} from 'styled-system/css'
import {inTens} from '../../../../domain/exam/answerSheet.ts'
import type {SheetLine} from '../../../../domain/question/print.ts'
import {printPageText} from '../../../text/question/print.ts'
import {choiceLetters} from '../../../text/question/question.ts'

/** More lines than this share one page by standing closer together. */
const denseFrom = 120

/** Rings to fill in, a line per question, in groups of ten from the top of each column down: 180 of them fit on a page. */
export function AnswerGrid({lines}: {readonly lines: readonly SheetLine[]}) {
  return (
    <div className={gridStyle} data-dense={lines.length > denseFrom ? '' : undefined}>
      {inTens(lines).map((group) => (
        <ol key={group[0]?.number} start={group[0]?.number} className={groupStyle}>
          {group.map(({number, choices}) => (
            <li key={number} className={lineStyle}>
              <span className={numberStyle}>{number}</span>
              {choices === 0 ? <span className={openStyle}>{printPageText.open}</span> : null}
              {choiceLetters.slice(0, choices).map((letter) => (
                <span key={letter} className={ringStyle}>
                  {letter}
                </span>
              ))}
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}

const gridStyle = css({
  columnWidth: '[10.5rem]',
  columnGap: '5',
  marginTop: '3',
  textStyle: 'label',
  _print: {
    columnWidth: 'auto',
    columnCount: '4',
    columnGap: '[5mm]',
    marginTop: '[4mm]',
    '--line': '[6mm]',
    '--ring': '[4.8mm]',
    '--between': '[0.9mm]',
    '&[data-dense]': {
      columnCount: '5',
      columnGap: '[4mm]',
      '--line': '[5.1mm]',
      '--ring': '[4.3mm]',
      '--between': '[0.6mm]',
    },
  },
})
const groupStyle = css({
  display: 'flex',
  flexDirection: 'column',
  breakInside: 'avoid',
  paddingBottom: '3',
  _print: {paddingBottom: '[2mm]'},
})
const lineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '8',
  breakInside: 'avoid',
  _print: {minHeight: '0', height: '[var(--line)]', gap: '[var(--between)]'},
})
const numberStyle = css({
  width: '7',
  textAlign: 'end',
  marginInlineEnd: '1',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'semibold',
  flexShrink: '0',
  _print: {width: '[6.3mm]', fontSize: '[9pt]', marginInlineEnd: '[0.6mm]'},
})
const openStyle = css({textStyle: 'small', color: 'text.muted'})
const ringStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '6',
  height: '6',
  flexShrink: '0',
  borderRadius: 'full',
  border: 'control',
  textStyle: 'caption',
  color: 'text.strong',
  _print: {width: '[var(--ring)]', height: '[var(--ring)]', fontSize: '[7pt]'},
})
