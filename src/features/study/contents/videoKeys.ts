import {nextRate} from '../../../../domain/study/video.ts'
import type {VideoEvent} from '../../../../machines/study/video.types.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>

/** Where arrows, letters and the space bar have a meaning of their own. */
const typing =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=radiogroup], [role=menu], [role=listbox], [role=tablist]'
const pressable = 'button, a[href], summary'

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const skips: Readonly<Record<string, number>> = {arrowleft: -5, arrowright: 5, j: -10, l: 10}

/**
 * What a key asks of the video (spec 2§2); null for every other key, while typing, and with a modifier held (D-30). The
 * space bar belongs to the control that has the focus.
 */
export function eventOfKey(event: Pressed, {isRunning, rate}: {isRunning: boolean; rate: number}): VideoEvent | null {
  if (event.ctrlKey || event.altKey || event.metaKey || isWithin(event.target, typing)) return null
  if (event.key === '<') return {type: 'rate.set', rate: nextRate(rate, -1)}
  if (event.key === '>') return {type: 'rate.set', rate: nextRate(rate, 1)}
  if (event.shiftKey) return null
  const key = event.key.toLowerCase()
  if (key === 'k' || (key === ' ' && !isWithin(event.target, pressable)))
    return {type: isRunning ? 'video.pause' : 'video.play'}
  const by = skips[key]
  if (by !== undefined) return {type: 'video.skip', by}
  if (key === 'm') return {type: 'sound.toggle'}
  if (key === 'c') return {type: 'captions.toggle'}
  return key === 'f' ? {type: 'fullscreen.toggle'} : null
}
