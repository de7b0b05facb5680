import type {VideoSlide} from './sourceTypes.ts'

/** Words that are heard in a second by somebody who follows. */
const wordsASecond = 2.4

/** No slide is gone sooner, in seconds: its lines have to be read too. */
const shortest = 5

/** How long a slide stands, in whole seconds: as long as what is said with it takes. */
export function slideSeconds({said}: Pick<VideoSlide, 'said'>): number {
  const words = said.split(/\s+/).filter((word) => word !== '').length
  return Math.ceil(Math.max(shortest, words / wordsASecond))
}

/** How long a lesson's video is, in seconds. */
export const videoSeconds = (slides: readonly Pick<VideoSlide, 'said'>[]): number =>
  slides.reduce((sum, slide) => sum + slideSeconds(slide), 0)
