import {Suspense, use} from 'react'
import {css} from 'styled-system/css'
import {questionText} from '../../text/question/question.ts'
import {Button} from '../../ui/action/Button.tsx'
import {MessageIcon} from '../../ui/icon/icons.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {useIsWide} from '../shell/useIsWide.ts'
import type {ShownQuestion} from './shown.ts'
import {QuestionToolsContext} from './tools/toolsContext.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const Dialog = lazyNamed(() => import('../../ui/overlay/Dialog.tsx'), 'Dialog')

type Props = {
  readonly comment: ShownQuestion['comment']
  /** Whose comment it is, so that a problem of it can be reported. */
  readonly question?: ShownQuestion
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Body({comment, question}: Pick<Props, 'comment' | 'question'>) {
  const tools = use(QuestionToolsContext)
  if (!comment) return <p className={css({textStyle: 'body', color: 'text.muted'})}>{questionText.noComment}</p>
  return (
    <>
      <RichTextView value={comment.body} measure="full" tableLabel={questionText.table} />
      <p className={css({textStyle: 'small', color: 'text.muted', marginTop: '4'})}>{comment.author}</p>
      {question ? tools({part: 'comment', question, title: questionText.comment}) : null}
    </>
  )
}

/** The expert's comment: below the question on a wide screen, over all of it on a phone (spec 2§2). */
export function ExpertComment({comment, question, isOpen, onToggle}: Props) {
  const body = <Body comment={comment} {...(question && {question})} />
  const isWide = useIsWide()
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start'})}>
      <Button variant="soft" icon={<MessageIcon />} aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? questionText.hideComment : questionText.showComment}
      </Button>
      {isOpen && isWide ? (
        <article aria-label={questionText.comment} className={articleStyle}>
          <h3 className={css({textStyle: 'heading', color: 'text.strong', marginBottom: '4'})}>
            {questionText.comment}
          </h3>
          {body}
        </article>
      ) : null}
      {isOpen && !isWide ? (
        <Suspense fallback={null}>
          <Dialog
            open
            placement="full"
            title={questionText.comment}
            closeLabel={questionText.hideComment}
            onClose={onToggle}
          >
            {body}
          </Dialog>
        </Suspense>
      ) : null}
    </section>
  )
}

const articleStyle = css({width: 'full', padding: '6', bg: 'surface.raised', border: 'subtle', borderRadius: 'lg'})
