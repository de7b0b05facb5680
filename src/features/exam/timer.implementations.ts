import type {timerMachine} from '../../../machines/exam/timer.machine.ts'
import {timerHiddenPreference} from '../../services/question/preferences.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = {readonly onOver: () => void}

export const createTimerImplementations = ({onOver}: Deps): Implementations<typeof timerMachine> => ({
  actions: {keepPreference: (_, {isHidden}) => timerHiddenPreference.write(isHidden), tellOver: onOver},
})
