import type {Transaction} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import type {ImportList, ImportWriting} from './items.ts'
import {excluded, storeImages, type Write} from './store.ts'
import {changing} from './storeTemplates.ts'
import type {PreparedWriting} from './writingText.ts'

/** Writes articles and documents with the images they show; `retired` stays as it is. */
export async function storeWritings(
  trx: Transaction<Tables>,
  writings: readonly Write<PreparedWriting>[],
): Promise<void> {
  for (const {
    value: {writing, body},
    hash,
  } of writings) {
    const shared = {
      id: writing.id,
      title: writing.title,
      written_on: writing.date,
      body: JSON.stringify(body),
      content_hash: hash,
    }
    if (writing.kind === 'article') await storeArticle(trx, {...shared, ...articleColumns(writing)})
    else await storeDocument(trx, {...shared, ...documentColumns(writing)})
  }
  await storeImages(
    trx,
    writings.flatMap(({value}) => value.images),
  )
}

type Shared = {
  readonly id: string
  readonly title: string
  readonly written_on: string
  readonly body: string
  readonly content_hash: string
}

const articleColumns = ({summary, author, theme}: Extract<ImportWriting, {kind: 'article'}>) => ({
  summary,
  author,
  theme,
})

const documentColumns = ({
  purpose,
  subtitle,
  course,
  phase,
  url,
  category,
  description,
}: Extract<ImportWriting, {kind: 'document'}>) => ({
  purpose,
  subtitle: subtitle ?? null,
  course_id: course ?? null,
  phase: phase ?? null,
  url: url ?? null,
  category: category ?? null,
  description: description ?? null,
})

async function storeArticle(trx: Transaction<Tables>, row: Shared & ReturnType<typeof articleColumns>): Promise<void> {
  await trx
    .insertInto('article')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(excluded(changing(row))))
    .execute()
}

async function storeDocument(
  trx: Transaction<Tables>,
  row: Shared & ReturnType<typeof documentColumns>,
): Promise<void> {
  await trx
    .insertInto('document')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(excluded(changing(row))))
    .execute()
}

/** Writes lists of reasons, federation units, specialties and what the raffle draws from; `retired` stays as it is. */
export async function storeLists(trx: Transaction<Tables>, lists: readonly Write<ImportList>[]): Promise<void> {
  for (const {value, hash} of lists) {
    const {id} = value
    const columns = (row: object) => excluded(changing(row))
    if (value.kind === 'reasonList') {
      const row = {id, reasons: JSON.stringify(value.reasons), content_hash: hash}
      await trx
        .insertInto('reason_list')
        .values(row)
        .onConflict((on) => on.column('id').doUpdateSet(columns(row)))
        .execute()
    } else if (value.kind === 'federationUnit') {
      const row = {id, name: value.name, medical_schools: JSON.stringify(value.medicalSchools), content_hash: hash}
      await trx
        .insertInto('federation_unit')
        .values(row)
        .onConflict((on) => on.column('id').doUpdateSet(columns(row)))
        .execute()
    } else if (value.kind === 'raffle') {
      const row = {id: value.id, items: JSON.stringify(value.items), content_hash: hash}
      await trx
        .insertInto('raffle_list')
        .values(row)
        .onConflict((on) => on.column('id').doUpdateSet(columns(row)))
        .execute()
    } else {
      const row = {id, name: value.name, content_hash: hash}
      await trx
        .insertInto('specialty')
        .values(row)
        .onConflict((on) => on.column('id').doUpdateSet(columns(row)))
        .execute()
    }
  }
}
