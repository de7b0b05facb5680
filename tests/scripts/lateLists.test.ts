import {expect, test} from 'vitest'
import {Lists, withoutTable} from '../../scripts/build/lateLists.ts'

const table = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);`

const files = ['assets/Menu-1.js', 'assets/Dialog-2.js', 'assets/PublicShell-3.js']

test('a call gives the number of its list, and the names stand in one table for all files', () => {
  const lists = new Lists()
  const one = withoutTable(`${table(files)}a(()=>import("./Menu-1.js"),__vite__mapDeps([0,1]))`, lists)
  const other = withoutTable(
    `${table(['assets/Dialog-2.js'])}b(()=>import("./Dialog-2.js"),__vite__mapDeps([0]))`,
    lists,
  )
  expect([one, other]).toEqual(['a(()=>import("./Menu-1.js"),0)', 'b(()=>import("./Dialog-2.js"),1)'])
  expect(lists.files).toEqual(['assets/Menu-1.js', 'assets/Dialog-2.js'])
  expect(lists.lists).toEqual([[0, 1], [1]])
})

test('the list of a first screen stays with its call', () => {
  const lists = new Lists()
  expect(withoutTable(`${table(files)}a(()=>b,__vite__mapDeps([2,1]))`, lists)).toBe(
    'a(()=>b,["assets/PublicShell-3.js","assets/Dialog-2.js"])',
  )
  expect(lists.lists).toEqual([])
})

test('so does the list of what sends a first answer, unless more is needed with it', () => {
  const lists = new Lists()
  const code = `${table(['assets/sending-1.js', 'assets/base-2.css', 'assets/frame-3.js'])}a(()=>b,__vite__mapDeps([0,1]));c(()=>d,__vite__mapDeps([2,0]))`
  expect(withoutTable(code, lists)).toBe('a(()=>b,["assets/sending-1.js","assets/base-2.css"]);c(()=>d,0)')
  expect(lists.files).toEqual(['assets/frame-3.js', 'assets/sending-1.js'])
})

test('a file without a table is left as it is', () => {
  expect(withoutTable('export{}', new Lists())).toBe('export{}')
})

test('a call of another shape is an error of the build', () => {
  expect(() => withoutTable(`${table(files)}a(()=>b,__vite__mapDeps(c))`, new Lists())).toThrow('not understood')
})
