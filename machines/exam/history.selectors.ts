import type {SnapshotFrom} from 'xstate'
import type {ExamRoute} from '../../domain/exam/exam.types.ts'
import {type HistoryGroup, historyGroups} from '../../domain/exam/history.ts'
import type {historyMachine} from './history.machine.ts'

type HistorySnapshot = SnapshotFrom<typeof historyMachine>

export const shownKind = ({context}: HistorySnapshot): ExamRoute => context.kind

/** The list as it is shown: the newest first, by months when it is long. */
export const shownGroups = ({context}: HistorySnapshot): readonly HistoryGroup[] => historyGroups(context.entries)

/** The list is what the device knew: no server answered. */
export const isHistoryFromDevice = ({context}: HistorySnapshot): boolean => context.isFromDevice

export type Adding = 'idle' | 'adding' | 'failed' | 'refused'

/** What is said of adding one mock exam as an extra: on its way, failed, refused by the server as it stands, or nothing. */
export function addingOf(state: HistorySnapshot, template: string | null): Adding {
  if (template === null || state.context.wish?.template !== template) return 'idle'
  if (state.matches({list: 'adding'})) return 'adding'
  if (!state.matches({list: 'addFailed'})) return 'idle'
  return state.context.isRefused ? 'refused' : 'failed'
}
