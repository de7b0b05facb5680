import {csvOf} from '../../../domain/shared/csv.ts'
import {importWithRetry} from '../../ui/loading/lazyLoading.tsx'
import type {Download} from './CsvButton.tsx'

/** Hands a table to the browser's downloads; what does so stands with the code that sends answers, and is loaded by the press. */
export const downloadCsv: Download = async ({name, head, rows}) => {
  const {saveFile} = await importWithRetry(() => import('../../services/platform/saveFile.ts'))
  saveFile({blob: new Blob([csvOf(head, rows)], {type: 'text/csv;charset=utf-8'}), name: `${name}.csv`})
}
