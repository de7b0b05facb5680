import {createHash} from 'node:crypto'
import {expect, test} from 'vitest'
import {receiptText} from '../../../domain/exam/receipt.ts'
import {noChoice} from '../../../domain/question/outcome.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('the receipt is made over the activity and its questions in their order, unanswered ones included', () => {
  expect(
    receiptText('a1', [
      ['q1', 2],
      ['q2', noChoice],
      ['q3', 0],
    ]),
  ).toBe('a1|q1=2|q2=-1|q3=0')
  expect(receiptText('a1', [])).toBe('a1')
})

test('the hash of a known sheet never changes: old receipts stay comparable', () => {
  expect(
    hashOf(
      receiptText('a1', [
        ['q1', 2],
        ['q2', noChoice],
        ['q3', 0],
      ]),
    ),
  ).toBe('0776aebc298c7078079d7653b4a79dfbf07e49689ca201482d9ccc4a22c2f2ea')
})
