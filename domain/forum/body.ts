import type {RichNode, RichText} from '../shared/richText.ts'
import {wellFormed} from '../shared/wellFormed.ts'
import {forumNumbers} from './comment.ts'

/** Controls other than line break and tab, what turns the direction of text around, and what nobody sees. */
const forbidden = /(?![\n\t])\p{Cc}|[\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** A comment as it is kept: without forbidden characters (spec 2§5) and without blanks around it. */
export const keptBody = (text: string): string =>
  wellFormed(text).replaceAll(/\r\n?/g, '\n').replaceAll(forbidden, '').trim()

/** Whether a comment may be sent: something is written, and not too much. */
export function isSendable(text: string): boolean {
  const kept = keptBody(text)
  return kept !== '' && kept.length <= forumNumbers.longestBody
}

/** What is shown of a text, and whether that is all of it. */
export type Shown<T> = {readonly shown: T; readonly isWhole: boolean}

/** The characters that are shown after so many clicks on '(Ver mais)' (spec 2§9). */
export const shownAfter = (clicks: number): number => forumNumbers.shownCharacters * (clicks + 1)

/** What belongs to the character before it: a mark, a joiner, or the second half of a surrogate pair. */
const partOfCharacter = /^(?:[\p{M}\u200d\udc00-\udfff]|\p{Emoji_Modifier})/u

/** The end of the first `most` UTF-16 units that parts no character from its marks. */
function endWithin(text: string, most: number): number {
  let end = most
  while (end > 0 && (partOfCharacter.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d')) end -= 1
  return end === 0 ? most : end
}

/** The beginning of a plain text. */
export function truncated(text: string, most: number): Shown<string> {
  if (text.length <= most) return {shown: text, isWhole: true}
  return {shown: text.slice(0, endWithin(text, most)), isWhole: false}
}

type Cut = {readonly node: RichNode | null; readonly used: number}

function cut(node: RichNode, most: number): Cut {
  if (typeof node === 'string') {
    const {shown} = truncated(node, most)
    return {node: shown, used: node.length}
  }
  const {nodes, used} = cutAll(node.children ?? [], most)
  return {node: node.children === undefined ? node : {...node, children: nodes}, used}
}

function cutAll(nodes: RichText, most: number): {readonly nodes: RichNode[]; readonly used: number} {
  const kept: RichNode[] = []
  let used = 0
  for (const node of nodes) {
    if (used >= most) return {nodes: kept, used: used + 1}
    const part = cut(node, most - used)
    if (part.node !== null) kept.push(part.node)
    used += part.used
  }
  return {nodes: kept, used}
}

/** The beginning of a tree: as many characters of its words, each in the elements it stands in. */
export function truncatedTree(tree: RichText, most: number): Shown<RichText> {
  const {nodes, used} = cutAll(tree, most)
  return used <= most ? {shown: tree, isWhole: true} : {shown: nodes, isWhole: false}
}

/** A part of a comment: its words, or a person who is meant by `@name`. */
export type BodyPart = {readonly text: string; readonly mentioned: string | null}

/** The words of a comment, parted where somebody of `mentions` is named with an `@`; the longest name counts. */
export function partsOf(body: string, mentions: readonly {readonly id: string; readonly name: string}[]): BodyPart[] {
  const byLength = mentions.filter(({name}) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  const parts: BodyPart[] = []
  let plain = ''
  for (let at = 0; at < body.length;) {
    const found = body[at] === '@' ? byLength.find(({name}) => body.startsWith(name, at + 1)) : undefined
    if (found === undefined) {
      plain += body[at]
      at += 1
    } else {
      if (plain !== '') parts.push({text: plain, mentioned: null})
      plain = ''
      parts.push({text: `@${found.name}`, mentioned: found.id})
      at += found.name.length + 1
    }
  }
  if (plain !== '') parts.push({text: plain, mentioned: null})
  return parts
}

/** Those of `mentions` that the body really names. */
export const namedIn = <P extends {readonly id: string; readonly name: string}>(
  body: string,
  mentions: readonly P[],
): P[] => {
  const named = new Set(partsOf(body, mentions).flatMap(({mentioned}) => mentioned ?? []))
  return mentions.filter(({id}) => named.has(id))
}
