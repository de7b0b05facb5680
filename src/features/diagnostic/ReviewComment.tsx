import {css} from 'styled-system/css'
import type {DiagnosticQuestion} from '../../../machines/diagnostic/diagnostic.types.ts'
import {questionText} from '../../text/question/question.ts'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {headingStyle, hintStyle} from './styles.ts'

/** The expert's comment of a question that is reviewed. */
export function ReviewComment({comment}: {readonly comment: NonNullable<DiagnosticQuestion['comment']> | null}) {
  if (comment === null) return <p className={hintStyle}>{questionText.noComment}</p>
  return (
    <section aria-label={questionText.comment} className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
      <h3 className={headingStyle}>{comment.title ?? questionText.comment}</h3>
      <p className={hintStyle}>{comment.author}</p>
      <RichTextView value={comment.body} tableLabel={questionText.table} />
    </section>
  )
}
