import type {AreaTone} from './areaTones.ts'

export type FilmSlide = {
  readonly title: string
  readonly lines: readonly string[]
  /** What is said with it, which becomes its captions. */
  readonly said: string
  /** How long it stands. */
  readonly seconds: number
}

/** A silent film of slides whose lines appear one after the other. */
export type Film = {
  readonly name: string
  /** Where its theme belongs, above each slide; empty when nothing is said there. */
  readonly place: string
  readonly tone: AreaTone
  readonly slides: readonly FilmSlide[]
}

/** A picture that stands: a slide with some of its lines. `from` is its second in the film. */
export type Still = {readonly slide: number; readonly shown: number; readonly from: number}

/** A frame of the film: the still `to` coming over the one before it; `share` of the film has gone by. */
export type Frame = {readonly to: number; readonly mix: number; readonly share: number}

/** Frames a second: letters that fade need no more. */
export const rate = 12

/** Seconds that one still takes to come over another. */
const fade = 0.42

/** Seconds after which a slide's first line comes, and the share of the slide by which its last has come. */
const firstLine = 0.7
const lastLine = 0.62

export const filmSeconds = ({slides}: Film): number => slides.reduce((sum, {seconds}) => sum + seconds, 0)

/** Seconds at which each slide begins. */
export const slideStarts = ({slides}: Film): readonly number[] =>
  slides.map((_, index) => slides.slice(0, index).reduce((sum, {seconds}) => sum + seconds, 0))

function stillsOfSlide({lines, seconds}: FilmSlide, slide: number, start: number): readonly Still[] {
  const step = lines.length < 2 ? 0 : (seconds * lastLine - firstLine) / (lines.length - 1)
  return [
    {slide, shown: 0, from: start},
    ...lines.map((_, index) => ({slide, shown: index + 1, from: start + firstLine + index * step})),
  ]
}

/** All pictures that have to be drawn, in their order. */
export function stillsOf(film: Film): readonly Still[] {
  const starts = slideStarts(film)
  return film.slides.flatMap((slide, index) => stillsOfSlide(slide, index, starts[index] ?? 0))
}

/** What each frame of the film shows; `mix` is 1 where a still stands alone. */
export function framesOf(film: Film): readonly Frame[] {
  const stills = stillsOf(film)
  const count = filmSeconds(film) * rate
  return Array.from({length: count}, (_, frame) => {
    const second = frame / rate
    const to = stills.findLastIndex(({from}) => from <= second + 1e-9)
    const gone = to === 0 ? 1 : (second - (stills[to]?.from ?? 0) + 1 / rate) / fade
    return {to, mix: Math.min(1, gone), share: (frame + 1) / count}
  })
}
