import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {iconLink} from '../../scripts/build/icon.ts'

test('the icon in the page is the drawing of the file, and no address that is asked for', () => {
  const address = /href="data:image\/svg\+xml,([^"]*)"/.exec(iconLink)?.[1] ?? ''
  expect(decodeURIComponent(address).replaceAll("'", '"')).toBe(readFileSync('public/icon.svg', 'utf8').trim())
  expect(address).not.toMatch(/[#<>]/)
})
