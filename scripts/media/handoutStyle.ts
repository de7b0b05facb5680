import type {AreaTone} from './areaTones.ts'
import {usual} from './fit.ts'

type Running = {readonly title: string; readonly foot: string; readonly page: string}

/** A string of a style sheet. */
const quoted = (text: string) =>
  `"${text.replaceAll(/[\\"\n<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)}"`

/** Title, foot and number in the margins of a sheet; the first has the title in large already. */
const running = ({title, foot, page}: Running, {solid}: AreaTone) => `
  @page {
    margin: 20mm 20mm 19mm;
    @top-left {content: ${quoted(title)}; font: 400 8pt Sans; color: #5a6474; vertical-align: bottom; padding-bottom: 5mm}
    @bottom-left {content: ${quoted(foot)}; font: 400 8pt Sans; color: #5a6474; white-space: nowrap}
    @bottom-right {content: ${quoted(page)} " " counter(page) " / " counter(pages); font: 400 8pt Sans; color: ${solid}; white-space: nowrap}
  }
  @page :first {margin-top: 16mm; @top-left {content: none}}
  h1 {font: 600 25pt/1.15 Reading; color: var(--deep); margin: 0; text-wrap: balance}`

/** Titles of a collection's topics, each on a sheet of its own. */
const topics = `
  @page {margin: 22mm 20mm}
  h1 {font: 600 21pt/1.2 Reading; color: var(--deep); margin: 0 0 6mm; break-before: page}
  h1:first-child {break-before: auto}`

/** How a handout looks on paper: A4, serif for reading, sans-serif for what is looked up. */
export const handoutStyle = (tone: AreaTone, sheet: Running | null): string => `
  html {font-family: Sans}
  :root {--solid: ${tone.solid}; --deep: ${tone.deep}; --tint: ${tone.tint}}
  @page {size: A4}
  ${sheet === null ? topics : running(sheet, tone)}
  body {margin: 0; font: 400 var(--size, ${usual.size}pt)/var(--line, ${usual.line}) Reading, Sans; color: #1d2433; hyphens: manual; print-color-adjust: exact}
  header {border-top: 1.6mm solid var(--solid); padding-top: 4mm; margin-bottom: 5mm}
  .place {font: 600 9pt/1.4 Sans; color: var(--solid); margin: 0 0 2mm}
  .summary {font: 400 12.5pt/1.45 Reading, Sans; color: #3a4354; margin: 3mm 0 0; text-wrap: pretty}
  /* The space at which a heading breaks is kept: without it the outline runs its words together. */
  h1, h2, h3 {white-space: break-spaces}
  h2 {font: 600 14pt/1.25 Sans; color: var(--solid); margin: 5mm 0 1.3mm; break-after: avoid; text-wrap: balance}
  h3 {font: 600 11pt/1.3 Sans; color: var(--deep); margin: 3.4mm 0 0.8mm; break-after: avoid}
  p {margin: 0 0 2.2mm; text-wrap: pretty; orphans: 3; widows: 3}
  strong {font-weight: 600}
  a {color: var(--solid); overflow-wrap: anywhere}
  ul, ol {margin: 0 0 2.6mm; padding-left: 5.5mm}
  li {margin-bottom: 0.6mm}
  li > p {margin-bottom: 0.8mm}
  li::marker {color: var(--solid)}
  li > ul, li > ol {margin: 0.6mm 0 0}
  table {border-collapse: collapse; width: 100%; margin: 2.6mm 0 3.4mm; font: 400 calc(var(--size, ${usual.size}pt) * .85)/1.38 Sans; break-inside: avoid}
  th, td {border: 0.2mm solid #c3cbd3; padding: 1.2mm 2.2mm; text-align: left; vertical-align: top}
  th {background: var(--tint); color: var(--deep); font-weight: 600}
  td strong, aside strong {font-family: Sans}
  blockquote {margin: 3mm 0; padding: 2.4mm 4mm; background: var(--tint); border-left: 1mm solid var(--solid); break-inside: avoid}
  blockquote > :last-child {margin-bottom: 0}
  pre, code {font: 400 9pt/1.4 Sans; white-space: pre-wrap; overflow-wrap: anywhere}
  sub, sup {font-size: .7em; line-height: 0}
  img {display: block; max-width: 86%; max-height: var(--figure, ${usual.figure}mm); margin: 3mm auto; break-inside: avoid}
  aside {margin-top: 6mm; padding: 3mm 4.5mm; background: var(--tint); break-inside: avoid; font: 400 8pt/1.45 Sans; color: #333c4b}
  aside h2 {font: 600 9pt/1.3 Sans; margin: 0 0 1mm; color: var(--deep)}
  aside p {margin: 0 0 1mm}
  aside p:last-child {margin: 0}`
