import * as v from 'valibot'
import {longestPrint, type PrintQuestion, type PrintSheet} from '../../../domain/question/print.ts'
import {type RichNode, type RichText, richTags} from '../../../domain/shared/richText.ts'
import type {StoredPrint} from '../../../machines/question/printPage.types.ts'
import {forgetHeld, localStore, onOtherTab} from '../platform/storage.ts'

/**
 * The print of this device (spec 2§3 "question print data"): one at a time, for whoever opens `/impressao` on it (C-57). Raise its
 * version with the shape of a sheet. The second key says that there is one, also when its shape is of another version.
 */
const store = localStore<unknown>('print', 1, v.unknown(), null)
const mark = localStore<number>('printMade', 1, v.number(), 0)

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number'

const isNode = (value: unknown): value is RichNode =>
  typeof value === 'string' ||
  (isFields(value) &&
    richTags.some((tag) => tag === value['tag']) &&
    (value['attributes'] === undefined ||
      (isFields(value['attributes']) && isTexts(Object.values(value['attributes'])))) &&
    (value['children'] === undefined || isRich(value['children'])))
const isRich = (value: unknown): value is RichText => Array.isArray(value) && value.every(isNode)

const isComment = (value: unknown): value is PrintQuestion['comment'] =>
  value === null || (isFields(value) && typeof value['author'] === 'string' && isRich(value['body']))

const isQuestion = (value: unknown): value is PrintQuestion =>
  isFields(value) &&
  typeof value['id'] === 'string' &&
  isRich(value['body']) &&
  isTexts(value['choices']) &&
  typeof value['isEssay'] === 'boolean' &&
  typeof value['source'] === 'string' &&
  isTexts(value['classification']) &&
  isNumberOrNull(value['correctChoice']) &&
  (value['answer'] === null || isRich(value['answer'])) &&
  isComment(value['comment'])

/** A sheet as it is stored: those of before the laboratory values say nothing of them. */
type StoredSheet = Omit<PrintSheet, 'withLabValues'> & {readonly withLabValues?: boolean}

const isSheet = (value: unknown): value is StoredSheet =>
  isFields(value) &&
  typeof value['title'] === 'string' &&
  typeof value['createdAt'] === 'number' &&
  typeof value['withKey'] === 'boolean' &&
  typeof value['withComments'] === 'boolean' &&
  typeof value['withAnswerSheet'] === 'boolean' &&
  (value['withLabValues'] === undefined || typeof value['withLabValues'] === 'boolean') &&
  Array.isArray(value['questions']) &&
  value['questions'].length > 0 &&
  value['questions'].every(isQuestion)

/** A print that the device did not keep; `tooLong` is one that no device would. */
class PrintError extends Error {
  readonly code: 'tooLong' | 'refused'

  constructor(code: 'tooLong' | 'refused') {
    super(code)
    this.name = 'PrintError'
    this.code = code
  }
}

export function readPrint(): StoredPrint {
  const sheet = store.read()
  if (isSheet(sheet)) return {kind: 'sheet', sheet: {...sheet, withLabValues: sheet.withLabValues ?? false}}
  return {kind: sheet !== null || mark.read() !== 0 ? 'unreadable' : 'nothing'}
}

/** Keeps a print in place of the one before. Throws an error with the code `tooLong` or `refused`. */
export function savePrint(sheet: PrintSheet): void {
  if (JSON.stringify(sheet).length > longestPrint) throw new PrintError('tooLong')
  store.write(sheet)
  // Another tab shows it: memory is no place for it.
  const isKept = !forgetHeld('print')
  const kept = readPrint()
  if (!isKept || kept.kind !== 'sheet' || JSON.stringify(kept.sheet) !== JSON.stringify(sheet))
    throw new PrintError('refused')
  mark.write(sheet.createdAt)
}

/** Calls back when another tab has stored a print. Returns the stop. */
export const watchPrint = (onStored: () => void): (() => void) => onOtherTab('printMade', onStored)
