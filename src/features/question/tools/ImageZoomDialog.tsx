import {useEffect, useRef} from 'react'
import {type ReactZoomPanPinchRef, TransformComponent, TransformWrapper} from 'react-zoom-pan-pinch'
import {css} from 'styled-system/css'
import {zoomText} from '../../../text/zoom.ts'
import {Dialog} from '../../../ui/Dialog.tsx'
import {IconButton} from '../../../ui/IconButton.tsx'
import {RefreshIcon} from '../../../ui/icons.tsx'
import type {ZoomPicture} from '../../../ui/imageZoom.ts'
import {ZoomInIcon, ZoomOutIcon} from '../../../ui/toolIcons.tsx'

/** Pixels that an arrow key moves the picture. */
const step = 60
/** How much a key or a button enlarges. */
const zoomStep = 0.5

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step],
}

/** Without motion when the student wants none. */
const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180)

function moved(zoom: ReactZoomPanPinchRef, [x, y]: readonly [number, number]): void {
  const {positionX, positionY, scale} = zoom.instance.state
  zoom.setTransform(positionX + x, positionY + y, scale, duration())
}

/** The deed of a key; false when it has none here. */
function onZoomKey(zoom: ReactZoomPanPinchRef, key: string): boolean {
  const move = moves[key]
  if (move) moved(zoom, move)
  else if (key === '+' || key === '=') zoom.zoomIn(zoomStep, duration())
  else if (key === '-') zoom.zoomOut(zoomStep, duration())
  else if (key === '0') zoom.resetTransform(duration())
  else return false
  return true
}

/** A picture over the whole page, enlarged by wheel, two fingers, two taps, buttons and keys; closing gives the focus back. */
export function ImageZoomDialog({src, alt, onClose}: ZoomPicture & {readonly onClose: () => void}) {
  const zoom = useRef<ReactZoomPanPinchRef>(null)
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (isPlain && zoom.current && onZoomKey(zoom.current, event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog open placement="full" title={alt === '' ? zoomText.title : alt} closeLabel={zoomText.close} initialFocus={stage} onClose={onClose}>
      <div className={css({display: 'flex', flexDirection: 'column', gap: '3', height: 'full', minHeight: '0', flex: '1'})}>
        <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1'})}>
          <IconButton label={zoomText.out} icon={<ZoomOutIcon />} onClick={() => zoom.current?.zoomOut(zoomStep, duration())} />
          <IconButton label={zoomText.in} icon={<ZoomInIcon />} onClick={() => zoom.current?.zoomIn(zoomStep, duration())} />
          <IconButton label={zoomText.reset} icon={<RefreshIcon />} onClick={() => zoom.current?.resetTransform(duration())} />
          <p id="zoom-hint" className={css({textStyle: 'small', color: 'text.muted', mdDown: {display: 'none'}})}>{zoomText.hint}</p>
        </div>
        <div ref={stage} role="application" aria-label={alt === '' ? zoomText.title : alt} aria-describedby="zoom-hint" tabIndex={0} className={stageStyle}>
          <TransformWrapper ref={zoom} minScale={1} maxScale={8} doubleClick={{mode: 'toggle', step: 2}} centerOnInit>
            <TransformComponent wrapperStyle={{width: '100%', height: '100%'}} contentStyle={{width: '100%', height: '100%'}}>
              <img src={src} alt={alt} draggable={false} className={css({width: 'full', height: 'full', objectFit: 'contain'})} />
            </TransformComponent>
          </TransformWrapper>
        </div>
      </div>
    </Dialog>
  )
}

const stageStyle = css({
  flex: '1', minHeight: '[60dvh]', borderRadius: 'md', overflow: 'hidden', bg: '[#ffffff]', touchAction: 'none', cursor: 'grab',
  _active: {cursor: 'grabbing'}, _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
