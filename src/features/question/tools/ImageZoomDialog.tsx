import {type RefObject, useEffect, useId, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import {
  fitted,
  panned,
  type Placement,
  type Point,
  type Size,
  zoomedAt,
  zoomLimits,
} from '../../../../domain/study/zoom.ts'
import {zoomText} from '../../../text/question/zoom.ts'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {RefreshIcon} from '../../../ui/icon/icons.tsx'
import type {ZoomPicture} from '../../../ui/content/imageZoom.ts'
import {ZoomInIcon, ZoomOutIcon} from '../../../ui/icon/toolIcons.tsx'
import {useZoomGestures} from '../../study/contents/useZoomGestures.ts'

/** Pixels that an arrow key moves the picture. */
const step = 60
const middle: Point = {x: 0, y: 0}
/** A double tap enlarges this much, and back. */
const doubled = 2.5

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: step, y: 0},
  ArrowRight: {x: -step, y: 0},
  ArrowUp: {x: 0, y: step},
  ArrowDown: {x: 0, y: -step},
}
const factors: Readonly<Record<string, number>> = {'+': zoomLimits.step, '=': zoomLimits.step, '-': 1 / zoomLimits.step}

type Frame = RefObject<HTMLDivElement | null>

const sizeOf = ({current}: Frame): Size => ({width: current?.clientWidth ?? 0, height: current?.clientHeight ?? 0})

function usePlacement(frame: Frame) {
  const [place, setPlace] = useState<Placement>(fitted)
  const [picture, setPicture] = useState<Size>({width: 0, height: 0})
  return {
    place,
    setPicture,
    zoom: (factor: number, point = middle) =>
      setPlace((before) => zoomedAt(before, factor, point, picture, sizeOf(frame))),
    pan: (by: Point) => setPlace((before) => panned(before, by, picture, sizeOf(frame))),
    reset: () => setPlace(fitted),
  }
}

type Zooming = ReturnType<typeof usePlacement>

/** The keys of the window, wherever its focus is. */
function useKeys({zoom, pan, reset}: Zooming): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const [move, factor] = [moves[event.key], factors[event.key]]
      if (move) pan(move)
      else if (factor !== undefined) zoom(factor)
      else if (event.key === '0') reset()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

function Stage({src, alt, frame}: ZoomPicture & {readonly frame: Frame}) {
  const zooming = usePlacement(frame)
  const {place, setPicture, zoom, pan, reset} = zooming
  const hintId = useId()
  useKeys(zooming)
  useZoomGestures(frame, {
    onZoom: zoom,
    onPan: pan,
    onDouble: (point) => (place.scale > 1 ? reset() : zoom(doubled, point)),
    wheel: 'alone',
  })
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '3', flex: '1', minHeight: '0'})}>
      <div
        className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', marginInlineStart: '-2'})}
      >
        <IconButton label={zoomText.out} icon={<ZoomOutIcon />} onClick={() => zoom(1 / zoomLimits.step)} />
        <span
          role="status"
          className={css({minWidth: '12', textAlign: 'center', textStyle: 'small', fontVariantNumeric: 'tabular-nums'})}
        >
          {zoomText.percent(place.scale)}
        </span>
        <IconButton label={zoomText.in} icon={<ZoomInIcon />} onClick={() => zoom(zoomLimits.step)} />
        <IconButton label={zoomText.reset} icon={<RefreshIcon />} onClick={reset} />
        <p id={hintId} className={css({textStyle: 'small', color: 'text.muted', mdDown: {display: 'none'}})}>
          {zoomText.hint}
        </p>
      </div>
      <div
        ref={frame}
        role="region"
        aria-label={zoomText.title}
        aria-describedby={hintId}
        tabIndex={0}
        className={stageStyle}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          className={pictureStyle}
          style={{transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})`}}
          onLoad={({currentTarget: {naturalWidth: width, naturalHeight: height}}) => setPicture({width, height})}
        />
      </div>
    </div>
  )
}

/** A picture over the whole page, enlarged by wheel, two fingers, two taps, buttons and keys; closing gives the focus back. */
export function ImageZoomDialog({src, alt, onClose}: ZoomPicture & {readonly onClose: () => void}) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open
      placement="full"
      title={alt === '' ? zoomText.title : alt}
      closeLabel={zoomText.close}
      initialFocus={frame}
      onClose={onClose}
    >
      <Stage src={src} alt={alt} frame={frame} />
    </Dialog>
  )
}

const stageStyle = css({
  flex: '1',
  minHeight: '[60dvh]',
  borderRadius: 'md',
  overflow: 'hidden',
  bg: '[#ffffff]',
  colorScheme: 'light',
  touchAction: 'none',
  cursor: 'grab',
  userSelect: 'none',
  _active: {cursor: 'grabbing'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const pictureStyle = css({
  width: 'full',
  height: 'full',
  objectFit: 'contain',
  transformOrigin: '[center]',
  pointerEvents: 'none',
})
