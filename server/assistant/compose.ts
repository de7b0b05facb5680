import type {Blockquote, Paragraph as Block, PhrasingContent, Root} from 'mdast'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {contradictsKey} from '../../domain/assistant/contradiction.ts'
import {assistantLimits} from '../../domain/assistant/limits.ts'
import {wellFormed} from '../../domain/shared/wellFormed.ts'
import {type Asked, type Draft, type Paragraph, ProviderFailure, type Source} from './provider.types.ts'

/** An answer that was checked: shown to the student, or only to the staff. */
export type Composed = {readonly state: 'draft' | 'withheld'; readonly answer: string}

const writer = unified().use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})

const letterOf = (index: number) => 'ABCDE'.charAt(index)

/** What the key says, in our own words: every answer begins with it, whatever a provider writes. */
function keyParagraphs({key: {choices, correct}, essayAnswer, choice}: Asked): Paragraph[] {
  const say = (text: string, isQuote = false): Paragraph => ({text, isQuote, sources: [1]})
  if (correct === null) return [say('A resposta oficial desta questão discursiva:'), say(essayAnswer ?? '', true)]
  const chosen =
    choice === null || choices[choice] === undefined ? '' : ` Você marcou a alternativa ${letterOf(choice)}.`
  if (correct < 0) return [say('Esta questão foi anulada: qualquer alternativa marcada conta ponto.')]
  return [
    say(`Gabarito oficial: alternativa ${letterOf(correct)}. ${choices[correct] ?? ''}`),
    ...(chosen === '' ? [] : [say(chosen.trim())]),
  ]
}

const link = ({title, url}: Source): PhrasingContent => ({type: 'link', url, children: [{type: 'text', value: title}]})

function blockOf({text, isQuote, sources}: Paragraph, all: readonly Source[]): Block | Blockquote {
  const cited = all.filter(({number}) => sources.includes(number))
  const children: PhrasingContent[] = [
    {type: 'text', value: cited.length === 0 ? text : `${text} (`},
    ...cited.flatMap((source, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{type: 'text' as const, value: '; '}]),
      link(source),
    ]),
    ...(cited.length === 0 ? [] : [{type: 'text' as const, value: ')'}]),
  ]
  const block: Block = {type: 'paragraph', children}
  return isQuote ? {type: 'blockquote', children: [block]} : block
}

const markdownOf = (paragraphs: readonly Paragraph[], sources: readonly Source[]): string => {
  const root: Root = {type: 'root', children: paragraphs.map((paragraph) => blockOf(paragraph, sources))}
  return writer.stringify(root).trim()
}

/**
 * Makes an answer of what a provider wrote: the key first, then its paragraphs with links to their sources. What contradicts
 * the key is withheld; the check reads the words that would be shown, the provider has no part in it (D-27).
 *
 * @throws ProviderFailure when it is too long, or cites nothing that there is
 */
export function composed(asked: Asked, {paragraphs: written, declared}: Draft): Composed {
  const {key, sources} = asked
  const paragraphs = written.map((paragraph) => ({...paragraph, text: wellFormed(paragraph.text)}))
  const known = new Set(sources.map(({number}) => number))
  const cites = paragraphs.some((paragraph) => paragraph.sources.length > 0)
  const isSilent = paragraphs.length === 0 || (!cites && sources.length > 1)
  if (isSilent || paragraphs.some((paragraph) => paragraph.sources.some((number) => !known.has(number))))
    throw new ProviderFailure('uncited')
  const answer = markdownOf([...keyParagraphs(asked), ...paragraphs], sources)
  if (answer.length > assistantLimits.answer) throw new ProviderFailure('too long')
  const contradicts =
    (declared !== undefined && declared !== key.correct) ||
    contradictsKey(paragraphs.map(({text}) => text).join('\n'), key)
  return {state: contradicts ? 'withheld' : 'draft', answer}
}
