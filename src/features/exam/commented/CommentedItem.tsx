import {useId} from 'react'
import {css} from 'styled-system/css'
import {isWithheld} from '../../../../domain/exam/commented.ts'
import {annulledChoice, noChoice} from '../../../../domain/question/outcome.ts'
import type {NumberedQuestion} from '../../../../machines/exam/commented.selectors.ts'
import {commentedText, keyIs} from '../../../text/exam/commented.ts'
import {choiceLetters, questionText} from '../../../text/question/question.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Badge} from '../../../ui/status/Badge.tsx'
import {CheckCircleIcon} from '../../../ui/icon/basicIcons.tsx'
import {RichTextView} from '../../../ui/content/RichTextView.tsx'
import {ForumSlot} from '../../forum/ForumSlot.tsx'
import {ChoiceList} from '../../question/ChoiceList.tsx'
import {QuestionBody} from '../../question/QuestionView.tsx'
import {questionAnchor} from './KeySheet.tsx'

type Props = NumberedQuestion & {readonly total: number}

/** The key in words right below the heading, so that it need not be searched for. */
function KeyNote({question}: Pick<Props, 'question'>) {
  const {correctChoice, isEssay} = question
  if (isWithheld(question) || isEssay || correctChoice === null) return null
  if (correctChoice === annulledChoice)
    return (
      <p>
        <Badge tone="info">{questionText.annulled}</Badge>
      </p>
    )
  return (
    <p>
      <Badge tone="right" icon={<CheckCircleIcon />}>
        {keyIs(choiceLetters[correctChoice] ?? '')}
      </Badge>
    </p>
  )
}

function Choices({question, headingId}: Pick<Props, 'question'> & {readonly headingId: string}) {
  if (question.isEssay) return null
  return (
    <ChoiceList
      choices={question.choices}
      selected={noChoice}
      struck={[]}
      isOpen={false}
      labelledBy={headingId}
      correct={question.correctChoice}
      proportions={question.answersProportion}
    />
  )
}

function Comment({question}: Pick<Props, 'question'>) {
  const {comment} = question
  if (!comment) return <p className={css({textStyle: 'body', color: 'text.muted'})}>{commentedText.noComment}</p>
  return (
    <div className={boxStyle}>
      <h3 className={boxTitleStyle}>{commentedText.comment}</h3>
      <RichTextView value={comment.body} measure="full" tableLabel={questionText.table} />
      <p className={css({textStyle: 'small', color: 'text.muted', marginTop: '4'})}>{comment.author}</p>
    </div>
  )
}

function OfficialKey({question}: Pick<Props, 'question'>) {
  if (!question.answer) return null
  return (
    <div className={boxStyle}>
      <h3 className={boxTitleStyle}>{commentedText.officialKey}</h3>
      <RichTextView value={question.answer} measure="full" tableLabel={questionText.table} />
    </div>
  )
}

/** One question to be read: nothing of it can be answered. */
export function CommentedItem({question, number, total}: Props) {
  const headingId = useId()
  return (
    <article id={questionAnchor(number)} aria-labelledby={headingId} tabIndex={-1} className={itemStyle}>
      <QuestionBody
        question={question}
        number={number}
        total={total}
        headingId={headingId}
        note={<KeyNote question={question} />}
      />
      <Choices question={question} headingId={headingId} />
      {isWithheld(question) ? (
        <Alert tone="info" role="note" title={commentedText.withheldTitle}>
          {commentedText.withheld}
        </Alert>
      ) : (
        <>
          <OfficialKey question={question} />
          <Comment question={question} />
          <ForumSlot contentType="question" contentId={question._id} isExam />
        </>
      )}
    </article>
  )
}

const itemStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  minWidth: '0',
  scrollMarginTop: '20',
  outline: 'none',
  paddingTop: '6',
  borderTop: 'subtle',
  '& > header': {marginBottom: '0'},
})
const boxStyle = css({padding: '5', bg: 'surface.raised', border: 'subtle', borderRadius: 'lg', minWidth: '0'})
const boxTitleStyle = css({textStyle: 'heading', color: 'text.strong', marginBottom: '3'})
