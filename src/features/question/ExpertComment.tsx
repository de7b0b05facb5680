import {css} from 'styled-system/css'
import {questionText} from '../../text/question.ts'
import {Button} from '../../ui/Button.tsx'
import {MessageIcon} from '../../ui/icons.tsx'
import {RichTextView} from '../../ui/RichTextView.tsx'
import type {ShownQuestion} from './shown.ts'

type Props = {
  readonly comment: ShownQuestion['comment']
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** The expert's comment: below the question on a wide screen, over all of it on a phone (spec 2§2). */
export function ExpertComment({comment, isOpen, onToggle}: Props) {
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start'})}>
      <Button variant="soft" icon={<MessageIcon />} aria-expanded={isOpen} aria-controls="expert-comment" onClick={onToggle}>
        {isOpen ? questionText.hideComment : questionText.showComment}
      </Button>
      {isOpen ? (
        <article id="expert-comment" aria-label={questionText.comment} className={articleStyle}>
          <header className={css({display: 'flex', gap: '3', alignItems: 'center', justifyContent: 'space-between', marginBottom: '4'})}>
            <h3 className={css({textStyle: 'heading', color: 'text.strong'})}>{questionText.comment}</h3>
            <span className={css({md: {display: 'none'}})}>
              <Button variant="outline" size="sm" onClick={onToggle}>{questionText.hideComment}</Button>
            </span>
          </header>
          {comment ? (
            <>
              <RichTextView value={comment.body} />
              <p className={css({textStyle: 'small', color: 'text.muted', marginTop: '4'})}>{comment.author}</p>
            </>
          ) : (
            <p className={css({textStyle: 'body', color: 'text.muted'})}>{questionText.noComment}</p>
          )}
        </article>
      ) : null}
    </section>
  )
}

const articleStyle = css({
  width: 'full',
  padding: '5',
  bg: 'surface.raised',
  border: 'subtle',
  borderRadius: 'lg',
  mdDown: {position: 'fixed', inset: '0', zIndex: 'modal', overflowY: 'auto', borderRadius: 'none', border: 'none', paddingBottom: '16'},
})
