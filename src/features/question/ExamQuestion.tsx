import {type ReactNode, useId} from 'react'
import {css} from 'styled-system/css'
import {ChoiceList} from './ChoiceList.tsx'
import {QuestionActions, QuestionBody} from './QuestionView.tsx'
import type {ShownQuestion} from './shown.ts'

type Props = {
  readonly question: ShownQuestion
  readonly number: number
  readonly total: number
  readonly marked: number
  readonly isOpen: boolean
  readonly onMark: (choice: number) => void
  readonly struck?: readonly number[]
  readonly onStrike?: ((choice: number) => void) | undefined
  readonly note?: ReactNode
  /** The student came here from another question: the heading takes the focus. */
  readonly takesFocus?: boolean
}

/** A question in 'Modo prova': choices are marked and may change until the end, without feedback (spec 2§4). */
export function ExamQuestion({
  question,
  number,
  total,
  marked,
  isOpen,
  onMark,
  struck = [],
  onStrike,
  note,
  takesFocus = false,
}: Props) {
  const headingId = useId()
  return (
    <article aria-labelledby={headingId} className={css({minWidth: '0'})}>
      <QuestionBody
        question={question}
        number={number}
        total={total}
        note={note}
        headingId={headingId}
        takesFocus={takesFocus}
      />
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4', marginTop: '4'})}>
        <ChoiceList
          choices={question.choices}
          selected={marked}
          struck={struck}
          isOpen={isOpen}
          labelledBy={headingId}
          correct={null}
          proportions={null}
          onPick={onMark}
          onStrike={onStrike}
        />
        <QuestionActions question={question} number={number} total={total} />
      </div>
    </article>
  )
}
