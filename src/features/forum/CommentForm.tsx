import {type KeyboardEvent, useState} from 'react'
import {css} from 'styled-system/css'
import {isSendable, keptBody} from '../../../domain/forum/body.ts'
import {forumNumbers} from '../../../domain/forum/comment.ts'
import {mentionsOf} from '../../../domain/forum/mention.ts'
import type {Draft} from '../../services/forum/drafts.ts'
import {commentText, lettersLeft} from '../../text/forum/forum.ts'
import {Button} from '../../ui/action/Button.tsx'
import type {CommentFormProps, Thread} from './thread.ts'
import {MentionField} from './MentionField.tsx'

const empty: Draft = {body: '', chosen: []}

/** Letters are told only where few are left. */
const told = 200

/** Words for a forum: Enter sends them (spec 2§5). */
export function CommentForm({
  label,
  submitLabel,
  onSubmit,
  onCancel,
  takesFocus = false,
  drafts,
  mentioning,
}: CommentFormProps) {
  const [draft, setDraft] = useState(() => drafts?.read() ?? empty)
  const {body} = draft
  const left = forumNumbers.longestBody - keptBody(body).length
  const keep = (next: Draft) => {
    setDraft(next)
    drafts?.write(next)
  }
  const submit = () => {
    if (!isSendable(body)) return
    onSubmit(body, mentionsOf(keptBody(body), draft.chosen))
    keep(empty)
  }
  const cancel = () => {
    keep(empty)
    onCancel?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) cancel()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={css({display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0'})}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MentionField
        label={label}
        rows={2}
        autoFocus={takesFocus}
        hint={left >= 0 && left < told ? lettersLeft(left) : commentText.writeHint}
        error={left < 0 ? lettersLeft(left) : undefined}
        draft={draft}
        onChange={keep}
        mentioning={mentioning ?? null}
        onKeyDown={onKeyDown}
      />
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
        <Button type="submit" size="sm" disabled={!isSendable(body)}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="ghost" size="sm" onClick={cancel}>
            {commentText.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

type ThreadFormProps = CommentFormProps & {
  readonly thread: Pick<Thread, 'formOf'>
  /** The comment that is replied to. */
  readonly parentId: string | null
}

/** The box of a comment as the thread has it. */
export const ThreadForm = ({thread, parentId, ...props}: ThreadFormProps) =>
  thread.formOf === undefined ? <CommentForm {...props} /> : thread.formOf(parentId, props)
