import {useSelector} from '@xstate/react'
import {RunningExamBanner} from '../exam/RunningExamBanner.tsx'
import type {BackgroundActors} from '../actorSystem.ts'
import {useBackgroundActors} from '../background.ts'
import {DayRolloverView} from './DayRolloverView.tsx'

const Connected = ({dayRollover}: Pick<BackgroundActors, 'dayRollover'>) => (
  <DayRolloverView state={useSelector(dayRollover, (snapshot) => snapshot)} send={dayRollover.send} />
)

/** The way back to a running exam, and the offer of a new day's agenda or a new version once its part of the product has come (F-035). */
export function DayRollover() {
  const background = useBackgroundActors()
  return (
    <>
      <RunningExamBanner />
      {background ? <Connected dayRollover={background.dayRollover} /> : null}
    </>
  )
}
