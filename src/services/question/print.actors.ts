import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {mostPrinted, type PrintQuestion, type PrintSheet} from '../../../domain/question/print.ts'
import type {RichText} from '../../../domain/shared/richText.ts'
import type {StoredPrint} from '../../../machines/question/printPage.types.ts'
import {QuestionManyDocument, type QuestionManyQuery} from '../gen/day/graphql.ts'
import {readNow} from '../study/reads.ts'
import {readPrint, savePrint} from './print.store.ts'

/** Where the questions stand: an activity of the agenda, or null for favourites. */
export type PrintSource = {readonly calendarDate: string; readonly activity: string} | null

const chunk = 50

/** What paper needs of a question, whichever query it came with. */
type Printable = Pick<QuestionManyQuery['questionMany'][number], '_id' | 'body' | 'isEssay' | 'institution'> & {
  readonly choices: readonly string[]
  readonly classification: readonly string[]
  readonly uf?: string | null
  readonly year?: number | null
  readonly correctChoice?: number | null
  readonly answer?: RichText | null
  readonly comment?: {readonly author: string; readonly body: RichText} | null
}

/** A question of the server as it goes on paper. */
export function printed({
  _id,
  body,
  choices,
  isEssay,
  institution,
  uf,
  year,
  classification,
  ...key
}: Printable): PrintQuestion {
  const {correctChoice = null, answer = null, comment = null} = key
  const source = [institution, uf, year]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' · ')
  return {
    id: _id,
    body,
    choices,
    isEssay,
    source,
    classification,
    correctChoice,
    answer,
    comment: comment && {author: comment.author, body: comment.body},
  }
}

/** All questions of a set in its order, with the keys the server gives this student (D-10). Rejects when one part cannot be read. */
export const collectQuestionsWith = (client: Client, source: PrintSource) =>
  fromPromise<readonly PrintQuestion[], readonly string[]>(async ({input, signal}) => {
    const ids = input.slice(0, mostPrinted)
    const parts = Array.from({length: Math.ceil(ids.length / chunk)}, (_, index) =>
      ids.slice(index * chunk, (index + 1) * chunk),
    )
    const found = new Map<string, PrintQuestion>()
    for (const part of parts) {
      const place = {calendarDate: source?.calendarDate ?? null, activity: source?.activity ?? null}
      const {data} = await readNow(client, QuestionManyDocument, {ids: part, type: 'question', ...place}, signal)
      for (const question of data.questionMany) found.set(question._id, printed(question))
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  })

/** Leaves a print on the device. Rejects with the code `tooLong`, or when the device refuses. */
export const storeSheet = fromPromise<void, PrintSheet>(({input}) => Promise.resolve().then(() => savePrint(input)))

/** The print that the device holds. */
export const readPrintHere = fromPromise<StoredPrint>(() => Promise.resolve().then(readPrint))
