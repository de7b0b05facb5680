import {answerSheetMachine} from '../../../machines/exam/answerSheet.machine.ts'
import {unconfirmedCount} from '../../../machines/exam/answerSheet.selectors.ts'
import type {AnswerSheetContext} from '../../../machines/exam/answerSheet.types.ts'
import {sheetText} from '../../../src/text/exam/examSheet.ts'
import type {Expectation, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const question = {id: 'q1', number: 1, choices: 4, isEssay: false, isLocked: false}
const essay = {id: 'q2', number: 2, choices: 0, isEssay: true, isLocked: false}
const facts = {questions: [question, essay], choices: {}, endsAt: 10_000}

export const answerSheetModel: FlowModel<typeof answerSheetMachine> = {
  machine: answerSheetMachine,
  starts: {'an exam that nobody has begun': {...facts, draft: {}, timeKey: 'k0'}},
  cases: {
    'sheet.open': [{type: 'sheet.open', key: 'k1'}],
    'letter.type': [
      {type: 'letter.type', questionId: 'q1', text: 'b'},
      {type: 'letter.type', questionId: 'q1', text: 'E'},
    ],
    'letters.paste': [{type: 'letters.paste', questionId: 'q1', text: 'CD'}],
    'sheet.confirm': [{type: 'sheet.confirm', key: 'k2'}],
    'sheet.discard': [{type: 'sheet.discard'}],
    'sheet.close': [{type: 'sheet.close'}],
    'sheet.update': [{type: 'sheet.update', facts: {...facts, choices: {q1: 3}}}],
    'clock.ticked': [{type: 'clock.ticked', now: 10_000}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k2'},
      {type: 'write.confirmed', key: 'another'},
    ],
    'write.refused': [{type: 'write.refused', key: 'k2', code: 'EXAM_TIME_OVER'}],
  },
  contextKey: ({choices, draft, notice, writeKey, timeKey}) => [
    choices,
    Object.keys(draft).length,
    notice?.kind,
    writeKey,
    timeKey,
  ],
  requests: [],
  listeners: [],
  effects: ['keepDraft', 'requestSave', 'notifyRefused', 'notifyTimeOver'],
}

const line = ['textbox', sheetText.line(1, 4)] as const
const confirm = ['button', sheetText.confirm] as const

const openExpectation = ({notice, draft, choices}: AnswerSheetContext): Expectation => {
  const filled = (draft['q1']?.choice ?? choices['q1'] ?? -1) === -1 ? 0 : 1
  return {
    visible: [
      ['dialog', sheetText.title],
      ['text', sheetText.filled(filled, 1)],
      ['text', sheetText.essay],
      line,
      confirm,
      ...(notice?.kind === 'refused' ? [['text', sheetText.refused(1, 4)] as const] : []),
      ...(notice?.kind === 'pasted' ? [['text', sheetText.pasted(1, 0, 1)] as const] : []),
    ],
  }
}

const closedExpectation = ({draft, sent}: AnswerSheetContext): Expectation => {
  const isTyped = Object.entries(draft).some(([id, {choice}]) => sent[id] !== choice)
  return {
    visible: [['button', sheetText.open], ...(isTyped ? [['text', sheetText.unconfirmed(1)] as const] : [])],
    absent: [['dialog']],
  }
}

export const answerSheetView: ViewModel<typeof answerSheetMachine> = {
  interactions: {
    'sheet.open': (page) => page.getByRole('button', {name: sheetText.open}).click(),
    'letter.type': (page, {text}) => page.getByRole('textbox', {name: sheetText.line(1, 4)}).fill(text),
    'letters.paste': 'fact',
    'sheet.confirm': (page) => page.getByRole('button', {name: sheetText.confirm}).click(),
    'sheet.discard': (page) => page.getByRole('button', {name: sheetText.discard}).click(),
    'sheet.close': (page) =>
      page.getByRole('dialog').getByRole('button', {name: sheetText.close, exact: true}).first().click(),
    'sheet.update': 'fact',
    'clock.ticked': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    closed: closedExpectation,
    open: openExpectation,
    saving: {
      visible: [
        ['dialog', sheetText.title],
        ['text', sheetText.savingHint],
        ['button', sheetText.saving],
      ],
      absent: [confirm],
    },
  },
  unavailable: ({context}, event) => {
    if (event.type === 'sheet.discard' && Object.keys(context.draft).length === 0) return 'there is nothing to discard'
    if (
      event.type === 'sheet.discard' &&
      unconfirmedCount(answerSheetMachine.resolveState({value: 'open', context})) === 0
    )
      return 'all of it is on its way'
    return null
  },
}
