import {createHash} from 'node:crypto'

/** Letters and digits of a name with hyphens between, as ids are written; empty when it has none. */
export function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** A short name of a text that changes with it. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
