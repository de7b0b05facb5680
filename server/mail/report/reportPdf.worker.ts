import {parentPort} from 'node:worker_threads'
import {guarded} from '../../kernel/guarded.ts'
import type {DiagnosticReport} from './report.schema.ts'
import {reportPdf} from './reportPdf.ts'

/** One report to draw, and what comes back. */
export type Drawing = {readonly id: number; readonly report: DiagnosticReport; readonly brandName: string}
export type Drawn = {readonly id: number} & ({readonly bytes: Uint8Array} | {readonly error: string})

const draw = async ({id, report, brandName}: Drawing): Promise<Drawn> => {
  try {
    return {id, bytes: await reportPdf(report, brandName)}
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : 'unknown failure'}
  }
}

/** The thread ends, and its owner hears of it. */
const giveUp = () => process.exit(1)
const onDrawing = async (drawing: Drawing) => parentPort?.postMessage(await draw(drawing))

parentPort?.on('message', guarded(giveUp, 'PDF', onDrawing))
