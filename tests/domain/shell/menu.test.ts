import {describe, expect, test} from 'vitest'
import {bottomBarItems, currentItem, hasMore, menuColor, menuGroups, type MenuItem} from '../../../domain/shell/menu.ts'

const item = (title: string, subgroup: string, order: number, url = `/${title.toLowerCase()}`): MenuItem => ({
  title,
  subgroup,
  order,
  url,
  icon: 'agenda',
  color: null,
  tag: null,
})

const menu = [
  item('Questões', 'Treino', 2),
  item('Perfil', 'Meu Aristo', 9),
  item('Agenda', 'Meu Aristo', 7),
  item('Artigos', 'Biblioteca', 3),
  item('Baralhos', 'Treino', 8),
  item('Aristo Cursos', 'Meu Aristo', 1),
]
const names = (groups: ReturnType<typeof menuGroups>) =>
  groups.map(({title, items}) => [title, items.map((entry) => entry.title)])

describe('the side menu', () => {
  test('is grouped by subgroup, the own group first, the others by their lowest order, without the item that sells courses', () => {
    expect(names(menuGroups(menu, 'Aristo'))).toEqual([
      ['Meu Aristo', ['Agenda', 'Perfil']],
      ['Treino', ['Questões', 'Baralhos']],
      ['Biblioteca', ['Artigos']],
    ])
  })

  test("of another brand has that brand's own group first", () => {
    expect(names(menuGroups(menu, 'Outra')).map(([title]) => title)).toEqual(['Meu Aristo', 'Treino', 'Biblioteca'])
  })

  test('without an own group begins with the group of the lowest order', () => {
    expect(
      names(
        menuGroups(
          menu.filter(({subgroup}) => subgroup !== 'Meu Aristo'),
          'Aristo',
        ),
      )[0]?.[0],
    ).toBe('Treino')
  })

  test('gives the bottom bar four of its first group at most', () => {
    const five = [1, 2, 3, 4, 5].map((order) => item(`Item ${order}`, 'Meu Aristo', order))
    expect(bottomBarItems(menuGroups(five, 'Aristo')).map(({title}) => title)).toEqual([
      'Item 1',
      'Item 2',
      'Item 3',
      'Item 4',
    ])
    expect(hasMore(menuGroups(five, 'Aristo'))).toBe(true)
    expect(hasMore(menuGroups(five.slice(1), 'Aristo'))).toBe(false)
    expect(hasMore(menuGroups(menu, 'Aristo'))).toBe(true)
    expect(bottomBarItems([])).toEqual([])
  })

  test('marks the entry with the longest address that fits', () => {
    const entries = [item('Provas', 'A', 1, '/provas'), item('Histórico', 'A', 2, '/provas/historico')]
    expect(currentItem(entries, '/provas/historico/7')?.title).toBe('Histórico')
    expect(currentItem(entries, '/provas/7')?.title).toBe('Provas')
    expect(currentItem(entries, '/provasx')).toBeNull()
  })
})

test.each([
  ['#0a7', '#0a7'],
  ['#00AA77', '#00AA77'],
  ['#00aa7', undefined],
  ['red', undefined],
  ['url(//outro.example)', undefined],
  ['', undefined],
  [null, undefined],
])('the colour %j is drawn as %s', (color, drawn) => {
  expect(menuColor(color)).toBe(drawn)
})

test('an entry is current on its own address, a bar without groups has no more, and one group alone has none', () => {
  expect(currentItem([item('Agenda', 'A', 1)], '/agenda')?.title).toBe('Agenda')
  expect(hasMore([])).toBe(false)
  expect(hasMore([{title: 'A', items: [item('Um', 'A', 1)]}])).toBe(false)
  expect(hasMore(['A', 'B'].map((title) => ({title, items: [item('Um', title, 1)]})))).toBe(true)
})
