import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {markDayPainted} from '../../services/platform/dayPainted.ts'
import {afterPaint} from '../../ui/loading/lazyLoading.tsx'
import {useRoot} from '../root.ts'

/** Tells the splash, and what waits for it, once what is shown of the day is on the screen (D-33). */
export function useDayPainted(isShown: boolean): void {
  const {splash} = useRoot()
  useEffect(() => {
    if (!isShown) return
    void afterPaint().then(() => {
      markDayPainted()
      splash.send({type: 'day.painted'})
    })
  }, [isShown, splash])
}

/** Whether the splash has left: a window that opens before would take the focus under it. */
export const useIsUncovered = (): boolean => useSelector(useRoot().splash, ({status}) => status === 'done')
