/** A box on the screen, in CSS pixels. */
export type Box = {readonly left: number; readonly top: number; readonly width: number; readonly height: number}

type Size = {readonly width: number; readonly height: number}

const gap = 14
const margin = 16

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

/** The smallest box around all of them; null when there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return {left, top, width: right - left, height: bottom - top}
}

/**
 * Where a card stands beside what it explains: below it, else above, else beside, else at the bottom of the window; in
 * the middle when there is nothing to explain. Never beyond the window.
 */
export function cardPlace(target: Box | null, card: Size, window: Size): {readonly left: number; readonly top: number} {
  const inside = (left: number, top: number) => ({
    left: clamp(left, margin, window.width - card.width - margin),
    top: clamp(top, margin, window.height - card.height - margin),
  })
  if (target === null) return inside((window.width - card.width) / 2, (window.height - card.height) / 2)
  const centred = target.left + target.width / 2 - card.width / 2
  const right = target.left + target.width + gap
  if (target.top + target.height + gap + card.height + margin <= window.height)
    return inside(centred, target.top + target.height + gap)
  if (target.top - gap - card.height >= margin) return inside(centred, target.top - gap - card.height)
  if (right + card.width + margin <= window.width) return inside(right, target.top + gap)
  return inside(centred, window.height)
}
