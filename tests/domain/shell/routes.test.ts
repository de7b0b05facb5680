import {describe, expect, test} from 'vitest'
import {homeOf, redirectOf, type Student, type Who} from '../../../domain/shell/routes.ts'

const visitor: Who = {kind: 'visitor'}
const student: Student = {kind: 'student', courses: 1, course: 'standard', isStaff: false, firstMenuGroup: []}
const without: Student = {...student, courses: 0}
const staff: Student = {...student, isStaff: true}
const sprint: Student = {...student, course: 'sprint', firstMenuGroup: ['/sprint', '/perfil']}
const practical: Student = {...student, course: 'practical', firstMenuGroup: ['/favoritos']}

const go = (who: Who, path: string) => redirectOf({who, path, slug: 'aristo'})

describe('visitors', () => {
  test.each([
    '/agenda', '/agenda/estudo-teorico/ave-1', '/favoritos', '/atividades-extras', '/lista-de-temas', '/historico', '/historico-provas/7', '/gabarito',
    '/questoes-comentadas', '/desempenho', '/artigos', '/artigos/7', '/baralhos', '/perfil', '/forum-viewer/7', '/viewer/questao', '/sprint',
    '/practical-courses', '/recursos', '/route-manager', '/aristo-premium', '/mais-aristo', '/copa-aristo',
  ])('are sent from %s to the login', (path) => {
    expect(go(visitor, path)).toBe('/')
  })

  test.each([
    '/', '/registrar', '/redefinir-senha', '/diagnostico', '/diagnostico/prova', '/impressao', '/landing', '/landing/login', '/landing/recursos',
    '/external-auth', '/confirmEmail', '/aristo-compass', '/aristo-compass/7',
  ])('stay on %s', (path) => {
    expect(go(visitor, path)).toBeNull()
  })

  test.each(['/nada-aqui', '/agendas', '/outra-premium'])('see the not-found page on %s', (path) => {
    expect(go(visitor, path)).toBeNull()
  })
})

describe('students', () => {
  test.each(['/', '/registrar', '/redefinir-senha'])('with a course go on from %s', (path) => {
    expect(go(student, path)).toBe('/route-manager')
    expect(go(sprint, path)).toBe('/route-manager')
  })

  test('without a course stay on the public screens', () => {
    expect(go(without, '/')).toBeNull()
  })

  test.each([[student, '/agenda'], [sprint, '/sprint'], [practical, '/practical-courses']])(
    'are taken by /route-manager to the home of their course',
    (who, home) => {
      expect(go(who, '/route-manager')).toBe(home)
      expect(homeOf(who.course)).toBe(home)
    },
  )

  test.each([
    [sprint, '/agenda', '/sprint'], [sprint, '/perfil', null], [sprint, '/perfil/semana', null], [sprint, '/sprint', null], [sprint, '/perfilado', '/sprint'],
    [practical, '/agenda', '/practical-courses'], [practical, '/favoritos', null], [practical, '/practical-courses/1', null],
  ] as const)('of a sprint or practical course open only its first menu group (%#)', (who, path, expected) => {
    expect(go(who, path)).toBe(expected)
  })

  test('see the cup only as staff', () => {
    expect(go(student, '/copa-aristo')).toBe('/agenda')
    expect(go(staff, '/copa-aristo')).toBeNull()
  })

  test.each(['/agenda', '/favoritos', '/nada-aqui', '/perfil'])('stay on %s', (path) => {
    expect(go(student, path)).toBeNull()
  })
})
