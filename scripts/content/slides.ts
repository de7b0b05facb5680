import type {VideoSlide} from './sourceTypes.ts'

const leastSeconds = 5
const wordsPerSecond = 2.4

/** How long a slide is shown, in whole seconds: what is said with it must be read in that time. */
export function slideSeconds({said}: Pick<VideoSlide, 'said'>): number {
  const words = said.split(/\s+/).filter((word) => word !== '').length
  return Math.ceil(Math.max(leastSeconds, words / wordsPerSecond))
}

/** How long the video of a lesson is, in whole seconds. */
export const videoSeconds = (slides: readonly Pick<VideoSlide, 'said'>[]): number =>
  slides.reduce((sum, slide) => sum + slideSeconds(slide), 0)
