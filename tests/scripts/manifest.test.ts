import {expect, test} from 'vitest'
import {filesOf} from '../../scripts/lib/manifest.ts'

const manifest = {
  'index.html': {file: 'a/main.js', imports: ['_react.js'], dynamicImports: ['src/features/access/Login.tsx']},
  '_react.js': {file: 'a/react.js', imports: ['_shared.js']},
  '_shared.js': {file: 'a/shared.js', imports: ['_react.js']},
  'src/features/access/Login.tsx': {
    file: 'a/Login.js',
    imports: ['_react.js'],
    dynamicImports: ['src/services/access/firebase.ts'],
  },
  'src/services/access/firebase.ts': {file: 'a/firebase.js'},
  'src/index.css': {file: 'a/index.css'},
}

test('a screen needs its own chunks and what they import, each once, but nothing that loads later', () => {
  expect(filesOf(manifest, ['index.html', 'src/features/access/Login.tsx'])).toEqual([
    'a/main.js',
    'a/react.js',
    'a/shared.js',
    'a/Login.js',
  ])
})

test('styles are not JavaScript', () => {
  expect(filesOf(manifest, ['src/index.css'])).toEqual([])
})

test('a budget over a module that the build does not have is refused', () => {
  expect(() => filesOf(manifest, ['src/Gone.tsx'])).toThrow(
    'The build has no module src/Gone.tsx (named by the budgets).',
  )
})
