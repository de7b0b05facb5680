import {expect, test} from 'vitest'
import {baseWithRuntime, withRuntimeOfBase} from '../../scripts/build/runtimeInBase.ts'
import {wholePage} from '../../scripts/build/wholePage.ts'

const page = `<head>
    <script type="module" crossorigin src="/assets/main-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-2.js">
    <script>ask()</script>
  </head>`

test('entry and style sheet stand in the page, behind all that asks for files; what the entry imports is named from the root', () => {
  const entry = 'import{a as b}from"./base-2.js";import"./side.js";b(()=>import(`./late-4.js`),["assets/late-4.js"]);\n'
  expect(wholePage(page, entry, '.a{content:"$&"}\n').replaceAll(/\s*\n\s*/g, '\n')).toBe(
    [
      '<head>',
      '<link rel="modulepreload" crossorigin href="/assets/base-2.js">',
      '<script>ask()</script>',
      '<script type="module">import{a as b}from"/assets/base-2.js";import"/assets/side.js";b(()=>import(`/assets/late-4.js`),["assets/late-4.js"]);</script>',
      '<style>.a{content:"$&"}</style>',
      '</head>',
    ].join('\n'),
  )
})

test.each([
  ['no entry', page.replace('main-1.js', ''), '', ''],
  ['an entry that ends its own tag', page, 'write("</script>")', ''],
  ['a style sheet that ends its own tag', page, '', '.a{content:"</STYLE>"}'],
])('%s is an error of the build', (_name, html, entry, styles) => {
  expect(() => wholePage(html, entry, styles)).toThrow(/The (?:page|entry)/)
})

const runtime = 'var e=1,t=(n)=>n+e;export{e as n,t};\n'

test('the base has the runtime of the bundler, out of the way of its own names, and gives it to other files', async () => {
  const base = baseWithRuntime(
    'import{n as t,t as n}from"./rolldown-runtime-a-_1.js";var e=n(t);export{e as t};',
    runtime,
  )
  const loaded = await import(`data:text/javascript,${encodeURIComponent(base)}`)
  expect({...loaded}).toMatchObject({t: 2, __rt_n: 1})
  expect(withRuntimeOfBase('import{n,t as x}from"./rolldown-runtime-a-_1.js";x(n)', 'base-2.js')).toBe(
    'import{__rt_n as n,__rt_t as x}from"./base-2.js";x(n)',
  )
  expect(withRuntimeOfBase('x(1)', 'base-2.js')).toBe('x(1)')
})

test('a runtime or a base of another shape is an error of the build', () => {
  expect(() => baseWithRuntime('x()', runtime)).toThrow('not understood')
  expect(() => baseWithRuntime('import{n as t}from"./rolldown-runtime-a.js";', 'export default 1')).toThrow(
    'not understood',
  )
})
