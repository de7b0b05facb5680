import type {SnapshotFrom} from 'xstate'
import type {editingWindowMachine} from './editingWindow.machine.ts'

type EditingWindowSnapshot = SnapshotFrom<typeof editingWindowMachine>

export const isEditableNow = (state: EditingWindowSnapshot): boolean => state.matches('editable')
