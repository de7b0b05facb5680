import {describe, expect, test} from 'vitest'
import {slideSeconds, videoSeconds} from '../../../content/tools/slides.ts'
import {brandTone} from '../../../scripts/media/areaTones.ts'
import {drawnFrames, frameBytes, frameSize} from '../../../scripts/media/filmFrames.ts'
import {filmSeconds, framesOf, rate, stillsOf, type Film} from '../../../scripts/media/film.ts'

const words = (count: number) => Array.from({length: count}, () => 'dor').join(' ')

describe('how long a slide stands', () => {
  test.each([
    [0, 5],
    [12, 5],
    [13, 6],
    [24, 10],
    [25, 11],
    [30, 13],
  ])('%i words take %i seconds', (count, seconds) => {
    expect(slideSeconds({said: words(count)})).toBe(seconds)
  })

  test('line breaks and spaces are no words', () => {
    expect(slideSeconds({said: `  ${words(12)}\n\n`})).toBe(5)
  })

  test('a video is as long as its slides together', () => {
    expect(videoSeconds([{said: words(3)}, {said: words(24)}])).toBe(15)
  })
})

const film: Film = {
  name: 'exemplo',
  place: 'Cirurgia',
  tone: brandTone,
  slides: [
    {title: 'Um', lines: [], said: 'Um.', seconds: 5},
    {title: 'Dois', lines: ['a', 'b'], said: 'Dois.', seconds: 10},
  ],
}

describe('what a film shows', () => {
  test('a slide comes with its title; its lines follow one after the other and stay until the end', () => {
    expect(stillsOf(film)).toEqual([
      {slide: 0, shown: 0, from: 0},
      {slide: 1, shown: 0, from: 5},
      {slide: 1, shown: 1, from: 5.7},
      {slide: 1, shown: 2, from: 11.2},
    ])
  })

  test('the first frame shows the first slide at once: a player shows it before anybody presses', () => {
    expect(framesOf(film)[0]).toEqual({to: 0, mix: 1, share: 1 / (15 * rate)})
  })

  test('a still comes over the one before within half a second and then stands alone', () => {
    const frames = framesOf(film).slice(5 * rate, 5 * rate + 7)
    expect(frames.map(({to}) => to)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(frames.map(({mix}) => Math.round(mix * 100))).toEqual([20, 40, 60, 79, 99, 100, 100])
  })

  test('the bar is full at the last frame', () => {
    const frames = framesOf(film)
    expect([frames.length, frames.at(-1)]).toEqual([filmSeconds(film) * rate, {to: 3, mix: 1, share: 1}])
  })
})

describe('the pixels of a frame', () => {
  const picture = (value: number) => Buffer.alloc(frameBytes, value)
  const draw = (frame: {to: number; mix: number; share: number}) => {
    const [drawn] = drawnFrames([picture(0), picture(200), picture(255)], [frame])
    return drawn ?? Buffer.alloc(0)
  }
  const lastRow = (frameSize.height - 1) * frameSize.width

  test('half of the way between two pictures while one comes over the other', () => {
    expect(draw({to: 1, mix: 0.5, share: 0})).toEqual(picture(100))
  })

  test('the bar along the bottom is filled as far as the film has come', () => {
    const drawn = draw({to: 1, mix: 1, share: 0.25})
    expect([...drawn.subarray(lastRow + 239, lastRow + 241)]).toEqual([255, 200])
    expect(drawn[0]).toBe(200)
  })

  test('the pictures themselves stay as they were', () => {
    const pictures = [picture(0), picture(200), picture(255)]
    Array.from(drawnFrames(pictures, framesOf(film).slice(0, 3)))
    expect(pictures[0]).toEqual(picture(0))
  })
})
