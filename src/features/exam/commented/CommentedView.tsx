import {type ReactNode, useId} from 'react'
import {css} from 'styled-system/css'
import {isCommentedFromDevice} from '../../../../machines/exam/commented.selectors.ts'
import {commentedText} from '../../../text/exam/commented.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {CommentedKey} from './CommentedKey.tsx'
import type {CommentedFlow, CommentedInstitutionList} from './flow.ts'
import {ExamList} from './ExamList.tsx'
import {InstitutionChoice} from './InstitutionChoice.tsx'
import {useFollowingFocus} from './useFollowingFocus.ts'

type Props = CommentedFlow & {
  readonly list: CommentedInstitutionList
  /** What else can be done with the open page. */
  readonly actions?: ReactNode
}

function Body(props: Props) {
  const {state} = props
  const headingId = useId()
  useFollowingFocus(state, headingId)
  if (state.matches('loading'))
    return (
      <div className={waitingStyle}>
        <Skeleton shape="row" lines={5} label={commentedText.loading} />
      </div>
    )
  if (state.matches('choosing'))
    return (
      <EmptyState art="search" title={commentedText.choose}>
        {commentedText.hint}
      </EmptyState>
    )
  if (state.matches('empty'))
    return (
      <EmptyState art="search" title={commentedText.none}>
        {commentedText.noneHint}
      </EmptyState>
    )
  if (state.matches('shown')) {
    return (
      <>
        {isCommentedFromDevice(state) ? (
          <Alert tone="info" role="status">
            {commentedText.fromDevice}
          </Alert>
        ) : null}
        {state.matches({shown: 'exams'}) ? (
          <ExamList {...props} headingId={headingId} />
        ) : (
          <CommentedKey {...props} headingId={headingId} />
        )}
      </>
    )
  }
  return state.matches('deciding') ? null : (
    <LoadFailed
      isOffline={state.matches('offline')}
      words={commentedText}
      onRetry={() => props.send({type: 'commented.retry'})}
    />
  )
}

/** The commented keys of an institution's exams, in every state of their chart (F-077). */
export function CommentedView(props: Props) {
  const {state, send, list} = props
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{commentedText.title}</h1>
      <InstitutionChoice state={state} send={send} list={list} />
      <Body {...props} />
    </section>
  )
}

const waitingStyle = css({minHeight: '[70dvh]'})
