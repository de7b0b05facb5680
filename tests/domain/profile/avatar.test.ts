import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  boundedCrop,
  centred,
  contentTypeOf,
  draggedCrop,
  initialsOf,
  largestPicture,
  picturePath,
  refusalOf,
  squareOf,
  storedSide,
} from '../../../domain/profile/avatar.ts'

describe('a picked file', () => {
  test.each([
    ['image/png', 1, null],
    ['image/jpeg', largestPicture, null],
    ['image/jpeg', largestPicture + 1, 'tooLarge'],
    ['image/svg+xml', 1, 'wrongType'],
    ['application/pdf', 1, 'wrongType'],
    ['', 1, 'missingContentType'],
  ])('of type "%s" and %i bytes is refused as %s', (type, size, refusal) => {
    expect(refusalOf({url: 'blob:1', type, size})).toBe(refusal)
  })
})

test('a data address without a content type is an error in the documented words', () => {
  expect(contentTypeOf('data:image/png;base64,AAAA')).toBe('image/png')
  expect(() => contentTypeOf('data:;base64,AAAA')).toThrow(new Error('Missing content type'))
  expect(() => contentTypeOf('AAAA')).toThrow(new Error('Missing content type'))
})

test('the picture is kept under the id of the profile', () => {
  expect(picturePath('profile-1')).toBe('images/users/profile-1')
})

describe('the cut', () => {
  const size = fc.record({width: fc.integer({min: 1, max: 8_000}), height: fc.integer({min: 1, max: 8_000})})
  const crop = fc.record({
    zoom: fc.double({min: 0, max: 9, noNaN: true}),
    x: fc.double({min: -1, max: 2, noNaN: true}),
    y: fc.double({min: -1, max: 2, noNaN: true}),
  })

  test('of a wide picture is its middle square', () => {
    expect(squareOf({width: 900, height: 600}, centred)).toEqual({left: 150, top: 0, side: 600})
    expect(squareOf({width: 900, height: 600}, {zoom: 2, x: 1, y: 0})).toEqual({left: 600, top: 0, side: 300})
  })

  test('never leaves the picture, however it is moved', () => {
    fc.assert(
      fc.property(size, crop, fc.double({min: -3, max: 3, noNaN: true}), (picture, start, by) => {
        const {left, top, side} = squareOf(picture, draggedCrop(picture, start, by, -by))
        const slack = 1e-6
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(picture.width + slack)
        expect(top + side).toBeLessThanOrEqual(picture.height + slack)
      }),
    )
  })

  test('follows the pointer: a picture dragged to the right shows more of its left', () => {
    const picture = {width: 900, height: 600}
    expect(squareOf(picture, draggedCrop(picture, centred, 0.1, 0)).left).toBeCloseTo(90)
    expect(draggedCrop(picture, centred, 0, 1)).toEqual(centred)
  })
})

test.each([
  ['Ana Beatriz Souza', 'AS'],
  ['  ana ', 'A'],
  ['Érica de Ávila', 'ÉÁ'],
  ['Ana Souza', 'AS'],
  ['', ''],
  ['   ', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('the limits are fifteen megabytes, a square of 512 pixels and four times its size', () => {
  expect([largestPicture, storedSide, boundedCrop({zoom: 9, x: 2, y: -1})]).toEqual([
    15_728_640,
    512,
    {zoom: 4, x: 1, y: 0},
  ])
})
