import {useId} from 'react'
import {css} from 'styled-system/css'
import {type CommentedQuestion, isWithheld} from '../../../../domain/exam/commented.ts'
import {annulledChoice} from '../../../../domain/question/outcome.ts'
import type {NumberedQuestion} from '../../../../machines/exam/commented.selectors.ts'
import {commentedText, letterName, sheetLabel} from '../../../text/exam/commented.ts'
import {choiceLetters} from '../../../text/question/question.ts'

/** The place of a question on the page, for links. */
export const questionAnchor = (number: number): string => `questao-${number}`

type KeyWords = {readonly short: string; readonly long: string}

/** What a sheet of letters says of one question: its letter, or why there is none. */
export function keyWords(question: CommentedQuestion): KeyWords {
  if (isWithheld(question)) return {short: commentedText.withheldShort, long: commentedText.withheldTitle}
  if (question.isEssay) return {short: commentedText.essayShort, long: commentedText.essay}
  if (question.correctChoice === annulledChoice)
    return {short: commentedText.annulledShort, long: commentedText.annulled}
  const letter = choiceLetters[question.correctChoice ?? -1] ?? ''
  return {short: letter, long: letterName(letter)}
}

/** The letters of a page's questions, each a link to its question. */
export function KeySheet({questions}: {readonly questions: readonly NumberedQuestion[]}) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={sheetStyle}>
      <h3 id={id} className={css({textStyle: 'label', color: 'text.strong'})}>
        {commentedText.sheet}
      </h3>
      <ol className={gridStyle}>
        {questions.map(({number, question}) => {
          const {short, long} = keyWords(question)
          return (
            <li key={number}>
              <a href={`#${questionAnchor(number)}`} className={cellStyle}>
                <span className="visuallyHidden">{sheetLabel(number, long)}</span>
                <span aria-hidden="true" className={css({textStyle: 'caption', color: 'text.muted'})}>
                  {number}
                </span>
                <span aria-hidden="true" className={css({fontWeight: 'semibold', color: 'text.strong'})}>
                  {short}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const sheetStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '4',
  bg: 'surface.raised',
  border: 'subtle',
  borderRadius: 'lg',
  minWidth: '0',
})
const gridStyle = css({display: 'grid', gap: '2', gridTemplateColumns: '[repeat(auto-fill, minmax(3.25rem, 1fr))]'})
const cellStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '12',
  borderRadius: 'md',
  border: 'default',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  _hover: {borderColor: 'border.control'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
