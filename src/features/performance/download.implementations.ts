import {csvOf} from '../../../domain/shared/csv.ts'
import {saveFile} from '../../services/platform/saveFile.ts'
import type {Download} from './CsvButton.tsx'

/** Hands a table to the browser's downloads. */
export const downloadCsv: Download = ({name, head, rows}) =>
  saveFile({blob: new Blob([csvOf(head, rows)], {type: 'text/csv;charset=utf-8'}), name: `${name}.csv`})
