import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {partsOf, shownAfter, truncated, truncatedTree} from '../../../domain/forum/body.ts'
import type {ForumComment} from '../../../domain/forum/comment.ts'
import {commentText} from '../../text/forum/forum.ts'
import {RichTextView} from '../../ui/content/RichTextView.tsx'

type Props = {
  readonly comment: ForumComment
  /** How often more of it was asked for. */
  readonly clicks: number
  readonly onMore: () => void
}

function Words({comment, text}: {readonly comment: ForumComment; readonly text: string}): ReactNode {
  return (
    <p className={plainStyle}>
      {partsOf(text, comment.mentions).map((part, index) =>
        part.mentioned === null ? (
          part.text
        ) : (
          <strong key={index} className={css({color: 'brand.text', fontWeight: 'semibold'})}>
            {part.text}
          </strong>
        ),
      )}
    </p>
  )
}

/** The words of a comment, as many as were asked for: plain text of students, markdown of the staff and the assistant. */
export function CommentBody({comment, clicks, onMore}: Props) {
  const most = shownAfter(clicks)
  const plain = truncated(comment.body, most)
  const tree = comment.content === null ? null : truncatedTree(comment.content, most)
  return (
    <div className={css({minWidth: '0'})}>
      {tree === null ? (
        <Words comment={comment} text={plain.shown} />
      ) : (
        <RichTextView value={tree.shown} size="compact" measure="full" tableLabel={commentText.table} />
      )}
      {(tree ?? plain).isWhole ? null : (
        <button type="button" className={moreStyle} onClick={onMore}>
          {commentText.more}
        </button>
      )}
    </div>
  )
}

const plainStyle = css({textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'})
const moreStyle = css({
  minHeight: '[24px]',
  textStyle: 'label',
  color: 'brand.text',
  cursor: 'pointer',
  textDecoration: 'underline',
})
