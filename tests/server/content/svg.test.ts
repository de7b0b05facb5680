import {expect, test} from 'vitest'
import {svgProblem} from '../../../server/content/svg.ts'

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

const refused: readonly [string, string][] = [
  ['<p>x</p>', 'it does not start with <svg>'],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', 'it does not start with <svg>'],
  [drawing('<script>alert(1)</script>'), 'the element <script> is not allowed'],
  [drawing('<SCRIPT>alert(1)</SCRIPT>'), 'the element <SCRIPT> is not allowed'],
  [drawing('<svg:script>alert(1)</svg:script>'), 'the element <svg:script> is not allowed'],
  [drawing('<foreignObject><p/></foreignObject>'), 'the element <foreignObject> is not allowed'],
  [drawing('<style>@import "x"</style>'), 'the element <style> is not allowed'],
  [drawing('<image href="https://x.example/a.png"/>'), 'the element <image> is not allowed'],
  [drawing('<animate attributeName="href" to="x"/>'), 'the element <animate> is not allowed'],
  [drawing('<a href="#x"/>'), 'the element <a> is not allowed'],
  [drawing('', 'onload="alert(1)"'), 'the event handler onload is not allowed'],
  [drawing("<path ONCLICK = 'x'/>"), 'the event handler ONCLICK is not allowed'],
  [
    drawing('<use href="https://x.example/a.svg#b"/>'),
    'the reference href="https://x.example/a.svg#b" leaves the file',
  ],
  [drawing('<use xlink:href="data:x"/>'), 'the reference xlink:href="data:x" leaves the file'],
  [drawing('<path fill="url(https://x.example/a)"/>'), 'the attribute fill refers to something outside the file'],
  [drawing('<path style="fill:u\\72l(x)"/>'), 'the attribute style holds an escaped character'],
  [drawing('<path fill="ur&#108;(x)"/>'), 'the attribute fill holds an escaped character'],
  [drawing('', 'xml:base="https://x.example"'), 'the attribute xml:base is not allowed'],
  [drawing('<path onclick=alert(1) />'), 'it is not plain SVG near "<path onclick=alert(1) /></svg"'],
  [drawing('<?xml-stylesheet href="x"?>'), 'it is not plain SVG near "<?xml-stylesheet href="x"?></s"'],
]

test.each(refused)('%s is refused', (source, problem) => {
  expect(svgProblem(source)).toBe(problem)
})

test('a plain drawing with gradients and its own references is let in', () => {
  const gradient = '<!-- x --><defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>'
  const shapes = '<use href="#g"/><text x="1">P &lt; 0,05</text><path fill="url(#g)" d="M0 0"/>'
  const source = `<?xml version="1.0"?>\n${drawing(gradient + shapes, 'viewBox="0 0 1 1"')}`
  expect(svgProblem(source)).toBe(null)
})
