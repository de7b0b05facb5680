import {describe, expect, test} from 'vitest'
import {
  courseKindOf,
  destinationOf,
  homeOf,
  isOfDay,
  isShellless,
  redirectDelay,
  splashMinimum,
  kindOfCourse,
  redirectOf,
  type Student,
  type Viewer,
} from '../../../domain/shell/routes.ts'
import {rememberedRedirect} from '../../../domain/shell/storedRedirects.ts'

const visitor: Viewer = {kind: 'visitor'}
const student: Student = {kind: 'student', courses: 1, course: 'standard', isStaff: false, firstMenuGroup: []}
const without: Student = {...student, courses: 0}
const staff: Student = {...student, isStaff: true}
const sprint: Student = {...student, course: 'sprint', firstMenuGroup: ['/sprint', '/perfil']}
const practical: Student = {...student, course: 'practical', firstMenuGroup: ['/favoritos']}

const go = (viewer: Viewer, path: string) => redirectOf({viewer, path, slug: 'aristo'})

test('the login leads a student home in one step, and who stays is sent nowhere', () => {
  const end = (viewer: Viewer, path: string) => destinationOf({viewer, path, slug: 'aristo'})
  expect(end(student, '/')).toBe('/agenda')
  expect(end(sprint, '/')).toBe('/sprint')
  expect(end(practical, '/registrar')).toBe('/practical-courses')
  expect(end(without, '/')).toBeNull()
  expect(end(visitor, '/agenda')).toBe('/')
  expect(end(student, '/agenda')).toBeNull()
})

test('what a destination names in its query ends the way', () => {
  expect(destinationOf({viewer: student, path: '/forum-viewer/Quest%C3%A3o%7C77', slug: 'aristo'})).toBe(
    '/viewer/questao?id=77',
  )
})

