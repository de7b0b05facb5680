/** A cell of a table that is downloaded. */
export type CsvCell = string | number | null

/** A text that a spreadsheet would run as a formula is led by an apostrophe, which spreadsheets do not show. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Numbers with a comma and at most two decimals, as spreadsheets in Portuguese read them. */
const cellText = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Math.round(cell * 100) / 100).replace('.', ',')
  return quoted(harmless(cell))
}

/**
 * A table as CSV for a spreadsheet in Portuguese: parted by semicolons, lines by CR LF (RFC 4180), with the mark that
 * tells UTF-8.
 */
export const csvOf = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`
