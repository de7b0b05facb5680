import {useSelector} from '@xstate/react'
import {useEffect, useLayoutEffect} from 'react'
import {markDayPainted} from '../../services/platform/dayPainted.ts'
import {afterPaint} from '../../ui/loading/lazyLoading.tsx'
import {useRoot} from '../root.ts'

/**
 * Tells the splash that what is shown of the day is drawn, before the browser paints it: where the splash waits for the day
 * it leaves in the same frame (D-33). What else waits for the day hears of it once it is on the screen. The mark is for `npm run bench`.
 */
export function useDayDrawn(isShown: boolean): void {
  const {splash} = useRoot()
  useLayoutEffect(() => {
    if (!isShown) return
    performance.mark('aristo:drawn')
    splash.send({type: 'day.drawn'})
  }, [isShown, splash])
  useEffect(() => {
    if (isShown) void afterPaint().then(markDayPainted)
  }, [isShown])
}

/** Whether the splash has left: a window that opens before would take the focus under it. */
export const useIsUncovered = (): boolean => useSelector(useRoot().splash, ({status}) => status === 'done')
