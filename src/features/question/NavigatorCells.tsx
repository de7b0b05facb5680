import {type CSSProperties, memo, type RefObject, useEffect, useRef, useState} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {currentNumber, currentQuestionId, listedQuestions} from '../../../machines/question/navigator.selectors.ts'
import {navigatorText} from '../../text/question/question.ts'
import {afterPaint} from '../../ui/loading/lazyLoading.tsx'
import {useIsWide} from '../shell/useIsWide.ts'

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
  /** How many there are; of a long list some are not in the document. */
  readonly total: number
  readonly mark: Mark
  readonly isDoubt: boolean
  readonly isCurrent: boolean
  readonly send: NumbersProps['send']
}

const Cell = memo(function Cell({id, number, total, mark, isDoubt, isCurrent, send}: CellProps) {
  const name = `${number}, ${navigatorText[mark]}${isDoubt ? `, ${navigatorText.doubt}` : ''}${isCurrent ? `, ${navigatorText.current}` : ''}`
  return (
    <li aria-posinset={number} aria-setsize={total}>
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

/**
 * Cells are drawn in groups of this many, four rows of a grid, once they come near what is seen: a page costs what a day of
 * usual length costs, however long the list, and a move touches the groups it leaves and enters.
 */
const groupSize = 20
/** On wide screens so many groups on either side of the current one are seen from the start. */
const seenAround = 3
/** How near a group comes to what is seen of the list before it is drawn. */
const ahead = '480px'

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
        total={ids.length}
        mark={marks[id] ?? 'unanswered'}
        isDoubt={doubts?.has(id) ?? false}
        isCurrent={id === current}
        send={send}
      />
    ))
}, isSameGroup)

/** The room of cells that are not drawn; the recipe of the list makes it as large as they are. */
function Room({from, count}: {readonly from: number; readonly count: number}) {
  // React's types know no custom properties.
  const size = {'--cells': count, '--rows': Math.ceil(count / 5)} as CSSProperties
  return <li aria-hidden="true" data-from={from} style={size} />
}

const groupStarts = (count: number) =>
  Array.from({length: Math.ceil(count / groupSize)}, (_, index) => index * groupSize)

const nothing: ReadonlySet<number> = new Set()

/** The groups that are drawn, by the place of their first question: those around the current one, and all that came near. */
function useDrawnGroups(
  list: RefObject<HTMLOListElement | null>,
  starts: readonly number[],
  place: number,
): ReadonlySet<number> {
  const reach = (useIsWide() ? seenAround : 0) * groupSize
  const [drawn, setDrawn] = useState(nothing)
  const missing = starts.filter((from) => !drawn.has(from) && place >= from - reach && place < from + groupSize + reach)
  if (missing.length > 0) setDrawn(new Set([...drawn, ...missing]))
  useEffect(() => {
    const {current} = list
    const rooms = current?.querySelectorAll('[data-from]') ?? []
    if (rooms.length === 0) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({isIntersecting}) => isIntersecting)
        if (near.length > 0)
          setDrawn(
            (before) => new Set([...before, ...near.map(({target}) => Number(target.getAttribute('data-from')))]),
          )
      },
      {root: current, rootMargin: ahead},
    )
    for (const room of rooms) observer.observe(room)
    return () => observer.disconnect()
  }, [list, drawn])
  return drawn
}

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
  const place = Math.max(0, currentNumber(state) - 1)
  const list = useFollowedNumber(current)
  const starts = groupStarts(ids.length)
  const drawn = useDrawnGroups(list, starts, place)
  return (
    <ol ref={list} className={className}>
      {starts.map((from) =>
        drawn.has(from) ? (
          <Cells
            key={from}
            ids={ids}
            from={from}
            marks={marks}
            doubts={doubts}
            current={place >= from && place < from + groupSize ? current : null}
            send={send}
          />
        ) : (
          <Room key={from} from={from} count={Math.min(groupSize, ids.length - from)} />
        ),
      )}
    </ol>
  )
}
