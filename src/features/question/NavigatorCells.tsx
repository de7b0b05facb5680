import {memo, type RefObject, useEffect, useRef} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {currentNumber, currentQuestionId, listedQuestions} from '../../../machines/question/navigator.selectors.ts'
import {navigatorText} from '../../text/question/question.ts'
import {afterPaint} from '../../ui/loading/lazyLoading.tsx'

/** What the navigator says of a question. */
export type Mark = 'unanswered' | 'marked' | 'ungraded' | 'onItsWay' | 'refused' | 'right' | 'wrong'

export type NumbersProps = {
  readonly state: SnapshotFrom<typeof navigatorMachine>
  readonly send: (event: EventFrom<typeof navigatorMachine>) => void
  readonly marks: Readonly<Record<string, Mark>>
  /** The questions marked as a doubt. */
  readonly doubts?: ReadonlySet<string>
}

type CellProps = {
  readonly id: string
  readonly number: number
  readonly mark: Mark
  readonly isDoubt: boolean
  readonly isCurrent: boolean
  readonly send: NumbersProps['send']
}

const Cell = memo(function Cell({id, number, mark, isDoubt, isCurrent, send}: CellProps) {
  const name = `${number}, ${navigatorText[mark]}${isDoubt ? `, ${navigatorText.doubt}` : ''}${isCurrent ? `, ${navigatorText.current}` : ''}`
  return (
    <li>
      <button
        type="button"
        aria-label={name}
        aria-current={isCurrent ? 'step' : undefined}
        className={`numberCell__${mark}`}
        onClick={() => send({type: 'question.goto', questionId: id})}
      >
        {number}
        {signs[mark] === '' && !isDoubt ? null : (
          <span aria-hidden="true">{`${signs[mark]}${isDoubt ? ' ⚑' : ''}`}</span>
        )}
      </button>
    </li>
  )
})

/** Cells are drawn in groups of this many: a move touches the groups it leaves and enters, however long the list. */
const groupSize = 40

type CellsProps = {
  readonly ids: readonly string[]
  /** Place of the group's first question in the list. */
  readonly from: number
  readonly marks: NumbersProps['marks']
  readonly doubts: NumbersProps['doubts']
  /** The current question when it is of this group. */
  readonly current: string | null
  readonly send: NumbersProps['send']
}

/** A mark draws the group it stands in and no other. */
const isSameGroup = ({marks, ...before}: CellsProps, after: CellsProps) =>
  before.current === after.current &&
  before.doubts === after.doubts &&
  before.ids === after.ids &&
  before.send === after.send &&
  after.ids.slice(after.from, after.from + groupSize).every((id) => marks[id] === after.marks[id])

const Cells = memo(function Cells({ids, from, marks, doubts, current, send}: CellsProps) {
  return ids
    .slice(from, from + groupSize)
    .map((id, index) => (
      <Cell
        key={id}
        id={id}
        number={from + index + 1}
        mark={marks[id] ?? 'unanswered'}
        isDoubt={doubts?.has(id) ?? false}
        isCurrent={id === current}
        send={send}
      />
    ))
}, isSameGroup)

const groupStarts = (count: number) =>
  Array.from({length: Math.ceil(count / groupSize)}, (_, index) => index * groupSize)

const signs: Readonly<Record<Mark, string>> = {
  unanswered: '',
  marked: '●',
  ungraded: '?',
  onItsWay: '↑',
  refused: '!',
  right: '✓',
  wrong: '✕',
}

/** Keeps the current number in the middle of a list that scrolls, without moving the page; after the paint, which has laid the list out. */
export function useFollowedNumber(current: unknown): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    let isOver = false
    void afterPaint().then(() => {
      const cell = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
      if (isOver || !list.current || !cell) return
      const {offsetLeft, offsetTop, offsetWidth, offsetHeight} = cell
      list.current.scrollTo({
        left: offsetLeft - (list.current.clientWidth - offsetWidth) / 2,
        top: offsetTop - (list.current.clientHeight - offsetHeight) / 2,
      })
    })
    return () => {
      isOver = true
    }
  }, [current])
  return list
}

/** The numbers of all questions: a line that scrolls sideways below 1024 px, else five columns. */
export function NavigatorCells({state, send, marks, doubts, className}: NumbersProps & {readonly className: string}) {
  const ids = listedQuestions(state)
  const current = currentQuestionId(state)
  const place = currentNumber(state) - 1
  return (
    <ol ref={useFollowedNumber(current)} className={className}>
      {groupStarts(ids.length).map((from) => (
        <Cells
          key={from}
          ids={ids}
          from={from}
          marks={marks}
          doubts={doubts}
          current={place >= from && place < from + groupSize ? current : null}
          send={send}
        />
      ))}
    </ol>
  )
}
