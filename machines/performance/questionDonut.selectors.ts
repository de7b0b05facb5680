import type {SnapshotFrom} from 'xstate'
import {type AreaCode, areaOf, areaOrder} from '../../domain/exam/areas.ts'
import type {DateRange} from '../../domain/performance/ranges.ts'
import type {questionDonutMachine} from './questionDonut.machine.ts'
import type {AreaAnswers} from './questionDonut.types.ts'

type QuestionDonutSnapshot = SnapshotFrom<typeof questionDonutMachine>

export const shownRange = ({context}: QuestionDonutSnapshot): DateRange => context.range

export const countedDays = ({context}: QuestionDonutSnapshot): DateRange => context.bounds

export type AreaCount = {
  readonly area: AreaCode
  readonly questions: number
  readonly correct: number
  readonly wrong: number
}

/** The areas of a donut in the order of all charts; areas of unknown codes count among those without one. */
export function areaCounts(areas: readonly AreaAnswers[]): readonly AreaCount[] {
  return areaOrder.flatMap((code) => {
    const rows = areas.filter(({area}) => areaOf(area) === code)
    const sum = (of: 'questions' | 'correct' | 'wrong') => rows.reduce((total, row) => total + row[of], 0)
    const counted = {area: code, questions: sum('questions'), correct: sum('correct'), wrong: sum('wrong')}
    return counted.questions === 0 ? [] : [counted]
  })
}

export const donutAreas = ({context}: QuestionDonutSnapshot): readonly AreaCount[] => areaCounts(context.areas)

/** The donut is what the device knew: no server answered. */
export const isDonutFromDevice = ({context}: QuestionDonutSnapshot): boolean => context.isFromDevice
