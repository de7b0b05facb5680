import {type PointerEvent, useRef} from 'react'
import {css} from 'styled-system/css'
import {
  boundedCrop,
  type Crop,
  draggedCrop,
  largestZoom,
  type PickedPicture,
  type PictureSize,
  squareOf,
} from '../../../domain/profile/avatar.ts'
import {avatarText} from '../../text/profile/profile.ts'

type Props = {
  readonly picture: PickedPicture
  readonly size: PictureSize
  readonly crop: Crop
  /** The picture is on its way or waits to be sent again: it is only shown. */
  readonly isLocked: boolean
  readonly onChange: (crop: Crop) => void
}

type Slide = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

function Slider({label, value, min, max, onChange}: Slide) {
  return (
    <label className={sliderStyle}>
      <span className={css({textStyle: 'label', color: 'text.strong'})}>{label}</span>
      <input
        type="range"
        className={css({width: 'full', minHeight: '6', accentColor: 'brand.solid'})}
        min={min}
        max={max}
        step={0.01}
        value={value}
        aria-valuetext={avatarText.percent(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  )
}

/** How the picture lies under the window of one unit side. */
function placeOf(size: PictureSize, crop: Crop) {
  const {left, top, side} = squareOf(size, crop)
  const percent = (pixels: number) => `${(pixels / side) * 100}%`
  return {width: percent(size.width), height: percent(size.height), left: percent(-left), top: percent(-top)}
}

/** The square that is kept of a picture: dragged by the pointer, or moved by three sliders that the keyboard reaches too. */
export function CropBox({picture, size, crop, isLocked, onChange}: Props) {
  const last = useRef<{readonly x: number; readonly y: number} | null>(null)
  const change = (part: Partial<Crop>) => onChange(boundedCrop({...crop, ...part}))
  const onDown = (event: PointerEvent<HTMLDivElement>) => {
    if (isLocked) return
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = {x: event.clientX, y: event.clientY}
  }
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    if (last.current === null) return
    const {width} = event.currentTarget.getBoundingClientRect()
    onChange(
      draggedCrop(size, crop, (event.clientX - last.current.x) / width, (event.clientY - last.current.y) / width),
    )
    last.current = {x: event.clientX, y: event.clientY}
  }
  const onEnd = () => {
    last.current = null
  }
  return (
    <div className={rootStyle}>
      <div
        className={windowStyle}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onEnd}
        onPointerCancel={onEnd}
      >
        <img src={picture.url} alt="" draggable={false} className={imageStyle} style={placeOf(size, crop)} />
        <span className={ringStyle} />
      </div>
      {isLocked ? null : (
        <div className={css({display: 'flex', flexDirection: 'column', gap: '3', width: 'full'})}>
          <Slider
            label={avatarText.zoom}
            value={crop.zoom}
            min={1}
            max={largestZoom}
            onChange={(zoom) => change({zoom})}
          />
          <Slider label={avatarText.horizontal} value={crop.x} min={0} max={1} onChange={(x) => change({x})} />
          <Slider label={avatarText.vertical} value={crop.y} min={0} max={1} onChange={(y) => change({y})} />
        </div>
      )}
    </div>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '5'})
const windowStyle = css({
  position: 'relative',
  width: 'full',
  maxWidth: {base: '[13rem]', sm: '[17rem]'},
  aspectRatio: '[1 / 1]',
  overflow: 'hidden',
  borderRadius: 'lg',
  bg: 'surface.sunken',
  touchAction: 'none',
  cursor: 'grab',
  _active: {cursor: 'grabbing'},
})
const imageStyle = css({position: 'absolute', maxWidth: 'none', userSelect: 'none', pointerEvents: 'none'})
const ringStyle = css({
  position: 'absolute',
  inset: '0',
  borderRadius: 'full',
  pointerEvents: 'none',
  boxShadow: '[0 0 0 100vmax rgb(0 0 0 / 0.55)]',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: '[#ffffff]',
})
const sliderStyle = css({display: 'flex', flexDirection: 'column', gap: '1'})
