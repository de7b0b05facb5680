import type {SnapshotFrom} from 'xstate'
import type {navigatorMachine} from './navigator.machine.ts'

type NavigatorSnapshot = SnapshotFrom<typeof navigatorMachine>

export const currentQuestionId = ({context}: NavigatorSnapshot): string => context.currentId

/** Place of the current question, from 1. */
export const currentNumber = ({context}: NavigatorSnapshot): number =>
  context.questionIds.indexOf(context.currentId) + 1

/** The line of numbers on narrow screens. */
export const isStripShown = ({context}: NavigatorSnapshot): boolean => context.isStripShown

export const areShortcutsOn = ({context}: NavigatorSnapshot): boolean => context.areShortcutsOn

export const listedQuestions = ({context}: NavigatorSnapshot): readonly string[] => context.questionIds
