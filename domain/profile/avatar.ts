/** The kinds of file an avatar may be (spec 1§5). */
export const pictureTypes = ['image/png', 'image/jpeg'] as const

/** The largest file that is taken, in bytes: what is stored is cut and scaled down, so photos of phones fit. */
export const largestPicture = 15 * 1024 * 1024

/** Side of the stored square, in pixels. */
export const storedSide = 512

/** A file somebody picked; `url` is where this device can read it. */
export type PickedPicture = {readonly url: string; readonly type: string; readonly size: number}

export type PictureRefusal = 'wrongType' | 'tooLarge' | 'unreadable' | 'missingContentType'

/** Why a picked file cannot become an avatar; null when it may be read. A file without a type is refused (spec 1§5). */
export function refusalOf({type, size}: PickedPicture): PictureRefusal | null {
  if (type === '') return 'missingContentType'
  if (!pictureTypes.some((known) => known === type)) return 'wrongType'
  return size > largestPicture ? 'tooLarge' : null
}

/** Thrown for an image in base64 that does not say what it is, in these words (spec 1§5). */
export const missingContentType = 'Missing content type'

/** The content type of a data address; throws 'Missing content type' when it names none (spec 1§5). */
export function contentTypeOf(dataUrl: string): string {
  const type = /^data:([\w.+-]+\/[\w.+-]+)[;,]/.exec(dataUrl)?.[1]
  if (type === undefined) throw new Error(missingContentType)
  return type
}

/** Where the picture of a profile is kept (spec 1§7). */
export const picturePath = (profileId: string): string => `images/users/${profileId}`

export type PictureSize = {readonly width: number; readonly height: number}

/** Which part of a picture is kept: `zoom` 1 to 4, the middle of the square between 0 and 1 of what can be moved. */
export type Crop = {readonly zoom: number; readonly x: number; readonly y: number}

export const centred: Crop = {zoom: 1, x: 0.5, y: 0.5}
export const largestZoom = 4

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** A crop with every part inside its bounds. */
export const boundedCrop = ({zoom, x, y}: Crop): Crop => ({
  zoom: within(zoom, 1, largestZoom),
  x: within(x, 0, 1),
  y: within(y, 0, 1),
})

/** The square of the picture that a crop keeps, in the picture's own pixels; it never leaves the picture. */
export function squareOf(
  {width, height}: PictureSize,
  crop: Crop,
): {readonly left: number; readonly top: number; readonly side: number} {
  const {zoom, x, y} = boundedCrop(crop)
  const side = Math.min(width, height) / zoom
  return {left: (width - side) * x, top: (height - side) * y, side}
}

/** The crop after the picture was dragged by a part of the window's side to the right and down. */
export function draggedCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const {side} = squareOf(size, crop)
  const move = (at: number, length: number, by: number) => (length > side ? at - (by * side) / (length - side) : at)
  return boundedCrop({...crop, x: move(crop.x, size.width, right), y: move(crop.y, size.height, down)})
}

/** The letters that stand for a student without a picture: of the first and the last name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('pt-BR')
}
