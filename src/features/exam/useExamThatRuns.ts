import {useSyncExternalStore} from 'react'
import {onRunningExam, type RunningExam, runningExam} from '../../services/exam/runningExam.ts'

/** The mock exam whose time runs on this device, in whichever tab; null when none does. */
export const useExamThatRuns = (): RunningExam | null => useSyncExternalStore(onRunningExam, runningExam)
