import {useSelector} from '@xstate/react'
import {mentionMachine} from '../../../machines/forum/mention.machine.ts'
import type {ForumPlace} from '../../../machines/forum/forum.types.ts'
import type {OpenRest} from '../../services/forum/rest.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {CommentForm} from './CommentForm.tsx'
import type {CommentFormProps} from './thread.ts'
import {createMentionImplementations, forumLane} from './forum.implementations.ts'
import {useDraft} from './useDraft.ts'

type Props = CommentFormProps & {
  readonly at: ForumPlace
  readonly open: OpenRest
  /** The comment that is replied to. */
  readonly parentId: string | null
}

/** The box of a comment whose text survives a reload and that suggests people. One instance serves one box: give it a `key`. */
export function KeptForm({at, open, parentId, ...props}: Props) {
  const {uid} = useStudentActors()
  const place = `${forumLane(at)} ${parentId ?? ''}`
  const drafts = useDraft(uid, place)
  const actor = useFlow(mentionMachine, {
    id: `mention ${place}`,
    implementations: createMentionImplementations(open, at),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  return <CommentForm {...props} drafts={drafts} mentioning={{state, send: actor.send}} />
}
