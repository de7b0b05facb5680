import {existsSync} from 'node:fs'
import {expect, test} from 'vitest'
import {type Route, routeTable} from '../../domain/shell/routeTable.ts'
import {examScreens, routeModules, studentEntries, studentScreens} from '../../scripts/build/routeModules.ts'

/** Who may open the addresses below a prefix, or those of an area, which a table names without a slash. */
const audienceOf = (name: string): ReadonlySet<Route['audience']> =>
  new Set(
    routeTable
      .filter(({path, area}) => path === name || path.startsWith(`${name}/`) || area === name)
      .map((one) => one.audience),
  )

/** Screens of the team, which stand among those of students: some have the same frame. */
const ofTeam = ['/monitor', '/sorteio', '/copa-{product}']

test('every screen of a student stands at addresses of students only, and one of the team at those of the team', () => {
  const screens = Object.keys(studentScreens())
  expect(screens).toContain('/agenda')
  for (const prefix of screens)
    expect([prefix, [...audienceOf(prefix)]]).toEqual([prefix, [ofTeam.includes(prefix) ? 'staff' : 'student']])
})

test.each([
  ['publicScreens', 'visitor'],
  ['openScreens', 'everybody'],
])('%s stand at addresses of %s', (constant, audience) => {
  const paths = Object.keys(routeModules('src/app/publicScreens.tsx', constant))
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) expect([path, ...audienceOf(path)]).toContain(audience)
})

test('the screens of exams are those of the addresses of exams', () => {
  const ofExams = routeTable.filter(({area, path}) => area === 'exam' && path.startsWith('/agenda/'))
  expect(Object.keys(examScreens()).toSorted()).toEqual(ofExams.map(({path}) => path.split('/')[2]).toSorted())
})

test('every module that is preloaded is a file', () => {
  const modules = [...studentEntries(), ...Object.values(studentScreens()), ...Object.values(examScreens())]
  expect(modules).toContain('src/features/agenda/AgendaScreen.tsx')
  expect(modules.filter((module) => !existsSync(module))).toEqual([])
})

test('a file without the table is an error of the build', () => {
  expect(() => routeModules('src/app/screens.tsx', 'rooms')).toThrow(
    'src/app/screens.tsx has no table rooms of screens',
  )
})
