/** What may lie over the whole shell, the most urgent first. */
const overlayOrder = ['blocked', 'onboarding', 'serverModal'] as const
export type Overlay = (typeof overlayOrder)[number]

/**
 * The one overlay that is shown; null when none wants to be (spec 1§4, 3§4): blocked access before the onboarding, the
 * onboarding before a message of the operator. What has to wait keeps its turn.
 */
export function overlayOf(wanted: Readonly<Record<Overlay, boolean>>): Overlay | null {
  return overlayOrder.find((overlay) => wanted[overlay]) ?? null
}
