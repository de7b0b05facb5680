import type {MathNode, RichNode, RichTag, RichText} from '../../domain/shared/richText.ts'
import {toRichText, type ShownImage} from '../../server/content/markdown.ts'
import {brandTone, type AreaTone} from './areaTones.ts'
import {handoutStyle} from './handoutStyle.ts'
import {fontFaces} from './stage.ts'

/** A drawing that a handout shows where its Markdown says `![…](image:NAME)`. */
export type HandoutFigure = {readonly svg: string; readonly alt: string}

/** What stands above and below the text of a handout that is one topic. */
export type HandoutFrame = {
  /** Where the topic belongs, above its title. */
  readonly place: string
  /** One sentence below the title; empty when there is none. */
  readonly summary: string
  /** What the foot of each page says, and the word before its number. */
  readonly foot: string
  readonly page: string
  /** The last words: what the handout is and is not, and under which licence it stands. */
  readonly about: {readonly title: string; readonly paragraphs: readonly string[]}
}

/** A handout in Markdown. With a frame its headings begin at `##`; without, each `#` begins a sheet of a collection. */
export type Handout = {
  readonly title: string
  readonly markdown: string
  readonly figures?: ReadonlyMap<string, HandoutFigure>
  readonly tone?: AreaTone
  readonly frame?: HandoutFrame
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Rich text knows two levels of headings; which of the document's they are depends on what stands above them. */
const levels = {framed: {h3: 'h2', h4: 'h3'}, bare: {h3: 'h1', h4: 'h2'}} as const

type Drawing = {readonly figures: ReadonlyMap<string, HandoutFigure>; readonly levels: Partial<Record<RichTag, string>>}

const htmlOf = (nodes: RichText, drawing: Drawing): string => nodes.map((node) => nodeHtml(node, drawing)).join('')

function imageHtml({src = '', alt = ''}: Readonly<Record<string, string>>, {figures}: Drawing): string {
  const figure = figures.get(src.slice(src.lastIndexOf('/') + 1))
  const data = figure === undefined ? '' : Buffer.from(figure.svg).toString('base64')
  return `<img src="data:image/svg+xml;base64,${data}" alt="${escaped(alt)}">`
}

const mathHtml = (nodes: readonly MathNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const written = Object.entries(node.attributes ?? {}).map(([key, value]) => ` ${key}="${escaped(value)}"`)
      return `<${node.tag}${written.join('')}>${mathHtml(node.children ?? [])}</${node.tag}>`
    })
    .join('')

function nodeHtml(node: RichNode, drawing: Drawing): string {
  if (typeof node === 'string') return escaped(node)
  const {tag, attributes = {}, children = []} = node
  if (tag === 'img') return imageHtml(attributes, drawing)
  if (tag === 'math') {
    const display = attributes['display'] === 'block' ? ' display="block"' : ''
    return `<math${display}>${mathHtml(node.formula ?? [])}</math>`
  }
  const name = drawing.levels[tag] ?? tag
  const written = Object.entries(tag === 'th' ? {scope: 'col', ...attributes} : attributes)
  const open = `<${name}${written.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`
  return tag === 'br' || tag === 'hr' ? open : `${open}${htmlOf(children, drawing)}</${name}>`
}

const shownFigures = (figures: ReadonlyMap<string, HandoutFigure>) =>
  new Map([...figures].map(([name, {alt}]): [string, ShownImage] => [name, {id: name, alt, size: null}]))

const head = (title: string, {place, summary}: HandoutFrame) =>
  `<header><p class="place">${escaped(place)}</p><h1>${escaped(title)}</h1>` +
  `${summary === '' ? '' : `<p class="summary">${escaped(summary)}</p>`}</header>`

const aboutHtml = ({about}: HandoutFrame) =>
  `<aside><h2>${escaped(about.title)}</h2>${about.paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}</aside>`

/** The page of a handout, ready to be printed; it is all that the file is made of. */
export function handoutHtml({title, markdown, figures = new Map(), tone = brandTone, frame}: Handout): string {
  const raised = frame === undefined ? markdown : markdown.replaceAll(/^#(#+ )/gm, '$1')
  const drawing = {figures, levels: frame === undefined ? levels.bare : levels.framed}
  const text = htmlOf(toRichText(raised, shownFigures(figures)), drawing)
  const body = frame === undefined ? text : `${head(title, frame)}<main>${text}</main>${aboutHtml(frame)}`
  const style = fontFaces + handoutStyle(tone, frame === undefined ? null : {title, foot: frame.foot, page: frame.page})
  const about = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>`
  return `<!doctype html><html lang="pt-BR">${about}${body}</html>`
}
