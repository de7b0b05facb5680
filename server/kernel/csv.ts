import {harmless} from '../../domain/shared/csv.ts'

/** One line for a spreadsheet of a Brazilian computer: semicolons, and ends that every program knows. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\r\n`

/**
 * One cell. Text that a spreadsheet would carry out as a formula gets an apostrophe before it; numbers are ours and stay
 * numbers.
 */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${harmless(text).replaceAll('"', '""')}"`
}
