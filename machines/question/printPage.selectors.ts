import type {SnapshotFrom} from 'xstate'
import type {PrintSheet} from '../../domain/question/print.ts'
import type {printPageMachine} from './printPage.machine.ts'

export const printSheet = (state: SnapshotFrom<typeof printPageMachine>): PrintSheet | null =>
  state.matches('ready') ? state.context.sheet : null
