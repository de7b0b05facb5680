import {useEffect, useState} from 'react'
import type {ExamReceipt} from '../../../domain/exam/exam.types.ts'
import {examNameOf, type NamedExam, receiptText, type SheetRow} from '../../../domain/exam/receipt.ts'
import {printReceipt} from '../../services/exam/receipt.ts'
import {copyText} from '../../services/platform/clipboard.ts'
import {sha256} from '../../services/platform/sha256.ts'
import {examReceiptText} from '../../text/exam/examReceipt.ts'
import {notify} from '../../ui/status/notify.ts'
import {useProfile} from '../studentActors.ts'
import {type ReceiptCheck, ReceiptCardView} from './ReceiptCardView.tsx'

/** The answers as this device knows them: each question of the exam in its order, with the choice that stands. */
export type KnownSheet = {readonly activityId: string; readonly rows: readonly SheetRow[]}

type Props = {
  readonly receipt: ExamReceipt
  readonly exam: NamedExam
  readonly sheet?: KnownSheet
  readonly level?: 2 | 3
}

/** Compares the receipt with what this device holds. */
function useCheck({receipt: {hash}, sheet}: Pick<Props, 'receipt' | 'sheet'>): ReceiptCheck {
  const text = sheet ? receiptText(sheet.activityId, sheet.rows) : null
  const [mine, setMine] = useState<{text: string; hash: string | null} | null>(null)
  useEffect(() => {
    let isGone = false
    if (text !== null) {
      void sha256(text).then((made) => {
        if (!isGone) setMine({text, hash: made})
      })
    }
    return () => {
      isGone = true
    }
  }, [text])
  if (text === null || mine?.text !== text || mine.hash === null) return 'unknown'
  return mine.hash === hash ? 'matches' : 'differs'
}

/** The receipt of a finished exam. */
export function ReceiptCard({receipt, exam, sheet, level = 2}: Props) {
  const {name} = useProfile()
  const check = useCheck({receipt, ...(sheet && {sheet})})
  const [isCopyRefused, setCopyRefused] = useState(false)
  const copy = async () => {
    const isCopied = await copyText(receipt.hash)
    setCopyRefused(!isCopied)
    notify(
      isCopied ? {tone: 'info', title: examReceiptText.copied} : {tone: 'error', title: examReceiptText.copyFailed},
    )
  }
  return (
    <ReceiptCardView
      receipt={receipt}
      studentName={name}
      examName={examNameOf(exam)}
      level={level}
      check={check}
      isCopyRefused={isCopyRefused}
      onCopy={() => void copy()}
      onPrint={printReceipt}
    />
  )
}
