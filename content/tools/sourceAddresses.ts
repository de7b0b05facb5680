import * as v from 'valibot'
import type {LessonSource, QuestionSource, Report, SourceAddress} from './sourceTypes.ts'
import {readYaml} from './yamlPart.ts'

const schema = v.array(
  v.strictObject({
    reconhece: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(2))), v.minLength(1), v.maxLength(4)),
    endereço: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.regex(/^[^\s()]+$/u)),
  }),
)

/** A text without case, accents and doubled spaces. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').toLowerCase()

/** Reads `referencias.yaml`; a pack without it knows no addresses. */
export function readAddresses(file: string, text: string | undefined, report: Report): readonly SourceAddress[] {
  const reading = text === undefined ? null : readYaml(schema, {text, firstLine: 1}, 'file', report)
  if (reading === null) return []
  return reading.value.map(({reconhece, endereço: url}, at) => ({
    file,
    line: reading.lineAt([at]),
    words: reconhece.map(folded),
    url,
  }))
}

/** Whether the words of another entry say all that these say, and more. */
const isCovered = (one: SourceAddress, other: SourceAddress): boolean =>
  one !== other &&
  one.url !== other.url &&
  one.words.every((word) => other.words.some((longer) => longer.includes(word)))

/** The entries that fit a citation, without those that a more exact one covers: several when it names several sources. */
export function addressesOf(citation: string, all: readonly SourceAddress[]): readonly SourceAddress[] {
  const text = folded(citation)
  const fitting = all.filter(({words}) => words.every((word) => text.includes(word)))
  return fitting.filter((one) => !fitting.some((other) => isCovered(one, other)))
}

/** Where a citation can be read; null when that is not known, and for one that names several sources. */
export function addressOf(citation: string, all: readonly SourceAddress[]): string | null {
  const [url, ...more] = new Set(addressesOf(citation, all).map((address) => address.url))
  return url === undefined || more.length > 0 ? null : url
}

/** Makes a link of each citation whose address is known; what already has one, or a bracket, stays as it is. */
function linkedCitations(citations: string, all: readonly SourceAddress[]): string {
  return citations
    .split('; ')
    .map((part) => {
      const [, citation = part, end = ''] = /^(.*?)(\.?(?: Comentário atualizado em .*)?)$/su.exec(part) ?? []
      const url = addressOf(citation, all)
      return url === null || /[[\]<>]|https?:/u.test(citation) ? part : `[${citation}](${url})${end}`
    })
    .join('; ')
}

/** A question whose comment links to its sources. */
export const withLinkedSource = (question: QuestionSource, all: readonly SourceAddress[]): QuestionSource => ({
  ...question,
  comment: {
    ...question.comment,
    markdown: question.comment.markdown.replace(
      /^(Fontes?: )(.*)$/mu,
      (_, start: string, citations: string) => `${start}${linkedCitations(citations, all)}`,
    ),
  },
})

/** A lesson whose references link to their sources. */
export function withLinkedReferences(lesson: LessonSource, all: readonly SourceAddress[]): LessonSource {
  const {markdown} = lesson.text
  const start = markdown.lastIndexOf('\n## Referências')
  if (start < 0) return lesson
  const references = markdown
    .slice(start)
    .replaceAll(
      /^(- )(.*)$/gmu,
      (_, bullet: string, citations: string) => `${bullet}${linkedCitations(citations, all)}`,
    )
  return {...lesson, text: {...lesson.text, markdown: markdown.slice(0, start) + references}}
}
