import {css} from 'styled-system/css'
import type {CommentedExam} from '../../../../domain/exam/commented.ts'
import {isExamUnknown, listedExams} from '../../../../machines/exam/commented.selectors.ts'
import {commentedText, questionCount} from '../../../text/exam/commented.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {ChevronRightIcon} from '../../../ui/icon/icons.tsx'
import type {CommentedFlow} from './flow.ts'

function Row({
  exam: {title, year, totalQuestions},
  onOpen,
}: {
  readonly exam: CommentedExam
  readonly onOpen: () => void
}) {
  const detail = title.includes(String(year))
    ? questionCount(totalQuestions)
    : `${year} · ${questionCount(totalQuestions)}`
  return (
    <li>
      <button type="button" className={rowStyle} onClick={onOpen}>
        <span className={css({display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', flex: '1'})}>
          <span
            className={css({textStyle: 'body', fontWeight: 'semibold', color: 'text.strong', overflowWrap: 'anywhere'})}
          >
            {title}
          </span>
          <span className={css({textStyle: 'small', color: 'text.muted'})}>{detail}</span>
        </span>
        <ChevronRightIcon />
      </button>
    </li>
  )
}

/** The exams of the chosen institution, the newest first. */
export function ExamList({state, send, headingId}: CommentedFlow & {readonly headingId: string}) {
  return (
    <>
      {isExamUnknown(state) ? (
        <Alert tone="warning" role="status">
          {commentedText.examUnknown}
        </Alert>
      ) : null}
      <h2
        id={headingId}
        tabIndex={-1}
        className={css({textStyle: 'heading', color: 'text.strong', outline: 'none', scrollMarginTop: '20'})}
      >
        {commentedText.exams}
      </h2>
      <ul aria-label={commentedText.exams} className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
        {listedExams(state).map((exam) => (
          <Row key={exam.template} exam={exam} onOpen={() => send({type: 'exam.open', template: exam.template})} />
        ))}
      </ul>
    </>
  )
}

const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '4',
  paddingBlock: '3',
  textAlign: 'start',
  color: 'text.muted',
  border: 'default',
  borderRadius: 'md',
  bg: 'surface.raised',
  cursor: 'pointer',
  _hover: {borderColor: 'border.control'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
