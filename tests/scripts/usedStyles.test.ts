import {expect, test} from 'vitest'
import {classesIn, usedStyles} from '../../scripts/build/usedStyles.ts'

const css = `@layer base, utilities;
@font-face { font-family: 'One'; src: url(/one.woff2); }
@font-face { font-family: 'One'; font-style: italic; src: url(/italic.woff2); }
@font-face { font-family: 'Other'; src: url(/other.woff2); }
@keyframes spin { to { rotate: 1turn } }
@keyframes rise { from { opacity: 0 } }
@layer base {
  :root { --used: var(--deep); --deep: red; --unused: var(--lost); --lost: blue; }
  body { font-family: 'One', sans-serif; }
}
@layer utilities {
  .a, .b { color: var(--used) }
  .md\\:a:hover { color: green }
  .\\[\\&_li\\]\\:c li { color: pink }
  .c .gone { color: blue }
  .turns { animation: spin 1s }
  @media (width > 1px) { .gone { color: blue } }
}`

test('keeps the rules of a page, the variables these use, their fonts and animations', () => {
  const kept = usedStyles(css, '<p class="a md:a turns"><i class="[&amp;_li]:c">x</i></p>')
  expect(kept).toContain('.a {')
  expect(kept).not.toContain('.b')
  expect(kept).toContain('.md\\:a:hover')
  expect(kept).toContain('.\\[\\&_li\\]\\:c li')
  expect(kept).toContain('--deep: red')
  expect(kept).toContain('one.woff2')
  expect(kept).toContain('@keyframes spin')
  for (const gone of ['gone', '--unused', '--lost', 'other.woff2', 'italic.woff2', 'rise', '@media'])
    expect(kept).not.toContain(gone)
})

test('reads the classes of all elements', () => {
  expect([...classesIn('<p class="a b"></p><i  class=""></i><b class="[&amp;>p]:c">')]).toEqual([
    'a',
    'b',
    '',
    '[&>p]:c',
  ])
})
