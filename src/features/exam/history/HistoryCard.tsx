import {type ReactNode, useState} from 'react'
import {css} from 'styled-system/css'
import type {NamedExam} from '../../../../domain/exam/receipt.ts'
import type {ExamReceipt, ExamRoute} from '../../../../domain/exam/exam.types.ts'
import {canBeAdded, entryLink, type HistoryEntry, isExtra} from '../../../../domain/exam/history.ts'
import type {Adding} from '../../../../machines/exam/history.selectors.ts'
import {longDate} from '../../../text/shared/days.ts'
import {examHistoryText, gradeText, receiptLine} from '../../../text/exam/examHistory.ts'
import {mockText} from '../../../text/exam/exam.ts'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Badge} from '../../../ui/status/Badge.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {Card} from '../../../ui/content/Card.tsx'
import {CheckIcon, ChevronRightIcon, PlusIcon} from '../../../ui/icon/icons.tsx'

type Props = {
  readonly entry: HistoryEntry
  readonly kind: ExamRoute
  /** Level of the title: one below the month of a long history. */
  readonly level: 2 | 3
  readonly adding: Adding
  readonly onAdd: (template: string) => void
  readonly receiptOf: (receipt: ExamReceipt, exam: NamedExam) => ReactNode
  /** The address where its time runs now; null for all others. */
  readonly runningAt: string | null
}

function Title({entry, kind, level}: Pick<Props, 'entry' | 'kind' | 'level'>) {
  const Heading = `h${level}` as const
  const href = entryLink(entry, kind)
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '2',
        color: 'text.muted',
      })}
    >
      <Heading className={titleStyle}>
        {href === null ? (
          entry.title
        ) : (
          <a href={href} className={linkStyle}>
            {entry.title}
          </a>
        )}
      </Heading>
      {href === null ? null : <ChevronRightIcon />}
    </div>
  )
}

function Marks({entry, runningAt}: Pick<Props, 'entry' | 'runningAt'>) {
  return (
    <p className={marksStyle}>
      {runningAt !== null ? (
        <Badge tone="warning">{mockText.inProgress}</Badge>
      ) : entry.finished ? (
        <Badge tone="right" icon={<CheckIcon />}>
          {examHistoryText.done}
        </Badge>
      ) : (
        <Badge>{examHistoryText.notDone}</Badge>
      )}
      {isExtra(entry) ? <Badge tone="brand">{examHistoryText.extra}</Badge> : null}
    </p>
  )
}

function Grade({entry: {grade, finished}}: Pick<Props, 'entry'>) {
  if (!finished) return null
  if (grade === null) return <p className={detailStyle}>{examHistoryText.gradeLater}</p>
  return (
    <p className={css({display: 'flex', alignItems: 'baseline', gap: '2'})}>
      <span className={detailStyle}>{examHistoryText.grade}</span>
      <span className={gradeStyle}>{gradeText(grade)}</span>
    </p>
  )
}

/** The receipt in one line, and all of it when it is opened. */
function Receipt({receipt, entry, receiptOf}: Pick<Props, 'receiptOf' | 'entry'> & {readonly receipt: ExamReceipt}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={receiptStyle} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summaryStyle}>{receiptLine(receipt.sequence, receipt.hash)}</summary>
      {isOpen ? receiptOf(receipt, entry) : null}
    </details>
  )
}

function AddExtra({template, adding, onAdd}: Pick<Props, 'adding' | 'onAdd'> & {readonly template: string}) {
  const isAdding = adding === 'adding'
  return (
    <div className={actionsStyle}>
      {adding === 'failed' || adding === 'refused' ? (
        <Alert tone="error" role="alert" title={examHistoryText.addFailedTitle}>
          {examHistoryText.addFailed}
          {adding === 'refused' ? ` ${examHistoryText.addLater}` : ''}
        </Alert>
      ) : null}
      <Button variant="soft" icon={<PlusIcon />} pending={isAdding} onClick={() => onAdd(template)}>
        {isAdding ? examHistoryText.adding : examHistoryText.addExtra}
      </Button>
    </div>
  )
}

/** One exam of the history; its whole face leads to the exam, beside what can be done with it. */
export function HistoryCard({entry, kind, level, adding, onAdd, receiptOf, runningAt}: Props) {
  const {institution, calendarDate, receipt, template} = entry
  return (
    <Card as="li" className={cardStyle}>
      <Marks entry={entry} runningAt={runningAt} />
      <Title entry={entry} kind={kind} level={level} />
      <p className={detailStyle}>{[institution, longDate(calendarDate)].filter(Boolean).join(' · ')}</p>
      <Grade entry={entry} />
      {receipt ? <Receipt receipt={receipt} entry={entry} receiptOf={receiptOf} /> : null}
      {runningAt === null ? null : (
        <div className={actionsStyle}>
          <ButtonLink href={runningAt}>{mockText.backToExam}</ButtonLink>
        </div>
      )}
      {template !== null && runningAt === null && canBeAdded(entry, kind) ? (
        <AddExtra template={template} adding={adding} onAdd={onAdd} />
      ) : null}
    </Card>
  )
}

const cardStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  _hover: {'&:has(h2 a, h3 a)': {borderColor: 'border.control'}},
  '&:has(h2 a:focus-visible, h3 a:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const titleStyle = css({textStyle: 'heading', color: 'text.strong', overflowWrap: 'anywhere', textWrap: 'balance'})
// The link covers its card; what can be pressed besides stands above it.
const linkStyle = css({
  color: 'text.strong',
  outline: 'none',
  _hover: {textDecoration: 'underline'},
  _after: {content: '""', position: 'absolute', inset: '0', borderRadius: 'lg'},
})
const marksStyle = css({display: 'flex', flexWrap: 'wrap', gap: '2'})
const detailStyle = css({textStyle: 'small', color: 'text.muted'})
const gradeStyle = css({textStyle: 'heading', color: 'text.strong', fontVariantNumeric: 'tabular-nums'})
const receiptStyle = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  marginTop: 'auto',
  '&[open]': {gap: '2'},
})
const summaryStyle = css({
  textStyle: 'small',
  color: 'text.muted',
  cursor: 'pointer',
  paddingBlock: '2',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 'sm',
})
const actionsStyle = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  marginTop: 'auto',
  paddingTop: '2',
})
