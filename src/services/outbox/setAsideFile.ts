import {answerBackupVersion} from '../../../domain/exam/answerBackup.ts'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {saveFile} from '../platform/saveFile.ts'
import {markedBy} from '../exam/markChain.ts'
import {saveAnswerBackup} from '../exam/answerBackup.actors.ts'

/**
 * Hands a copy of a write to the browser's downloads: marks of an exam as a backup file, which the exam takes back, all
 * others as JSON for people to read. Throws when the browser takes no file.
 */
export function saveSetAside(entry: OutboxEntry, now: Instant): void {
  const savedAt = new Date(now).toISOString()
  const {key, owner, operation, input, requestedAt} = entry
  const mark = markedBy(entry)
  if (mark === null) {
    const text = JSON.stringify(
      {format: 'aristo.set-aside', savedAt, owner, operation, requestedAt: new Date(requestedAt).toISOString(), input},
      null,
      2,
    )
    saveFile({blob: new Blob([text], {type: 'application/json'}), name: `aristo-nao-salvo-${key}.json`})
    return
  }
  const {
    activity,
    marked: {madeAt, items},
  } = mark
  const dateNow = new Date(madeAt).toISOString()
  const marks = items.map(({questionId, selected, essay}) => ({question: questionId, selected, essay, dateNow}))
  saveAnswerBackup({version: answerBackupVersion, owner, activity, savedAt, marks})
}
