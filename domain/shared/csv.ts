/** A cell of a table that is downloaded. */
export type CsvCell = string | number | null

/** What stands before a CSV file, so that spreadsheets read it as UTF-8. */
export const csvMark = '\uFEFF'

/** A text that a spreadsheet would run as a formula. */
const formula = /^[\s\u00a0]*[=+\-@＝＋－＠\t\r]/u

/** Such a text is led by an apostrophe, which spreadsheets do not show. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell without that apostrophe. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (text: string): string => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Numbers with a comma and at most two decimals, as spreadsheets in Portuguese read them. */
const written = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Math.round(cell * 100) / 100).replace('.', ',')
  return quoted(harmless(cell))
}

/**
 * A table as CSV for a spreadsheet in Portuguese: parted by semicolons, lines by CR LF (RFC 4180), with the mark that
 * tells UTF-8.
 */
export const csvOf = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `${csvMark}${[head, ...rows].map((row) => row.map(written).join(';')).join('\r\n')}\r\n`

const separators = [';', ',', '\t'] as const

/** The separator of a file: what its first line has most of; a semicolon, as Brazilian spreadsheets write, when in doubt. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const amount = (separator: string) => line.replaceAll(/"[^"]*"/g, '').split(separator).length
  return separators.reduce((best, each) => (amount(each) > amount(best) ? each : best))
}

/** Cells of a row that are read; further ones are left out. */
const mostCells = 64

/** Reads one cell and what separates it from the next. */
function cellAt(text: string, start: number, separator: string): {cell: string; at: number} | null {
  let at = start
  let cell = ''
  if (text[at] === '"') {
    for (;;) {
      const end = text.indexOf('"', at + 1)
      if (end < 0) return null
      cell += text.slice(at + 1, end)
      at = end + 1
      if (text[at] !== '"') break
      cell += '"'
    }
  }
  const from = at
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return {cell: cell + text.slice(from, at), at}
}

/**
 * The rows of a CSV file (RFC 4180), separated by semicolons, commas or tabs, with its mark and without empty rows; the
 * rows after the `most`th are not read. Null when a quoted cell has no end.
 */
export function parseCsv(file: string, most = Number.POSITIVE_INFINITY): string[][] | null {
  const text = file.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const read = cellAt(text, at, separator)
    if (read === null) return null
    at = read.at
    if (row.length < mostCells) row.push(read.cell)
    if (text[at] === separator) {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
  }
  return rows
}
