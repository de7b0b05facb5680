import type {RichNode, RichText} from '../../domain/shared/richText.ts'
import {toRichText} from '../../server/content/markdown.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function htmlOf(nodes: RichText): string {
  return nodes.map(nodeHtml).join('')
}

function nodeHtml(node: RichNode): string {
  if (typeof node === 'string') return escaped(node)
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const open = `<${node.tag}${attributes.join('')}>`
  return node.tag === 'br' || node.tag === 'hr' ? open : `${open}${htmlOf(node.children ?? [])}</${node.tag}>`
}

const style = `
  @font-face {font-family: Reading; src: url(/serif.woff2); font-weight: 200 900}
  @font-face {font-family: Sans; src: url(/sans.woff2); font-weight: 100 900}
  @page {size: A4; margin: 22mm 20mm}
  body {margin: 0; font: 400 11.5pt/1.55 Reading; color: #1d2433}
  h3 {font: 650 21pt/1.2 Reading; color: #062a30; margin: 0 0 6mm; break-before: page}
  h3:first-child {break-before: auto}
  h4 {font: 650 13pt/1.3 Sans; color: #0d4f5a; margin: 7mm 0 2mm; break-after: avoid}
  table {border-collapse: collapse; width: 100%; margin: 4mm 0; font: 400 10pt/1.4 Sans; break-inside: avoid}
  th, td {border: 0.3mm solid #b9c9c8; padding: 1.8mm 2.4mm; text-align: left; vertical-align: top}
  th {background: #e7f0ef}
  li {margin-bottom: 1mm}`

/** The page of an apostila, written in Markdown; each first heading begins a sheet. */
export function handoutHtml(title: string, markdown: string): string {
  const body = htmlOf(toRichText(markdown, new Map()))
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>${body}</html>`
}
