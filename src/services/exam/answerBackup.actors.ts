import * as v from 'valibot'
import {answerBackupFormat, answerBackupVersion, type AnswerBackup} from '../../../domain/exam/answerBackup.ts'
import type {PickedFile} from '../../../machines/exam/answerBackup.types.ts'
import {saveFile} from '../platform/saveFile.ts'

const frame = v.object({format: v.literal(answerBackupFormat), version: v.number()})
const mark = v.object({
  question: v.string(),
  selected: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  essay: v.nullable(v.string()),
  dateNow: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
})
const schema = v.object({
  version: v.number(),
  owner: v.string(),
  activity: v.string(),
  savedAt: v.string(),
  marks: v.array(mark),
})

/** A file that is larger than this is none of ours, in bytes. */
const mostBytes = 5_000_000

const notOurs = 'this is no backup file'

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(notOurs, {cause: error})
  }
}

/**
 * What a backup file says. Of another version only the version is believed, which is all that is needed to refuse it.
 *
 * @throws when it is not a backup file
 */
export function parseAnswerBackup(text: string): AnswerBackup {
  const value = valueOf(text)
  const whole = v.safeParse(schema, value)
  const known = v.safeParse(frame, value)
  if (!known.success || (!whole.success && known.output.version === answerBackupVersion)) throw new Error(notOurs)
  return whole.success ? whole.output : {version: known.output.version, owner: '', activity: '', savedAt: '', marks: []}
}

export const serializeAnswerBackup = (file: AnswerBackup): string =>
  JSON.stringify({format: answerBackupFormat, ...file}, null, 2)

/** Hands a backup file to the browser's downloads. */
export const saveAnswerBackup = (file: AnswerBackup): void =>
  saveFile({
    blob: new Blob([serializeAnswerBackup(file)], {type: 'application/json'}),
    name: `aristo-respostas-${file.activity}.json`,
  })

/** Lets the student choose a backup file; null when none was chosen. Rejects when it cannot be read. */
export function pickAnswerBackup(): Promise<PickedFile> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'application/json,.json'
  return new Promise((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      if (!file) resolve(null)
      else if (file.size > mostBytes) reject(new Error('the file is too large'))
      else file.text().then(parseAnswerBackup).then(resolve, reject)
    })
    input.click()
  })
}
