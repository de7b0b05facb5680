import {type FileCard, fileBounds, type FileTrouble, type LeftOut} from '../../../domain/decks/deckFile.ts'
import {noCard, readAnki} from './deck.ts'
import type {PackageLimits} from './package.ts'
import {type PackagedCard, writePackage} from './writePackage.ts'

/** What is read of a student's package, or why nothing is. */
export type ReadPackage =
  | {readonly cards: readonly FileCard[]; readonly left: LeftOut}
  | {readonly trouble: Extract<FileTrouble, 'broken' | 'empty' | 'tooMany' | 'tooLarge'>}

export type PackageTask =
  | {readonly kind: 'read'; readonly bytes: Uint8Array}
  | {readonly kind: 'write'; readonly cards: readonly PackagedCard[]; readonly now: number}

/** A student's package is smaller than an operator's, and brings no pictures. */
const limits: PackageLimits = {files: 20_000, collection: 64_000_000, mediaList: 4_000_000, image: 0, images: 0}

async function read(bytes: Uint8Array): Promise<ReadPackage> {
  const {materials, problems, warnings} = await readAnki('package', bytes, {}, limits)
  const cards = materials.flatMap(({value}, index): FileCard[] =>
    value.kind === 'flashcard'
      ? [{row: index + 1, front: value.front, back: value.back, theme: value.prefix ?? ''}]
      : [],
  )
  const items = (pattern: RegExp) => new Set(warnings.filter(({reason}) => pattern.test(reason)).map(({item}) => item))
  if (cards.length === 0) {
    const isUnread = problems.some(({item, reason}) => item === 'file' && reason !== noCard)
    return {trouble: isUnread ? 'broken' : 'empty'}
  }
  if (cards.length > fileBounds.cards) return {trouble: 'tooMany'}
  const left = {
    cards: items(/^It was left out/).size + new Set(problems.map(({item}) => item)).size,
    media: warnings.filter(({reason}) => /^The (?:picture|sound) /.test(reason)).length,
  }
  return Buffer.byteLength(JSON.stringify(cards)) > fileBounds.sent ? {trouble: 'tooLarge'} : {cards, left}
}

/** Reads or writes a package; what was read is JSON. */
export async function carriedOut(task: PackageTask): Promise<Uint8Array> {
  if (task.kind === 'write') return writePackage(task.cards, task.now)
  return Buffer.from(JSON.stringify(await read(task.bytes)))
}
