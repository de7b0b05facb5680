import type {Meta, StoryObj} from '@storybook/react-vite'
import {fn} from 'storybook/test'
import type {ExamReceipt} from '../../domain/exam/exam.types.ts'
import {type ReceiptCheck, ReceiptCardView} from '../../src/features/exam/ReceiptCardView.tsx'
import {Stage} from './Stage.tsx'

const meta = {title: 'UI/Comprovante de prova'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const receipt: ExamReceipt = {
  sequence: 1_204,
  hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  finishedAt: '2026-11-21T20:12:31.000Z',
  answered: 98,
  total: 100,
  byStudent: false,
}

const Demo = ({
  check,
  of = receipt,
  isCopyRefused = false,
}: {
  readonly check: ReceiptCheck
  readonly of?: ExamReceipt
  readonly isCopyRefused?: boolean
}) => (
  <Stage>
    <ReceiptCardView
      receipt={of}
      studentName="Ana Beatriz Nogueira"
      examName="Prova de residência 2025 · Hospital Universitário de Aurora"
      check={check}
      isCopyRefused={isCopyRefused}
      onCopy={fn()}
      onPrint={fn()}
    />
  </Stage>
)

export const Matches: Story = {render: () => <Demo check="matches" of={{...receipt, answered: 100, byStudent: true}} />}
export const Differs: Story = {render: () => <Demo check="differs" isCopyRefused />}
