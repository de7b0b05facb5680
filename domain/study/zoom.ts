/** Where a picture stands in its frame: `scale` 1 is fitted into it, `x` and `y` move its middle, in CSS pixels. */
export type Placement = {readonly scale: number; readonly x: number; readonly y: number}

export type Size = {readonly width: number; readonly height: number}
export type Point = {readonly x: number; readonly y: number}

/** The whole picture in the middle of its frame. */
export const fitted: Placement = {scale: 1, x: 0, y: 0}

export const zoomLimits = {smallest: 1, largest: 8, step: 1.25} as const

const clamp = (value: number, smallest: number, largest: number) => Math.min(Math.max(value, smallest), largest)

/** The size of a picture of scale 1: as large as its frame lets it be. */
export function fitOf(picture: Size, frame: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return frame
  const share = Math.min(frame.width / picture.width, frame.height / picture.height)
  return {width: picture.width * share, height: picture.height * share}
}

/** Holds the picture in its frame: it never leaves an empty edge where it could fill one. */
export function held(place: Placement, picture: Size, frame: Size): Placement {
  const {width, height} = fitOf(picture, frame)
  const roomX = Math.max(0, (width * place.scale - frame.width) / 2)
  const roomY = Math.max(0, (height * place.scale - frame.height) / 2)
  return {scale: place.scale, x: clamp(place.x, -roomX, roomX), y: clamp(place.y, -roomY, roomY)}
}

/** Zooms by a factor so that what is under a point (from the frame's middle) stays under it. */
export function zoomedAt(place: Placement, factor: number, {x, y}: Point, picture: Size, frame: Size): Placement {
  const scale = clamp(place.scale * factor, zoomLimits.smallest, zoomLimits.largest)
  const share = scale / place.scale
  return held({scale, x: x - (x - place.x) * share, y: y - (y - place.y) * share}, picture, frame)
}

/** Moves the picture by CSS pixels. */
export function panned(place: Placement, by: Point, picture: Size, frame: Size): Placement {
  return held({scale: place.scale, x: place.x + by.x, y: place.y + by.y}, picture, frame)
}

/** The zoom of a page of text: shares of the width that fits, for reading and not for detail. */
export const readingZooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** The next reading zoom up (1) or down (-1), the same at the ends. */
export function nextReadingZoom(zoom: number, step: 1 | -1): number {
  const next =
    step === 1
      ? readingZooms.find((offered) => offered > zoom + 0.01)
      : readingZooms.findLast((offered) => offered < zoom - 0.01)
  return next ?? clampReadingZoom(zoom)
}

/** A reading zoom inside its limits, for pinches. */
export const clampReadingZoom = (zoom: number): number => clamp(zoom, readingZooms[0], 3)
