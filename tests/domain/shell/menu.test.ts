import {describe, expect, test} from 'vitest'
import {bottomBarItems, currentItem, hasMore, menuGroups, type MenuItem} from '../../../domain/shell/menu.ts'

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
