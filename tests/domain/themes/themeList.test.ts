import {describe, expect, test} from 'vitest'
import type {Theme} from '../../../domain/themes/theme.ts'
import {
  filteredThemes,
  phaseOfPath,
  phasesOf,
  searchParameter,
  themeListPath,
  themeQuestionsPath,
  themeSearchPath,
  themeTitle,
  themeVideoPath,
  type ThemeFilters,
} from '../../../domain/themes/themeList.ts'
import {
  isSameSort,
  sortAfterClick,
  sortedThemes,
  sortOfParameter,
  sortParameter,
  themeColumns,
  type ThemeSort,
} from '../../../domain/themes/themeSort.ts'

const theme = (lessonId: string, changes: Partial<Theme> = {}): Theme => ({
  lessonId,
  leaf: ['Clínica Médica', lessonId],
  relevance: 0.01,
  phase: 1,
  enableAfter: 0,
  isPreCourse: false,
  finishedAt: null,
  hasVideos: true,
  ...changes,
})

const all: ThemeFilters = {phase: null, search: '', showPreCourse: true}
const ids = (themes: readonly Theme[]) => themes.map(({lessonId}) => lessonId)

describe('the filters', () => {
  const themes = [
    theme('a', {leaf: ['Pediatria', 'Imunizações']}),
    theme('b', {leaf: ['Cirurgia', 'Trauma', 'Abdome agudo'], phase: 2}),
    theme('c', {leaf: ['Cirurgia', 'Hérnias'], isPreCourse: true}),
  ]

  test.each<[string, Partial<ThemeFilters>, string[]]>([
    ['nothing chosen', {}, ['a', 'b', 'c']],
    ['a phase', {phase: 2}, ['b']],
    ['a phase without themes', {phase: 7}, []],
    ['without the pre-course', {showPreCourse: false}, ['a', 'b']],
    ['accents in the theme only', {search: 'imunizacoes'}, ['a']],
    ['accents in the search only', {search: 'TRÁUMA'}, ['b']],
    ['another case', {search: 'hÉRNIAS'}, ['c']],
    ['the pre-course hidden, though it is searched', {search: 'hernias', showPreCourse: false}, []],
    ['words in another order, across levels', {search: 'agudo cirurgia'}, ['b']],
    ['blanks around and between', {search: '  abdome   agudo '}, ['b']],
    ['blanks only', {search: '   '}, ['a', 'b', 'c']],
    ['one word that stands nowhere', {search: 'cirurgia lua'}, []],
    ['characters that patterns know', {search: '.*'}, []],
  ])('%s', (_case, changes, expected) => {
    expect(ids(filteredThemes(themes, {...all, ...changes}))).toEqual(expected)
  })

  test('the phases are those of the themes, once each and in their order', () => {
    expect(phasesOf([theme('a', {phase: 10}), theme('b', {phase: 2}), theme('c', {phase: 10})])).toEqual([2, 10])
  })

  test('a title is its path joined', () => {
    expect(themeTitle(['Cirurgia', 'Trauma'])).toBe('Cirurgia - Trauma')
  })
})

describe('the addresses', () => {
  test.each([
    [null, '/lista-de-temas'],
    [2, '/lista-de-temas/2'],
  ])('of the phase %s', (phase, path) => {
    expect([themeListPath(phase), phaseOfPath(path)]).toEqual([path, phase])
  })

  test('of a question or a card leads to the themes of its path, which the list finds', () => {
    const path = ['Clínica Médica', 'Doenças & sinais']
    const words = new URLSearchParams(themeSearchPath(path)?.split('?')[1]).get(searchParameter) ?? ''
    expect(ids(filteredThemes([theme('a', {leaf: path}), theme('b')], {...all, search: words}))).toEqual(['a'])
    expect(themeSearchPath([])).toBeNull()
  })

  test.each([
    '/lista-de-temas/',
    '/lista-de-temas/0',
    '/lista-de-temas/-1',
    '/lista-de-temas/x',
    '/lista-de-temas/1.5',
    '/lista-de-temas/1/2',
    '/lista-de-temas/9999',
    '/outra/2',
  ])('%s names no phase', (path) => {
    expect(phaseOfPath(path)).toBeNull()
  })

  test('of an extra tell where the way back leads', () => {
    expect([themeVideoPath('e 1', '20260310'), themeQuestionsPath('e1', '20260310')]).toEqual([
      '/atividades-extras/estudo-teorico/video?date=20260310&a=e+1&de=temas',
      '/atividades-extras/questao?date=20260310&a=e1&de=temas',
    ])
  })
})

describe('the order', () => {
  const themes = [
    theme('b', {leaf: ['É'], phase: 2, relevance: 0.02, enableAfter: 3}),
    theme('a', {leaf: ['E'], phase: 1, relevance: 0.03, enableAfter: 1}),
    theme('c', {leaf: ['Z'], phase: 2, relevance: 0.01, enableAfter: 2}),
  ]

  test.each<[ThemeSort, string[]]>([
    [null, ['b', 'a', 'c']],
    [{column: 'tema', direction: 'ascending'}, ['a', 'b', 'c']],
    [{column: 'tema', direction: 'descending'}, ['c', 'b', 'a']],
    [{column: 'fase', direction: 'ascending'}, ['a', 'b', 'c']],
    [{column: 'fase', direction: 'descending'}, ['b', 'c', 'a']],
    [{column: 'relevancia', direction: 'ascending'}, ['c', 'b', 'a']],
    [{column: 'relevancia', direction: 'descending'}, ['a', 'b', 'c']],
    [{column: 'liberacao', direction: 'ascending'}, ['a', 'c', 'b']],
    [{column: 'liberacao', direction: 'descending'}, ['b', 'c', 'a']],
  ])('%o', (sort, expected) => {
    expect(ids(sortedThemes(themes, sort))).toEqual(expected)
    expect(ids(themes)).toEqual(['b', 'a', 'c'])
  })

  test.each(themeColumns)('clicks on %s: ascending, descending, none', (column) => {
    const first = sortAfterClick(null, column)
    const second = sortAfterClick(first, column)
    expect([first, second, sortAfterClick(second, column)]).toEqual([
      {column, direction: 'ascending'},
      {column, direction: 'descending'},
      null,
    ])
  })

  test('another column begins anew', () => {
    expect(sortAfterClick({column: 'fase', direction: 'descending'}, 'tema')).toEqual({
      column: 'tema',
      direction: 'ascending',
    })
  })

  test.each(themeColumns.flatMap((column) => [column, `${column}-desc`]))(
    'the address %s is read as written',
    (text) => {
      expect(sortParameter(sortOfParameter(text))).toBe(text)
    },
  )

  test.each([null, '', '-desc', 'tema-asc', 'Tema', 'tema-desc-desc', 'toString'])(
    'the address %s is the order of the course',
    (text) => {
      expect([sortOfParameter(text), sortParameter(null)]).toEqual([null, null])
    },
  )

  test('orders are compared by what they say', () => {
    const sort = {column: 'tema', direction: 'ascending'} as const
    expect([
      isSameSort(sort, {...sort}),
      isSameSort(null, null),
      isSameSort(sort, null),
      isSameSort(sort, {...sort, direction: 'descending'}),
    ]).toEqual([true, true, false, false])
  })
})
