import {useSelector} from '@xstate/react'
import {useState} from 'react'
import {commentMachine} from '../../../machines/forum/comment.machine.ts'
import {forumMachine} from '../../../machines/forum/forum.machine.ts'
import type {ForumCommand, ForumInput, ForumPlace} from '../../../machines/forum/forum.types.ts'
import {syncStatusOf} from '../../../machines/outbox/outbox.selectors.ts'
import type {ForumAt} from '../../services/forum/forum.actors.ts'
import {assistantRest, forumRest, type OpenRest} from '../../services/forum/rest.ts'
import {serverClock} from '../../services/platform/clock.ts'
import {useRoot} from '../root.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useRemoteConfig} from '../shell/useRemoteConfig.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {Assistant} from './Assistant.tsx'
import {type AssistantDeps, createAssistantDeps} from './assistant.implementations.ts'
import {CommentReport} from './CommentReport.tsx'
import {Hiding} from './Hiding.tsx'
import {createCommentImplementations, createForumImplementations, forumLane} from './forum.implementations.ts'
import {commentHiding, type MonitorRequestDeps} from './monitor.implementations.ts'
import {KeptForm} from './KeptForm.tsx'
import {ForumView} from './ForumView.tsx'
import {MonitorRequest} from './MonitorRequest.tsx'
import {TutorialVideo} from './TutorialVideo.tsx'
import type {CommentFormProps, PendingComment, Thread} from './thread.ts'

export type ForumProps = ForumPlace & {
  /** The course whose forum it is; the student's current one when left out. */
  readonly courseId?: string | null | undefined
  /** The content is a question of an exam: without comments an appeal is offered (spec 2§8). */
  readonly isExam?: boolean
  /** The comment that the address names. */
  readonly wanted?: string | null
}

/** What the outbox holds of this forum, as one text so that equal reads are equal. */
function usePending(lane: string): readonly PendingComment[] {
  const {outbox, uid} = useStudentActors()
  return useSelector(
    outbox,
    (state) =>
      state.context.entries.flatMap((entry) =>
        entry.lane === lane && entry.owner === uid && entry.operation === 'createForumComment'
          ? [
              {
                key: entry.key,
                parentId: entry.input.parentId,
                body: entry.input.body,
                syncStatus: syncStatusOf(state, entry.key),
              },
            ]
          : [],
      ),
    (one, other) =>
      one.length === other.length &&
      one.every(({key, syncStatus}, index) => other[index]?.key === key && other[index].syncStatus === syncStatus),
  )
}

function useForumFlows(at: ForumAt, input: ForumInput) {
  const student = useStudentActors()
  const {now} = useRoot()
  const [open] = useState(() => forumRest(student.uid))
  const id = forumLane(at)
  const forum = useFlow(forumMachine, {
    id,
    implementations: createForumImplementations({...student, open, at, now}),
    input: () => input,
  })
  const comment = useFlow(commentMachine, {
    id: `comment ${id}`,
    implementations: createCommentImplementations({...student, open, at, tellForum: forum.send}),
    input: () => ({
      pending: student.outbox
        .getSnapshot()
        .context.entries.flatMap(({lane, key, refusal}) => (lane === id && refusal === null ? [key] : [])),
    }),
  })
  const [assistant] = useState(() =>
    createAssistantDeps({open: assistantRest(student.uid), now: serverClock.monotonic, forum}),
  )
  useNetworkReturned(forum, 'network.returned')
  return {forum, comment, open, assistant}
}

/** The button that asks for a monitor, for each comment. */
const monitorsOf = (deps: MonitorRequestDeps) => (commentId: string) => (
  <MonitorRequest key={commentId} commentId={commentId} {...deps} />
)

/** The assistant, for each comment. */
const assistantsOf =
  (deps: AssistantDeps): NonNullable<Thread['assistantOf']> =>
  (commentId, facts, monitor) => (
    <Assistant key={commentId} commentId={commentId} facts={facts} monitor={monitor} deps={deps} />
  )

/** The button that reports a comment, for each comment. */
const reportsOf = (open: OpenRest) => (commentId: string, title: string) => (
  <CommentReport key={commentId} commentId={commentId} title={title} open={open} />
)

/** What the staff does with a comment, for each. */
const hidingsOf = (open: OpenRest, send: (command: ForumCommand) => void) => (id: string, offers: 'hide' | 'show') => (
  <Hiding
    key={`hiding ${id}`}
    id={id}
    offers={offers}
    {...commentHiding(open)}
    onChanged={(changed) => send({type: 'comments.reload', ids: [changed]})}
  />
)

/** The box of a comment, for each place of the forum. */
const formsOf = (open: OpenRest, at: ForumPlace) => (parentId: string | null, props: CommentFormProps) => (
  <KeptForm key={parentId} at={at} open={open} parentId={parentId} {...props} />
)

/** The forum under one content. One instance serves one content: give it a `key`. Load it lazily by `ForumSlot`. */
export function Forum({contentType, contentId, courseId, isExam = false, wanted = null}: ForumProps) {
  const profile = useProfile()
  const {now} = useRoot()
  const {appealFormUrl, forumTutorialVideoUrl: tutorial} = useRemoteConfig()
  const at: ForumAt = {contentType, contentId, courseId: courseId ?? profile.courses[0]?.course._id ?? ''}
  const {forum, comment, open, assistant} = useForumFlows(at, {isExam, wanted})
  const sendWriting = useSend(comment.send)
  const thread = {
    state: useSelector(forum, (snapshot) => snapshot),
    send: forum.send,
    writing: useSelector(comment, (snapshot) => snapshot),
    sendWriting,
    contentType,
    ownId: profile._id,
    pending: usePending(forumLane(at)),
    monitorOf: monitorsOf({open, tellForum: forum.send}),
    assistantOf: assistantsOf(assistant),
    reportOf: reportsOf(open),
    hidingOf: hidingsOf(open, forum.send),
    formOf: formsOf(open, at),
    now: now(),
  }
  return (
    <ForumView
      thread={thread}
      appealUrl={appealFormUrl === '' ? '/recursos' : appealFormUrl}
      tools={<TutorialVideo address={tutorial} />}
    />
  )
}
