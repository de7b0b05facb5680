import {css} from 'styled-system/css'
import type {ExamReceipt} from '../../../domain/exam/exam.types.ts'
import {examReceiptText} from '../../text/exam/examReceipt.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {CheckCircleIcon, WarningIcon} from '../../ui/icon/basicIcons.tsx'
import {PrinterIcon} from '../../ui/icon/printerIcon.tsx'
import {CopyIcon} from '../../ui/icon/toolIcons.tsx'

/** What this device makes of the receipt; `unknown` where it does not know the answers. */
export type ReceiptCheck = 'unknown' | 'matches' | 'differs'

type Props = {
  readonly receipt: ExamReceipt
  readonly studentName: string
  /** What the exam is called, and whose it is (`examNameOf`). */
  readonly examName: string
  /** Level of its title among the page's headings. */
  readonly level?: 2 | 3
  readonly check: ReceiptCheck
  /** The browser refused to copy. */
  readonly isCopyRefused: boolean
  readonly onCopy: () => void
  readonly onPrint: () => void
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: {base: '1fr', sm: 'max-content 1fr'},
  columnGap: '5',
  rowGap: {base: '0.5', sm: '2'},
  textStyle: 'body',
  '& dt': {color: 'text.muted', textStyle: 'small', paddingTop: {sm: '0.5'}},
  '& dd': {color: 'text.default', marginBottom: {base: '2', sm: '0'}, fontVariantNumeric: 'tabular-nums'},
})
const codeStyle = css({fontFamily: 'mono', textStyle: 'small', overflowWrap: 'anywhere', userSelect: 'all'})
const verdict = css({
  display: 'flex',
  gap: '2',
  alignItems: 'flex-start',
  textStyle: 'small',
  '& svg': {flexShrink: '0', marginTop: 'px'},
})

function Verdict({check}: Pick<Props, 'check'>) {
  if (check === 'unknown') return null
  const isRight = check === 'matches'
  return (
    <p className={verdict}>
      {isRight ? (
        <CheckCircleIcon size={18} className={css({color: 'right.text'})} />
      ) : (
        <WarningIcon size={18} className={css({color: 'warning.text'})} />
      )}
      <span>{isRight ? examReceiptText.matches : examReceiptText.differs}</span>
    </p>
  )
}

/** What the server keeps of a finished exam, as a student can keep it too. */
export function ReceiptCardView({
  receipt,
  studentName,
  examName,
  level = 2,
  check,
  isCopyRefused,
  onCopy,
  onPrint,
}: Props) {
  const Title = `h${level}` as const
  const {sequence, hash, finishedAt, answered, total, byStudent} = receipt
  return (
    <Card
      as="section"
      aria-label={examReceiptText.title(sequence)}
      className={css({display: 'flex', flexDirection: 'column', gap: '4'})}
      data-receipt=""
    >
      <div className={css({display: 'flex', flexDirection: 'column', gap: '1'})}>
        <Title className={css({textStyle: 'heading', color: 'text.strong'})}>{examReceiptText.title(sequence)}</Title>
        <p className={css({textStyle: 'small', color: 'text.muted', maxWidth: 'prose'})}>{examReceiptText.purpose}</p>
      </div>
      <dl className={facts}>
        <dt>{examReceiptText.student}</dt>
        <dd>{studentName}</dd>
        <dt>{examReceiptText.exam}</dt>
        <dd>{examName}</dd>
        <dt>{examReceiptText.finishedAt}</dt>
        <dd>{examReceiptText.instant(Date.parse(finishedAt))}</dd>
        <dt>{examReceiptText.answers}</dt>
        <dd>{examReceiptText.answered(answered, total)}</dd>
        <dt>{examReceiptText.endedBy}</dt>
        <dd>{byStudent ? examReceiptText.byStudent : examReceiptText.byTime}</dd>
        <dt>{examReceiptText.code}</dt>
        <dd>
          <code className={codeStyle}>
            <span
              className={css({_print: {display: 'none'}})}
              title={hash}
            >{`${hash.slice(0, 8)}…${hash.slice(-8)}`}</span>
            <span className={css({display: 'none', _print: {display: 'inline'}})}>{hash}</span>
          </code>
          <span className={css({display: 'block', textStyle: 'small', color: 'text.muted'})}>
            {examReceiptText.codeHint}
          </span>
        </dd>
      </dl>
      <Verdict check={check} />
      {isCopyRefused ? (
        <p role="status" className={codeStyle}>
          {hash}
        </p>
      ) : null}
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2', _print: {display: 'none'}})}>
        <Button size="sm" variant="outline" icon={<CopyIcon size={18} />} onClick={onCopy}>
          {examReceiptText.copy}
        </Button>
        <Button size="sm" variant="outline" icon={<PrinterIcon size={18} />} onClick={onPrint}>
          {examReceiptText.print}
        </Button>
      </div>
    </Card>
  )
}
