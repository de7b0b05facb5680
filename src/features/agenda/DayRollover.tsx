import {useSelector} from '@xstate/react'
import type {Companions} from '../companions.ts'
import {RunningExamBanner} from '../exam/RunningExamBanner.tsx'
import {useCompanions} from '../notifications/useCompanions.ts'
import {DayRolloverView} from './DayRolloverView.tsx'

const Connected = ({dayRollover}: Pick<Companions, 'dayRollover'>) => (
  <DayRolloverView state={useSelector(dayRollover, (snapshot) => snapshot)} send={dayRollover.send} />
)

/** The way back to a running exam, and the offer of a new day's agenda or a new version once its part of the product has come (F-035). */
export function DayRollover() {
  const companions = useCompanions()
  return (
    <>
      <RunningExamBanner />
      {companions ? <Connected dayRollover={companions.dayRollover} /> : null}
    </>
  )
}
