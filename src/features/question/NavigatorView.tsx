import {memo, type ReactNode, Suspense} from 'react'
import {css, cx} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {Results} from '../../../domain/question/results.ts'
import type {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {
  areShortcutsOn,
  currentNumber,
  currentQuestionId,
  listedQuestions,
} from '../../../machines/question/navigator.selectors.ts'
import {counter, navigatorText, questionText} from '../../text/question/question.ts'
import {Button} from '../../ui/action/Button.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {ArrowLeftIcon, ArrowRightIcon, KeyboardIcon} from '../../ui/icon/icons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const ResultCard = memo(lazyNamed(() => import('./tools/ResultCard.tsx'), 'ResultCard'))
const ShortcutsDialog = lazyNamed(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog')

/** What the navigator says of a question. */
export type Mark = 'unanswered' | 'marked' | 'ungraded' | 'onItsWay' | 'refused' | 'right' | 'wrong'

type Props = {
  readonly state: SnapshotFrom<typeof navigatorMachine>
  readonly send: (event: EventFrom<typeof navigatorMachine>) => void
  readonly marks: Readonly<Record<string, Mark>>
  /** The questions marked as a doubt. */
  readonly doubts?: ReadonlySet<string>
  /** Null where nothing is said of right and wrong. */
  readonly results: Results | null
  /** The question itself, between the navigator and its arrows. */
  readonly children?: ReactNode
}

type CellProps = {
  readonly id: string
  readonly number: number
  readonly mark: Mark
  readonly isDoubt: boolean
  readonly isCurrent: boolean
  readonly send: Props['send']
}

const Cell = memo(function Cell({id, number, mark, isDoubt, isCurrent, send}: CellProps) {
  const name = `${number}, ${navigatorText[mark]}${isDoubt ? `, ${navigatorText.doubt}` : ''}${isCurrent ? `, ${navigatorText.current}` : ''}`
  return (
    <li>
      <button
        type="button"
        aria-label={name}
        aria-current={isCurrent ? 'step' : undefined}
        className={cx(markStyles[mark], isCurrent && currentStyle)}
        onClick={() => send({type: 'question.goto', questionId: id})}
      >
        {number}
        {signs[mark] === '' && !isDoubt ? null : (
          <span
            aria-hidden="true"
            className={css({fontSize: '2xs', lineHeight: 'none'})}
          >{`${signs[mark]}${isDoubt ? ' ⚑' : ''}`}</span>
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
  readonly marks: Props['marks']
  readonly doubts: Props['doubts']
  /** The current question when it is of this group. */
  readonly current: string | null
  readonly send: Props['send']
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

/** Moving between questions: numbers (5 columns, or a strip on a phone), arrows, counter and result card (F-147). */
export function NavigatorView({state, send, marks, doubts, results, children}: Props) {
  const ids = listedQuestions(state)
  const current = currentQuestionId(state)
  const place = currentNumber(state) - 1
  return (
    <div className={layoutStyle}>
      <aside className={asideStyle} aria-label={navigatorText.label}>
        <div className={css({display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2'})}>
          <p className={css({textStyle: 'heading', color: 'text.strong', fontVariantNumeric: 'tabular-nums'})}>
            {counter(currentNumber(state), ids.length)}
          </p>
          <IconButton
            label={navigatorText.shortcuts}
            icon={<KeyboardIcon />}
            aria-haspopup="dialog"
            onClick={() => send({type: 'shortcuts.open'})}
          />
        </div>
        <ol className={gridStyle}>
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
      </aside>
      <div className={css({gridArea: 'question', minWidth: '0'})}>
        {children}
        <nav
          aria-label={questionText.list}
          className={css({display: 'flex', justifyContent: 'space-between', gap: '3', marginTop: '6'})}
        >
          <Button
            variant="outline"
            icon={<ArrowLeftIcon />}
            disabled={!state.can({type: 'question.previous'})}
            onClick={() => send({type: 'question.previous'})}
          >
            {questionText.previous}
          </Button>
          <Button
            variant="outline"
            iconAfter={<ArrowRightIcon />}
            disabled={!state.can({type: 'question.next'})}
            onClick={() => send({type: 'question.next'})}
          >
            {questionText.next}
          </Button>
        </nav>
      </div>
      {results === null ? null : (
        <section
          aria-label={navigatorText.results}
          className={css({gridArea: 'results', minWidth: '0', minHeight: '24'})}
        >
          <Suspense fallback={null}>
            <ResultCard results={results} />
          </Suspense>
        </section>
      )}
      {state.matches('helping') ? (
        <Suspense fallback={null}>
          <ShortcutsDialog
            areOn={areShortcutsOn(state)}
            onToggle={() => send({type: 'shortcuts.toggle'})}
            onClose={() => send({type: 'shortcuts.close'})}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const layoutStyle = css({
  display: 'grid',
  columnGap: '12',
  rowGap: '5',
  alignItems: 'start',
  gridTemplateColumns: {base: '[minmax(0, 1fr)]', lg: '[minmax(0, 44rem) 18rem]'},
  gridTemplateAreas: {base: '"numbers" "question" "results"', lg: '"question numbers" "question results"'},
  gridTemplateRows: {lg: '[auto 1fr]'},
})
const asideStyle = css({gridArea: 'numbers', display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const gridStyle = css({
  display: 'grid',
  gap: '1.5',
  gridTemplateColumns: {lg: '[repeat(5, minmax(0, 1fr))]'},
  lg: {maxHeight: '[60dvh]', overflowY: 'auto', padding: '1'},
  lgDown: {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    padding: '1',
    scrollbarWidth: '[thin]',
    '& > li': {flex: '[0 0 2.75rem]'},
  },
})
const cellStyle = css.raw({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  width: 'full',
  minHeight: 'touch',
  borderRadius: 'sm',
  border: 'default',
  bg: 'surface.raised',
  color: 'text.default',
  fontSize: 'sm',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  _hover: {borderColor: 'border.control'},
})
const currentStyle = css({outline: '[2px solid {colors.brand.solid}]', outlineOffset: '[1px]'})
const markStyles: Readonly<Record<Mark, string>> = {
  unanswered: css(cellStyle),
  marked: css(cellStyle, {bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.text'}),
  ungraded: css(cellStyle, {bg: 'info.subtle', borderColor: 'info.border', color: 'info.text'}),
  onItsWay: css(cellStyle, {bg: 'warning.subtle', borderColor: 'warning.border', color: 'warning.text'}),
  refused: css(cellStyle, {
    bg: 'wrong.subtle',
    borderColor: 'wrong.border',
    color: 'wrong.text',
    borderStyle: 'dashed',
  }),
  right: css(cellStyle, {bg: 'right.subtle', borderColor: 'right.border', color: 'right.text'}),
  wrong: css(cellStyle, {bg: 'wrong.subtle', borderColor: 'wrong.border', color: 'wrong.text'}),
}
