import {parentPort} from 'node:worker_threads'
import {guarded} from './guarded.ts'

/** One thing to draw, and what comes back. */
export type ToDraw<Input> = {readonly id: number; readonly input: Input}
export type Drawn = {readonly id: number} & ({readonly bytes: Uint8Array} | {readonly error: string})

/** The thread ends, and its owner hears of it. */
const giveUp = () => process.exit(1)

/** Answers the drawings that a `DrawingThread` asks for; the program of its thread calls this. */
export function answerDrawings<Input>(draw: (input: Input) => Promise<Uint8Array>): void {
  const drawn = async ({id, input}: ToDraw<Input>): Promise<Drawn> => {
    try {
      return {id, bytes: await draw(input)}
    } catch (error) {
      return {id, error: error instanceof Error ? error.message : 'unknown failure'}
    }
  }
  const onTask = async (task: ToDraw<Input>) => parentPort?.postMessage(await drawn(task))
  parentPort?.on('message', guarded(giveUp, 'drawing', onTask))
}
