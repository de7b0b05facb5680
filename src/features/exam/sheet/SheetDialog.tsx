import {type KeyboardEvent, use, useMemo, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {
  applyPaste,
  choiceOfLetter,
  endOf,
  inTens,
  neighbourOf,
  type SheetQuestion,
} from '../../../../domain/exam/answerSheet.ts'
import type {answerSheetMachine} from '../../../../machines/exam/answerSheet.machine.ts'
import {
  filledCount,
  recoveredCount,
  sheetLines,
  sheetNotice,
  unconfirmedCount,
} from '../../../../machines/exam/answerSheet.selectors.ts'
import type {SheetNotice} from '../../../../machines/exam/answerSheet.types.ts'
import {sheetText} from '../../../text/exam/examSheet.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {KeptContext} from '../../kept.ts'
import {SheetCell, type SheetHands} from './SheetCell.tsx'
import type {Send} from '../../flow.ts'

type Sheet = {
  readonly state: SnapshotFrom<typeof answerSheetMachine>
  readonly send: Send<EventFrom<typeof answerSheetMachine>>
}
type Props = Sheet

const sheetOf = (line: Element) => line.closest('[data-sheet]')

/** How many lines stand side by side: five on a phone, ten elsewhere. */
function columnsOf(line: Element): number {
  const grid = sheetOf(line)?.querySelector('[data-ten]')
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
}

function focusLine(line: Element, id: string | null): void {
  if (id !== null)
    sheetOf(line)
      ?.querySelector<HTMLInputElement>(`[data-line="${CSS.escape(id)}"]`)
      ?.focus()
}

/** Where a key leads from a line; undefined for a key that stays. */
function placeOf(
  key: string,
  questions: readonly SheetQuestion[],
  id: string,
  line: Element,
): string | null | undefined {
  if (key === 'ArrowRight') return neighbourOf(questions, id, 1)
  if (key === 'ArrowLeft') return neighbourOf(questions, id, -1)
  if (key === 'ArrowDown') return neighbourOf(questions, id, columnsOf(line))
  if (key === 'ArrowUp') return neighbourOf(questions, id, -columnsOf(line))
  if (key === 'Home') return endOf(questions, 'first')
  return key === 'End' ? endOf(questions, 'last') : undefined
}

const isPlain = ({altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent) => !(altKey || ctrlKey || metaKey || shiftKey)

/** Typing, pasting and moving with the keys of a whole sheet. */
function handsOf(questions: readonly SheetQuestion[], send: Sheet['send'], confirm: () => void): SheetHands {
  const onKey: SheetHands['onKey'] = (id, event) => {
    if (!isPlain(event) || event.nativeEvent.isComposing) return
    const {key, currentTarget: line} = event
    const {value, readOnly} = line
    const place = placeOf(key, questions, id, line)
    const isBack = key === 'Backspace' && value === '' && !readOnly
    if (place === undefined && key !== 'Enter' && !isBack) return
    event.preventDefault()
    if (key === 'Enter') {
      if (!readOnly) confirm()
      return
    }
    const before = isBack ? neighbourOf(questions, id, -1) : null
    if (before !== null) send({type: 'letter.type', questionId: before, text: ''})
    focusLine(line, place === undefined ? before : place)
  }
  return {
    onKey,
    onType: (questionId, text, line) => {
      send({type: 'letter.type', questionId, text})
      const choices = questions.find(({id}) => id === questionId)?.choices ?? 0
      if (choiceOfLetter(text, choices) !== null) focusLine(line, neighbourOf(questions, questionId, 1))
    },
    onPaste: (questionId, text, line) => {
      send({type: 'letters.paste', questionId, text})
      const {lastId} = applyPaste(questions, questionId, text)
      focusLine(line, lastId === null ? null : (neighbourOf(questions, lastId, 1) ?? lastId))
    },
  }
}

function noticeText(notice: SheetNotice | null): string {
  if (notice === null) return ''
  return notice.kind === 'refused'
    ? sheetText.refused(notice.number, notice.choices)
    : sheetText.pasted(notice.filled, notice.refused, notice.left)
}

/** What stays in sight while the lines move: how far the sheet is, and what became of the last letter. */
function Standing({state, send}: Sheet) {
  const {filled, total} = filledCount(state)
  const isOpen = state.matches('open')
  return (
    <div className={barStyle}>
      <div className={rowStyle}>
        <p className={css({textStyle: 'label', color: 'text.strong', fontVariantNumeric: 'tabular-nums'})}>
          {sheetText.filled(filled, total)}
        </p>
        {isOpen && unconfirmedCount(state) > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => send({type: 'sheet.discard'})}>
            {sheetText.discard}
          </Button>
        ) : null}
      </div>
      <p role="status" className={noticeStyle} data-refused={sheetNotice(state)?.kind === 'refused' ? '' : undefined}>
        {noticeText(sheetNotice(state))}
      </p>
    </div>
  )
}

