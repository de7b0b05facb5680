import {expect, test} from 'vitest'
import {unknownNames} from '../../scripts/lib/codeNames.ts'

const project = {
  paths: ['src/app/screens.tsx', 'domain/agenda/date.ts', 'package.json'],
  code: 'export const screenAt = 1\nprocess.env.PUBLIC_ORIGIN\n"scripts": {"check": "node"}',
}
const namesIn = (text: string) => unknownNames(new Map([['docs/page.md', text]]), project).map(({name}) => name)

test.each([
  '`src/app/screens.tsx`',
  '`src/app/screens.tsx:12`',
  '`src/app`',
  '`src/app/`',
  '`domain/agenda/date`',
  '`screens.tsx`',
  '`src/<area>/*.ts`',
  '`screenAt(path)`',
  '`PUBLIC_ORIGIN`',
  '`npm run check`',
  '`npm run -s check`',
  'a plain `word`, `two words`, `https://example.org/someThing`',
])('%s is there', (text) => {
  expect(namesIn(text)).toEqual([])
})

test.each(['src/app/gone.tsx', 'src/ap', 'goneAt(path)', 'GoneView', 'GONE_ORIGIN', 'npm run gone'])(
  '`%s` is not',
  (name) => {
    expect(namesIn(`see \`${name}\` there`)).toEqual([name])
  },
)

test('the line is told, and code blocks are left out', () => {
  const page = new Map([['docs/page.md', '# Title\n\n```ts\nconst a = `goneInBlock`\n```\n\n`goneAt` here\n']])
  expect(unknownNames(page, project)).toEqual([{file: 'docs/page.md', line: 7, name: 'goneAt'}])
})

test('a name that is rightly there is listed for its page only', () => {
  const pages = new Map([
    ['docs/one.md', '`goneAt`'],
    ['docs/two.md', '`goneAt`'],
  ])
  expect(unknownNames(pages, project, {'docs/one.md': ['goneAt']}).map(({file}) => file)).toEqual(['docs/two.md'])
})
