import type {RootContent} from 'mdast'
import {readHistory} from './historySource.ts'
import {lineOf, parseOutline, plainText, type Section, sectionsOf} from './markdownTree.ts'
import {type QuestionHead, questionHeadSchema} from './parts.schema.ts'
import {letters, type QuestionSource, type Report} from './sourceTypes.ts'
import {readText, type TextDesk} from './texts.ts'
import {readYaml} from './yamlPart.ts'

/** Reads a file of questions; those that are not sound are left out and every problem in them is reported. */
export function readQuestions(file: string, source: string, report: Report): readonly QuestionSource[] {
  const desk = {file, source, report}
  const {before, sections} = sectionsOf(parseOutline(source).children, 1)
  for (const node of before) report(lineOf(node), 'file', 'Something stands above the first question.')
  return sections.flatMap((section) => readQuestion(desk, section) ?? [])
}

function readQuestion(desk: TextDesk, {title: id, line, nodes}: Section): QuestionSource | null {
  const {before, sections} = sectionsOf(nodes, 2)
  const [block, ...bodyNodes] = before
  const head = readHead(desk, id, line, block)
  const parts = partsOf(desk, id, line, sections)
  if (head === null || parts === null) return null
  const list = choiceList(bodyNodes)
  const isEssay = parts.answer !== undefined
  const onlyBody = isEssay || list === undefined ? bodyNodes : bodyNodes.slice(0, -1)
  if (onlyBody.length === 0) desk.report(line, id, 'It has no body.')
  const common = {
    file: desk.file,
    line,
    id,
    lesson: head.lesson,
    institution: head.institution,
    uf: head.uf,
    year: head.year,
    difficulty: head.difficulty,
    reservedFor: head.reservedFor,
    continues: head.continues,
    body: readText(desk, id, onlyBody),
    comment: readText(desk, id, parts.comment.nodes),
    history: readHistory(desk, id, parts.history.line, parts.history.nodes),
  }
  if (parts.answer !== undefined) {
    if (head.key !== null || head.annulled !== null || head.unequalChoices !== null) {
      desk.report(line, id, 'An essay has neither "gabarito" nor "anulada" nor "tamanhos desiguais".')
    }
    return {...common, kind: 'essay', answer: readText(desk, id, parts.answer.nodes)}
  }
  return {
    ...common,
    kind: 'choice',
    choices: readChoices(desk, id, line, list, head),
    key: head.key,
    annulled: head.annulled,
    annulment: head.annulment,
    unequalChoices: head.unequalChoices,
  }
}

function readHead({report}: TextDesk, id: string, line: number, block: RootContent | undefined): QuestionHead | null {
  if (block?.type !== 'code' || block.lang !== 'yaml') {
    report(line, id, 'A block ```yaml with "aula", "ano" and so on must follow the heading.')
    return null
  }
  return readYaml(questionHeadSchema, {text: block.value, firstLine: lineOf(block) + 1}, id, report)?.value ?? null
}

/** The sections of a question; its choices make it one of choices, its "Resposta" an essay. */
function partsOf({report}: TextDesk, id: string, line: number, sections: readonly Section[]) {
  const known = ['Resposta', 'Comentário', 'Histórico']
  for (const section of sections) {
    const {title, nodes, line: place} = section
    if (!known.includes(title)) report(place, id, `"${title}" is no section of a question: ${known.join(', ')}.`)
    else if (nodes.length === 0) report(place, id, `The section "${title}" is empty.`)
  }
  for (const name of known) {
    const [, second] = sections.filter(({title}) => title === name)
    if (second !== undefined) report(second.line, id, `The section "${name}" stands there twice.`)
  }
  const named = (name: string) => sections.find(({title}) => title === name)
  const comment = named('Comentário')
  const history = named('Histórico')
  if (comment === undefined) report(line, id, 'The section "Comentário" is missing.')
  if (history === undefined) report(line, id, 'The section "Histórico" is missing.')
  return comment === undefined || history === undefined ? null : {answer: named('Resposta'), comment, history}
}

/** The list of choices: the last thing of a body, its first point beginning with `A)`. */
function choiceList(nodes: readonly RootContent[]) {
  const last = nodes.at(-1)
  if (last?.type !== 'list' || last.children[0] === undefined) return undefined
  return plainText(last.children[0]).startsWith('A)') ? last : undefined
}

function readChoices(
  {report}: TextDesk,
  id: string,
  line: number,
  list: ReturnType<typeof choiceList>,
  {key, annulled}: QuestionHead,
): readonly string[] {
  if (list === undefined) {
    report(
      line,
      id,
      'No list of choices that begins with "- A) " ends the body, and no "## Resposta" makes it an essay.',
    )
    return []
  }
  const choices = list.children.map((point, at) => {
    const [, letter, text] = /^([A-Z])\) ?(.*)$/.exec(plainText(point)) ?? []
    if (letter !== letters[at]) {
      report(lineOf(point), id, `Choice ${at + 1} does not begin with "${letters[at] ?? '?'}) ".`)
    }
    if (!text) report(lineOf(point), id, `Choice ${at + 1} is empty.`)
    const isPlain =
      point.children.length === 1 &&
      point.children[0]?.type === 'paragraph' &&
      point.children[0].children.every(({type}) => type === 'text')
    if (!isPlain) report(lineOf(point), id, `Choice ${at + 1} is more than plain text in one paragraph.`)
    return text ?? ''
  })
  if (choices.length < 4 || choices.length > 5) {
    report(lineOf(list), id, `It has ${choices.length} choices; four or five are asked for.`)
  }
  if (key === null && annulled === null) report(line, id, 'It has neither "gabarito" nor "anulada".')
  if (key !== null && letters.indexOf(key) >= choices.length) {
    report(line, id, `Its key ${key} is none of its ${choices.length} choices.`)
  }
  return choices
}