function Foot({state, send}: Props) {
  const isSaving = state.matches('saving')
  return (
    <>
      <Button variant="ghost" onClick={() => send({type: 'sheet.close'})}>
        {isSaving ? sheetText.close : sheetText.cancel}
      </Button>
      <Button pending={isSaving} onClick={() => send({type: 'sheet.confirm'})}>
        {isSaving ? sheetText.saving : sheetText.confirm}
      </Button>
    </>
  )
}

/** The answer sheet of a whole exam, for fast hands on a keyboard and for a thumb (spec 2§5). */
export function SheetDialog({state, send}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const {questions} = state.context
  const hands = useMemo(() => handsOf(questions, send, () => send({type: 'sheet.confirm'})), [questions, send])
  const lines = sheetLines(state)
  const firstEmpty =
    lines.find(({isEssay, isLocked, letter}) => !isEssay && !isLocked && letter === '')?.id ?? endOf(questions, 'first')
  const initialFocus = () =>
    firstEmpty === null
      ? null
      : (box.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(firstEmpty)}"]`) ?? null)
  const isSaving = state.matches('saving')
  const isKept = use(KeptContext)
  return (
    <Dialog
      open
      size="lg"
      title={sheetText.title}
      description={sheetText.hint}
      closeLabel={sheetText.close}
      onClose={() => send({type: 'sheet.close'})}
      initialFocus={initialFocus}
      footer={<Foot state={state} send={send} />}
    >
      {recoveredCount(state) > 0 && !isSaving ? (
        <Alert tone="warning" title={sheetText.recovered(recoveredCount(state))}>
          {sheetText.recoveredHint}
        </Alert>
      ) : null}
      {isSaving ? (
        <Alert tone="info" role="status">
          {isKept ? sheetText.savingHint : sheetText.savingInTabHint}
        </Alert>
      ) : null}
      <Standing state={state} send={send} />
      <div ref={box} data-sheet className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
        {inTens(lines).map((ten) => (
          <div
            key={ten[0]?.id}
            data-ten
            role="group"
            aria-label={sheetText.group(ten[0]?.number ?? 0, ten.at(-1)?.number ?? 0)}
            className={tenStyle}
          >
            {ten.map((line) => (
              <SheetCell key={line.id} {...line} isReadOnly={isSaving} hands={hands} />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

const barStyle = css({
  position: 'sticky',
  top: '-2',
  zIndex: 'raised',
  bg: 'surface.overlay',
  borderBottom: 'subtle',
  paddingBlock: '2',
  display: 'flex',
  flexDirection: 'column',
})
const rowStyle = css({display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '9'})
const noticeStyle = css({
  textStyle: 'small',
  color: 'text.muted',
  minHeight: '[1.4em]',
  '&[data-refused]': {color: 'wrong.text', fontWeight: 'medium'},
})
const tenStyle = css({
  // A letter lays out its own ten lines, not all 180.
  contain: 'layout style',
  display: 'grid',
  gridTemplateColumns: '[repeat(5, minmax(0, 1fr))]',
  columnGap: '2',
  rowGap: '1',
  md: {gridTemplateColumns: '[repeat(10, minmax(0, 1fr))]'},
})
