import type {List, RootContent} from 'mdast'
import {readHistory} from './historySource.ts'
import {lineOf, parseOutline, plainText, rangeOf, type Section, sectionsOf} from './markdownTree.ts'
import {lessonHeadSchema} from './parts.schema.ts'
import type {CardSource, LessonSource, MindmapBranch, Report, VideoSlide} from './sourceTypes.ts'
import {readText, type TextDesk} from './texts.ts'
import {readYaml} from './yamlPart.ts'

const parts = ['Texto', 'Mapa mental', 'Vídeo', 'Flashcards', 'Histórico'] as const

/** Reads the file of a lesson; null when its head or a section is missing, and every problem in it is reported. */
export function readLesson(file: string, source: string, report: Report): LessonSource | null {
  const desk = {file, source, report}
  const {before, sections} = sectionsOf(parseOutline(source).children, 1)
  const [front] = before
  if (front?.type !== 'yaml') {
    report(1, 'file', 'It does not begin with a head between two lines "---".')
    return null
  }
  const head = readYaml(lessonHeadSchema, {text: front.value, firstLine: lineOf(front) + 1}, 'file', report)
  if (head === null) return null
  const {value} = head
  for (const node of before.slice(1)) report(lineOf(node), value.id, `Something stands above "# ${parts[0]}".`)
  const titles = sections.map(({title}) => title)
  if (titles.join() !== parts.join()) {
    report(
      lineOf(front),
      value.id,
      `Its sections are "${titles.join('", "')}"; they should be "${parts.join('", "')}".`,
    )
    return null
  }
  const [text, mindmap, video, cards, history] = sections
  if (!text || !mindmap || !video || !cards || !history) return null
  return {
    ...value,
    file,
    line: 1,
    text: readText(desk, value.id, text.nodes),
    mindmap: readMindmap(desk, value.id, mindmap),
    slides: readSlides(desk, value.id, video),
    cards: readCards(desk, value.id, cards),
    history: readHistory(desk, value.id, history.line, history.nodes),
  }
}

const isList = (node: RootContent | undefined): node is List => node?.type === 'list'

function readMindmap({file, report}: TextDesk, item: string, {line, nodes}: Section): readonly MindmapBranch[] {
  const [list] = nodes
  if (!isList(list) || nodes.length > 1) {
    report(line, item, 'The mind map is not one list of two levels.')
    return []
  }
  return list.children.map((point) => {
    const [title, leaves] = point.children
    const isSound = title?.type === 'paragraph' && isList(leaves) && point.children.length === 2
    if (!isSound) report(lineOf(point), item, 'A branch of the mind map is not a line with a list below it.')
    const deep = isList(leaves) ? leaves.children.find((leaf) => leaf.children.length !== 1) : undefined
    if (deep !== undefined) report(lineOf(deep), item, 'The mind map has more than two levels here.')
    return {
      file,
      line: lineOf(point),
      title: title === undefined ? '' : plainText(title),
      leaves: isList(leaves) ? leaves.children.map((leaf) => plainText(leaf)) : [],
    }
  })
}

function readSlides(desk: TextDesk, item: string, {line, nodes}: Section): readonly VideoSlide[] {
  const sections = subsections(desk, item, {line, nodes}, 'slide')
  return sections.map(({title, line: slideLine, nodes: [list, quote, ...more]}) => {
    if (!isList(list) || quote?.type !== 'blockquote' || more.length > 0) {
      desk.report(
        slideLine,
        item,
        `The slide "${title}" is not a list of lines and then a quotation (>) of what is said.`,
      )
    }
    return {
      file: desk.file,
      line: slideLine,
      title,
      lines: isList(list) ? list.children.map((point) => plainText(point)) : [],
      said: quote?.type === 'blockquote' ? plainText(quote) : '',
    }
  })
}

function readCards(desk: TextDesk, item: string, section: Section): readonly CardSource[] {
  return subsections(desk, item, section, 'flashcard').map(({title, line, nodes}) => {
    const at = nodes.findIndex(({type}) => type === 'thematicBreak')
    const [front, back] = at < 0 ? [nodes, []] : [nodes.slice(0, at), nodes.slice(at + 1)]
    if (front.length === 0 || back.length === 0) {
      desk.report(line, item, `The flashcard "${title}" is not a front, a line "---" between empty lines, and a back.`)
    }
    return {file: desk.file, line, label: title, front: readText(desk, item, front), back: readText(desk, item, back)}
  })
}

type Part = Pick<Section, 'line' | 'nodes'>

/** The parts of a section below its `##` headings. */
function subsections(
  {source, report}: TextDesk,
  item: string,
  {line, nodes}: Part,
  called: string,
): readonly Section[] {
  const {before, sections} = sectionsOf(nodes, 2)
  if (sections.length === 0) report(line, item, `No ${called} begins with "## ".`)
  if (before[0] !== undefined && sections.length > 0) {
    report(lineOf(before[0]), item, `Something stands above the first ${called}.`)
  }
  for (const section of sections) {
    // A line of dashes right below a line of text makes that text a heading.
    if (source[rangeOf([section.heading]).start] !== '#') {
      report(section.line, item, 'The line "---" below this text makes it a heading: put an empty line between them.')
    }
  }
  return sections
}