describe('visitors', () => {
  test.each([
    '/agenda',
    '/agenda/estudo-teorico/ave-1',
    '/favoritos',
    '/atividades-extras',
    '/lista-de-temas',
    '/historico',
    '/historico-provas/7',
    '/gabarito',
    '/questoes-comentadas',
    '/desempenho',
    '/artigos',
    '/artigos/7',
    '/baralhos',
    '/perfil',
    '/forum-viewer/7',
    '/viewer/questao',
    '/sprint',
    '/practical-courses',
    '/recursos',
    '/route-manager',
    '/aristo-premium',
    '/mais-aristo',
    '/copa-aristo',
  ])('are sent from %s to the login', (path) => {
    expect(go(visitor, path)).toBe('/')
  })

  test.each([
    '/',
    '/registrar',
    '/redefinir-senha',
    '/diagnostico',
    '/diagnostico/prova',
    '/impressao',
    '/landing',
    '/landing/login',
    '/landing/recursos',
    '/external-auth',
    '/confirmEmail',
    '/aristo-compass',
    '/aristo-compass/7',
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

  test.each([
    [student, '/agenda'],
    [sprint, '/sprint'],
    [practical, '/practical-courses'],
  ])('are taken by /route-manager to the home of their course', (viewer, home) => {
    expect(go(viewer, '/route-manager')).toBe(home)
    expect(homeOf(viewer.course)).toBe(home)
  })

  test.each([
    [sprint, '/agenda', '/sprint'],
    [sprint, '/perfil', null],
    [sprint, '/perfil/semana', null],
    [sprint, '/sprint', null],
    [sprint, '/perfilado', '/sprint'],
    [practical, '/agenda', '/practical-courses'],
    [practical, '/favoritos/video', null],
    [practical, '/practical-courses/1', null],
  ] as const)('of a sprint or practical course open only its first menu group (%#)', (viewer, path, expected) => {
    expect(go(viewer, path)).toBe(expected)
  })

  test('see the cup only as staff', () => {
    expect(go(student, '/copa-aristo')).toBe('/agenda')
    expect(go(staff, '/copa-aristo')).toBeNull()
  })

  test.each(['/agenda', '/favoritos/video', '/nada-aqui', '/perfil'])('stay on %s', (path) => {
    expect(go(student, path)).toBeNull()
  })
})

describe('addresses that always lead elsewhere', () => {
  test.each([
    ['/agenda/favoritos', '/favoritos'],
    ['/favoritos', '/favoritos/questao'],
    ['/historico', '/historico-provas'],
    ['/historico-provas', '/historico-provas/simulados-aristo'],
    ['/baralhos', '/baralhos/comunidade'],
    ['/desempenho', '/desempenho/metas-semanais'],
    ['/mais-aristo', '/mais-aristo/videos'],
    ['/mais-aristo/videos/clinica', '/mais-aristo/videos'],
    ['/forum-viewer/Quest%C3%A3o%7C77', '/viewer/questao?id=77'],
    ['/forum-viewer/Aula|Flashcard|88', '/viewer/flashcard?id=88'],
    ['/forum-viewer/Video|v 9', '/viewer/video?id=v%209'],
    ['/forum-viewer/Questão|demo/sc-sus-1', '/viewer/questao?id=demo%2Fsc-sus-1'],
    ['/sorteio', '/agenda'],
    ['/copa-aristo', '/agenda'],
  ])('%s leads a student to %s, and a visitor to the login', (path, expected) => {
    expect(go(student, path)).toBe(expected)
    expect(go(visitor, path)).toBe('/')
  })

  test.each([
    '/forum-viewer/77',
    '/forum-viewer',
    '/forum-viewer/%E0%A4%A',
    '/historico-provas/7',
    '/mais-aristo/videos/clinica/cardio',
    '/favoritos/video',
  ])('%s stays', (path) => {
    expect(go(student, path)).toBeNull()
  })

  test('a chain of redirects ends', () => {
    const chain = ['/historico']
    for (let next = go(student, '/historico'); next !== null; next = go(student, next)) chain.push(next)
    expect(chain).toEqual(['/historico', '/historico-provas', '/historico-provas/simulados-aristo'])
  })

  test('staff see the cup and the raffle', () => {
    expect([go(staff, '/copa-aristo'), go(staff, '/sorteio')]).toEqual([null, null])
  })
})

describe('sprint and practical courses', () => {
  test.each(['/external-auth', '/confirmEmail', '/gabarito', '/impressao', '/termos-de-uso'])(
    'may open the technical address %s',
    (path) => {
      expect(go(sprint, path)).toBeNull()
    },
  )

  test('are known by the home page of the server, or by the lists of the operator', () => {
    const special = {sprintCourseId: 's', practicalCoursesId: ['p', 'q']}
    expect(['/sprint', '/practical-courses', '/agenda', undefined].map(courseKindOf)).toEqual([
      'sprint',
      'practical',
      'standard',
      'standard',
    ])
    expect([
      kindOfCourse({_id: 's', homePage: '/agenda'}, special),
      kindOfCourse({_id: 'q', homePage: '/agenda'}, special),
      kindOfCourse({_id: 's', homePage: '/practical-courses'}, special),
      kindOfCourse({_id: 'x', homePage: '/agenda'}, special),
      kindOfCourse(undefined, special),
    ]).toEqual(['sprint', 'practical', 'practical', 'standard', 'standard'])
  })
})

describe('header and menu', () => {
  test.each([
    '/impressao',
    '/gabarito',
    '/atividades-extras/impressao',
    '/copa-aristo',
    '/diagnostico',
    '/diagnostico/prova',
    '/aristo-compass',
    '/aristo-compass/estatisticas',
    '/external-auth',
    '/landing',
    '/sorteio',
  ])('are hidden on %s', (path) => {
    expect(isShellless(path, 'aristo')).toBe(true)
  })

  test.each(['/agenda', '/perfil', '/sprint', '/practical-courses', '/nada', '/diagnosticos'])(
    'are shown on %s',
    (path) => {
      expect(isShellless(path, 'aristo')).toBe(false)
    },
  )
})

describe('what the device remembers', () => {
  const nothing = {diagnostic: null, hasExamVariant: false, hasContact: false} as const
  const open = {id: 'a1', isFinished: false}
  const finished = {id: 'a1', isFinished: true}

  test.each([
    ['/diagnostico', null, {...nothing, diagnostic: open}, '/diagnostico/prova'],
    ['/diagnostico', 'modelo', {...nothing, diagnostic: open}, '/diagnostico/prova'],
    ['/diagnostico', null, {...nothing, diagnostic: finished}, '/diagnostico/resultado?id=a1'],
    ['/diagnostico', null, nothing, null],
    ['/diagnostico/prova', null, nothing, '/diagnostico'],
    ['/diagnostico/prova', null, {...nothing, diagnostic: open}, null],
    ['/diagnostico/prova', null, {...nothing, diagnostic: finished}, null],
    ['/diagnostico/resultado', null, nothing, '/diagnostico'],
    ['/diagnostico/resultado', '7', nothing, null],
    ['/aristo-compass/estatisticas', null, nothing, '/aristo-compass'],
    ['/aristo-compass/estatisticas', null, {...nothing, hasExamVariant: true}, null],
    ['/landing', null, nothing, null],
    ['/landing', null, {...nothing, hasContact: true}, '/landing/recursos'],
    ['/landing/recursos', null, {...nothing, hasContact: true}, null],
  ] as const)('%s with id %s and %o leads to %s', (path, id, remembered, expected) => {
    expect(rememberedRedirect({path, id, remembered, slug: 'aristo'})).toBe(expected)
  })
})

test('the times are those of the specification', () => {
  expect([redirectDelay, splashMinimum]).toEqual([50, 2_000])
})

test.each(['/copa-aristo/2026', '/diagnostico/nada', '/aristo-compass/nada', '/nada/impressao', '/nada/gabarito'])(
  '%s has neither header nor menu, though it is no address of the table',
  (path) => {
    expect(isShellless(path, 'aristo')).toBe(true)
  },
)

test.each([
  ['/', true],
  ['/agenda', true],
  ['/agenda/estudo-teorico/cm-sepse/questao', true],
  ['/agenda/simulado', true],
  ['/agenda/simulado-inteligente', true],
  ['/agenda/prova', true],
  ['/agendas', false],
  ['/desempenho/geral', false],
  ['/perfil', false],
])('%s is an address of the day: %s', (path, expected) => {
  expect(isOfDay(path)).toBe(expected)
})
