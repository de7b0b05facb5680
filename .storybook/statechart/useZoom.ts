import {select} from 'd3-selection'
import type {D3ZoomEvent} from 'd3-zoom'
import {zoom, zoomIdentity} from 'd3-zoom'
import {useCallback, useEffect, useMemo, useState} from 'react'
import type {RefObject} from 'react'
import {homeView, wholeView} from './views.ts'
import type {Box, Drawing, View} from './layout.ts'

const sizeOf = (svg: SVGSVGElement) => ({width: svg.clientWidth, height: svg.clientHeight})

/**
 * d3-zoom on the picture: wheel and drag by mouse, and the same moves by name for keys and buttons. The picture goes
 * home (legible, with the current states in sight) whenever the panel's size, the chart or the current state changes;
 * a chart with nothing lit is shown whole.
 */
export function useZoom(picture: RefObject<SVGSVGElement | null>, plan: Drawing, focus: Box) {
  const [transform, setTransform] = useState(zoomIdentity)
  const behaviour = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .scaleExtent([0.15, 3])
        .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => setTransform(event.transform)),
    [],
  )
  const show = useCallback(
    (view: View) => {
      if (picture.current) {
        select(picture.current).call(behaviour.transform, zoomIdentity.translate(view.x, view.y).scale(view.scale))
      }
    },
    [behaviour, picture],
  )
  const fit = () => picture.current && show(wholeView(plan, sizeOf(picture.current)))
  const scaleBy = (factor: number) => picture.current && select(picture.current).call(behaviour.scaleBy, factor)
  const moveBy = (x: number, y: number) =>
    picture.current && select(picture.current).call(behaviour.translateBy, x / transform.k, y / transform.k)

  useEffect(() => {
    const svg = picture.current
    if (!svg) return undefined
    select(svg).call(behaviour).on('dblclick.zoom', null)
    const goHome = () => {
      const size = sizeOf(svg)
      // A picture that is hidden while another page comes has no size, and d3-zoom cannot measure it.
      if (size.width > 0) show(focus.width < plan.width ? homeView(plan, focus, size) : wholeView(plan, size))
    }
    goHome()
    const observer = new ResizeObserver(goHome)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [behaviour, focus, picture, plan, show])
  return {transform, fit, scaleBy, moveBy}
}
