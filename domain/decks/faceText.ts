import type {RichNode, RichText} from '../shared/richText.ts'

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<|~]|\$(?=\S)/g, String.raw`\$&`)

const around = {strong: '**', em: '*', del: '~~'} as const
const isMark = (tag: string): tag is keyof typeof around => Object.hasOwn(around, tag)

const indented = (text: string): string => text.trim().replaceAll('\n', '\n  ')

function listOf(children: RichText, mark: (index: number) => string): string {
  const items = children.flatMap((child) => (typeof child === 'string' || child.tag !== 'li' ? [] : [child]))
  return `${items.map(({children: inner = []}, index) => `${mark(index)} ${indented(markdownOf(inner))}`).join('\n')}\n\n`
}

const rowsIn = (nodes: RichText): readonly Exclude<RichNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : node.tag === 'tr' ? [node] : rowsIn(node.children ?? [])))

function tableOf(children: RichText): string {
  const lines = rowsIn(children).map(({children: cells = []}) => {
    const texts = cells.flatMap((cell) => (typeof cell === 'string' ? [] : [markdownOf(cell.children ?? []).trim()]))
    return {line: `| ${texts.join(' | ')} |`, rule: `|${texts.map(() => ' --- |').join('')}`}
  })
  return `${lines.map(({line, rule}, index) => (index === 0 ? `${line}\n${rule}` : line)).join('\n')}\n\n`
}

function written(node: RichNode): string {
  if (typeof node === 'string') return escaped(node)
  const {tag, attributes = {}, children = []} = node
  const inner = () => markdownOf(children)
  if (isMark(tag)) return `${around[tag]}${inner()}${around[tag]}`
  switch (tag) {
    case 'br':
      return '\\\n'
    case 'code':
      return `\`${children.filter((child) => typeof child === 'string').join('')}\``
    case 'math': {
      const dollars = attributes['display'] === 'block' ? '$$' : '$'
      return `${dollars}${children.filter((child) => typeof child === 'string').join('')}${dollars}`
    }
    case 'sub':
    case 'sup':
      return `<${tag}>${inner()}</${tag}>`
    case 'a':
      return `[${inner()}](${attributes['href'] ?? ''})`
    case 'img':
      return escaped(`[${attributes['alt'] ?? ''}]`)
    case 'hr':
      return '---\n\n'
    case 'h3':
    case 'h4':
      return `${tag === 'h3' ? '#' : '##'} ${inner()}\n\n`
    case 'ul':
      return listOf(children, () => '-')
    case 'ol':
      return listOf(children, (index) => `${Number(attributes['start'] ?? 1) + index}.`)
    case 'blockquote':
      return `> ${inner().trim().replaceAll('\n', '\n> ')}\n\n`
    case 'table':
      return tableOf(children)
    case 'p':
    case 'pre':
      return `${inner()}\n\n`
    default:
      return inner()
  }
}

/** A face as markdown, as somebody would write it; a picture by what it shows. */
export const markdownOf = (nodes: RichText): string => nodes.map(written).join('')
