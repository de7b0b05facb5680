import * as v from 'valibot'
import {accountStore} from '../platform/storage.ts'

const pages = accountStore<[string, number][]>('readerPages', 1, v.array(v.tuple([v.string(), v.number()])), [])

/** The pages of this many documents are kept; the oldest go first. */
const most = 300

/** The page (from 1) at which this account left a document on this device. */
export const readPage = (id: string): number => pages.read().find(([known]) => known === id)?.[1] ?? 1

export function savePage(id: string, page: number): void {
  const others = pages.read().filter(([known]) => known !== id)
  pages.write([...others.slice(1 - most), [id, page]])
}
