import type {Box, Drawing, View} from './layout.ts'

type Size = {width: number; height: number}

const margin = 14
/** Below this scale labels can no longer be read at arm's length. */
const legible = 0.82

export const fitScale = (plan: Size, size: Size): number =>
  Math.min((size.width - 2 * margin) / plan.width, (size.height - 2 * margin) / plan.height, 1.15)

/** The whole chart in the middle, however small. */
export function wholeView(plan: Size, size: Size): View {
  const scale = fitScale(plan, size)
  return {scale, x: (size.width - plan.width * scale) / 2, y: (size.height - plan.height * scale) / 2}
}

/** Centred on `middle`, but without empty room at one edge while the chart goes on at the other. */
function offset(room: number, length: number, middle: number): number {
  if (length + 2 * margin <= room) return (room - length) / 2
  return Math.min(margin, Math.max(room - length - margin, room / 2 - middle))
}

/** The whole chart when that is legible; otherwise a legible part of it around the current states. */
export function homeView(plan: Drawing, focus: Box, size: Size): View {
  const scale = Math.max(fitScale(plan, size), legible)
  return {
    scale,
    x: offset(size.width, plan.width * scale, (focus.x + focus.width / 2) * scale),
    y: offset(size.height, plan.height * scale, (focus.y + focus.height / 2) * scale),
  }
}

/** The drawing that can be shown larger. */
export const roomier = (plans: readonly [Drawing, Drawing], size: Size): Drawing =>
  fitScale(plans[0], size) >= fitScale(plans[1], size) ? plans[0] : plans[1]

/** The box around the current leaves. */
export function focusOf(plan: Drawing, active: ReadonlySet<string>): Box {
  const lit = plan.nodes.filter(({node}) => node.exportName !== null && active.has(node.id))
  if (lit.length === 0) return {x: 0, y: 0, width: plan.width, height: plan.height}
  const x = Math.min(...lit.map((box) => box.x))
  const y = Math.min(...lit.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...lit.map((box) => box.x + box.width)) - x,
    height: Math.max(...lit.map((box) => box.y + box.height)) - y,
  }
}
