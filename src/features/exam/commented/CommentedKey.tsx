import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {chosenExam, numberedQuestions, shownPages} from '../../../../machines/exam/commented.selectors.ts'
import {commentedText} from '../../../text/exam/commented.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {ArrowLeftIcon} from '../../../ui/icon/icons.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {CommentedItem} from './CommentedItem.tsx'
import type {CommentedFlow} from './flow.ts'
import {KeySheet} from './KeySheet.tsx'
import {Pages} from './Pages.tsx'

type Props = CommentedFlow & {readonly headingId: string; readonly actions?: ReactNode}

function Failed({send}: Pick<Props, 'send'>) {
  return (
    <EmptyState
      art="offline"
      role="alert"
      level={3}
      title={commentedText.keyFailed}
      actions={<Button onClick={() => send({type: 'commented.retry'})}>{commentedText.tryAgain}</Button>}
    >
      {commentedText.failedHint}
    </EmptyState>
  )
}

function Questions({state, send, actions}: Omit<Props, 'headingId'>) {
  const exam = chosenExam(state)
  const questions = numberedQuestions(state)
  const totalQuestions = exam?.totalQuestions ?? questions.length
  const pages = (label: string) => (
    <Pages
      {...shownPages(state)}
      label={label}
      totalQuestions={totalQuestions}
      onOpen={(page) => send({type: 'page.open', page})}
    />
  )
  if (questions.length === 0)
    return (
      <>
        {pages(commentedText.pages)}
        <EmptyState art="search" level={3} title={commentedText.noQuestions} />
      </>
    )
  return (
    <>
      {pages(commentedText.pages)}
      <KeySheet questions={questions} />
      {actions}
      {questions.map(({number, question}) => (
        <CommentedItem key={question._id} number={number} question={question} total={totalQuestions} />
      ))}
      {pages(commentedText.morePages)}
    </>
  )
}

/** The key of the open exam, page by page. */
export function CommentedKey({state, send, headingId, actions}: Props) {
  return (
    <section
      aria-labelledby={headingId}
      className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', maxWidth: '[60rem]'})}
    >
      <header className={css({display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2'})}>
        <Button variant="ghost" size="sm" icon={<ArrowLeftIcon />} onClick={() => send({type: 'exam.close'})}>
          {commentedText.back}
        </Button>
        <h2
          id={headingId}
          tabIndex={-1}
          className={css({textStyle: 'heading', color: 'text.strong', outline: 'none', scrollMarginTop: '20'})}
        >
          {chosenExam(state)?.title ?? commentedText.keyLoading}
        </h2>
      </header>
      {state.matches({shown: 'loadingKey'}) ? (
        <div className={css({minHeight: '[70dvh]'})}>
          <Skeleton shape="text" lines={10} label={commentedText.keyLoading} />
        </div>
      ) : state.matches({shown: 'keyFailed'}) ? (
        <Failed send={send} />
      ) : (
        <Questions state={state} send={send} actions={actions} />
      )}
    </section>
  )
}
