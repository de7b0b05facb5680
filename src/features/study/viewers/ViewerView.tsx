import {type ReactNode, Suspense, useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {viewerMachine} from '../../../../machines/study/viewer.machine.ts'
import {forumOf, viewerTarget} from '../../../../machines/study/viewer.selectors.ts'
import {viewerNotFound, viewerText, viewerTitles} from '../../../text/study/viewers.ts'
import {ActivityHead} from '../../agenda/ActivityHead.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../../ui/status/LoadFailed.tsx'
import {MessageIcon} from '../../../ui/icon/icons.tsx'
import {ContentLoading} from './ContentWait.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof viewerMachine>
  readonly send: (event: EventFrom<typeof viewerMachine>) => void
  /** The content itself. */
  readonly children?: ReactNode
  /** The forum of this content; without one there is no button for it. */
  readonly forum?: ReactNode
}

function Forum({state, send, forum}: Pick<Props, 'state' | 'send' | 'forum'>) {
  const id = useId()
  const shown = forumOf(state)
  if (shown === null || forum === undefined) return null
  const isShown = shown === 'shown'
  return (
    <>
      <div>
        <Button
          variant="soft"
          icon={<MessageIcon />}
          aria-expanded={isShown}
          {...(isShown && {'aria-controls': id})}
          onClick={() => send({type: 'forum.toggle'})}
        >
          {isShown ? viewerText.hideForum : viewerText.showForum}
        </Button>
      </div>
      {isShown ? (
        <section id={id} aria-label={viewerText.forum}>
          {forum}
        </section>
      ) : null}
    </>
  )
}

function Body({state, send, children}: Omit<Props, 'forum'>) {
  if (state.matches('offline') || state.matches('failed'))
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={viewerText}
        onRetry={() => send({type: 'viewer.retry'})}
      />
    )
  if (state.matches('notFound')) {
    const {kind} = viewerTarget(state)
    return (
      <EmptyState
        art="search"
        title={viewerNotFound[kind]}
        actions={
          <ButtonLink href="/agenda" variant="outline">
            {viewerText.backToAgenda}
          </ButtonLink>
        }
      >
        {viewerText.notFoundHint}
      </EmptyState>
    )
  }
  if (state.matches('question') || state.matches('flashcard') || state.matches('video')) return children
  return <ContentLoading />
}

/** One question, flashcard or video alone on its page, in every state of its chart (F-086). */
export function ViewerView({state, send, children, forum}: Props) {
  return (
    <div
      className={css({
        display: 'flex',
        flexDirection: 'column',
        gap: '5',
        minWidth: '0',
        maxWidth: 'column',
        marginInline: 'auto',
        width: 'full',
      })}
    >
      <ActivityHead kind={viewerText.kind} title={viewerTitles[viewerTarget(state).kind]} />
      {/* The forum's button comes with the content, whose arrival would move it from under a finger. */}
      <Suspense fallback={<ContentLoading />}>
        <Body state={state} send={send}>
          {children}
        </Body>
        <Forum state={state} send={send} forum={forum} />
      </Suspense>
    </div>
  )
}
