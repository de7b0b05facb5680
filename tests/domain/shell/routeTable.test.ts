import {describe, expect, test} from 'vitest'
import {isPrivate, routeOf, routeTable} from '../../../domain/shell/routeTable.ts'

/** An address of every row of the specification's route tables: area, who may open it, and the frame around it. */
const rows = [
  ['/sorteio', 'public', 'staff', 'none'],
  ['/', 'access', 'visitor', 'public'],
  ['/agenda', 'agenda', 'student', 'student'],
  ['/agenda/estudo-teorico/7/apostila', 'agenda', 'student', 'student'],
  ['/agenda/estudo-teorico/7/flashcard', 'agenda', 'student', 'student'],
  ['/agenda/estudo-teorico/7/mapa-mental', 'agenda', 'student', 'student'],
  ['/agenda/estudo-teorico/7/questao', 'agenda', 'student', 'student'],
  ['/agenda/estudo-teorico/7/video', 'agenda', 'student', 'student'],
  ['/agenda/estudo-teorico', 'agenda', 'student', 'student'],
  ['/agenda/estudo-teorico/7', 'agenda', 'student', 'student'],
  ['/agenda/favoritos', 'study', 'student', 'student'],
  ['/agenda/prova', 'exam', 'student', 'student'],
  ['/agenda/revisao-inteligente', 'agenda', 'student', 'student'],
  ['/agenda/revisao-inteligente/flashcard', 'agenda', 'student', 'student'],
  ['/agenda/revisao-inteligente/questao', 'agenda', 'student', 'student'],
  ['/agenda/revisao-teorica/7/apostila', 'agenda', 'student', 'student'],
  ['/agenda/revisao-teorica/7/flashcard', 'agenda', 'student', 'student'],
  ['/agenda/revisao-teorica/7/mapa-mental', 'agenda', 'student', 'student'],
  ['/agenda/revisao-teorica/7/questao', 'agenda', 'student', 'student'],
  ['/agenda/revisao-teorica/7/video', 'agenda', 'student', 'student'],
  ['/agenda/revisao-teorica', 'agenda', 'student', 'student'],
  ['/agenda/revisao-teorica/7', 'agenda', 'student', 'student'],
  ['/agenda/simulado', 'exam', 'student', 'student'],
  ['/agenda/simulado-inteligente', 'exam', 'student', 'student'],
  ['/artigos', 'public', 'student', 'student'],
  ['/artigos/7', 'public', 'student', 'student'],
  ['/atividades-extras', 'extras', 'student', 'student'],
  ['/atividades-extras/estudo-teorico', 'extras', 'student', 'student'],
  ['/atividades-extras/estudo-teorico/video', 'extras', 'student', 'student'],
  ['/atividades-extras/extra-exam-create', 'extras', 'student', 'student'],
  ['/atividades-extras/extra-mock-exam-create', 'extras', 'student', 'student'],
  ['/atividades-extras/flashcard', 'extras', 'student', 'student'],
  ['/atividades-extras/prova', 'extras', 'student', 'student'],
  ['/atividades-extras/questao', 'extras', 'student', 'student'],
  ['/atividades-extras/revisao-inteligente', 'extras', 'student', 'student'],
  ['/atividades-extras/revisao-inteligente/flashcard', 'extras', 'student', 'student'],
  ['/atividades-extras/revisao-inteligente/questao', 'extras', 'student', 'student'],
  ['/atividades-extras/revisao-teorica', 'extras', 'student', 'student'],
  ['/atividades-extras/revisao-teorica/video', 'extras', 'student', 'student'],
  ['/atividades-extras/simulado', 'extras', 'student', 'student'],
  ['/atividades-extras/simulado-inteligente', 'extras', 'student', 'student'],
  ['/baralhos', 'decks', 'student', 'student'],
  ['/baralhos/comunidade', 'decks', 'student', 'student'],
  ['/baralhos/comunidade/7', 'decks', 'student', 'student'],
  ['/baralhos/meus-baralhos', 'decks', 'student', 'student'],
  ['/baralhos/meus-baralhos/7', 'decks', 'student', 'student'],
  ['/confirmEmail', 'access', 'everybody', 'public'],
  ['/copa-aristo', 'public', 'staff', 'none'],
  ['/desempenho', 'performance', 'student', 'student'],
  ['/desempenho/boletim', 'performance', 'student', 'student'],
  ['/desempenho/geral', 'performance', 'student', 'student'],
  ['/desempenho/metas-semanais', 'performance', 'student', 'student'],
  ['/desempenho/ranking', 'performance', 'student', 'student'],
  ['/diagnostico', 'diagnostic', 'everybody', 'none'],
  ['/diagnostico/finalizar', 'diagnostic', 'everybody', 'none'],
  ['/diagnostico/prova', 'diagnostic', 'everybody', 'none'],
  ['/diagnostico/resultado', 'diagnostic', 'everybody', 'none'],
  ['/external-auth', 'access', 'everybody', 'none'],
  ['/favoritos', 'study', 'student', 'student'],
  ['/favoritos/apostila', 'study', 'student', 'student'],
  ['/favoritos/flashcard', 'study', 'student', 'student'],
  ['/favoritos/mapa-mental', 'study', 'student', 'student'],
  ['/favoritos/questao', 'study', 'student', 'student'],
  ['/favoritos/video', 'study', 'student', 'student'],
  ['/forum-viewer', 'study', 'student', 'student'],
  ['/forum-viewer/7', 'study', 'student', 'student'],
  ['/gabarito', 'exam', 'student', 'none'],
  ['/historico', 'exam', 'student', 'student'],
  ['/historico-provas', 'exam', 'student', 'student'],
  ['/historico-provas/7', 'exam', 'student', 'student'],
  ['/historico-provas/provas-na-integra', 'exam', 'student', 'student'],
  ['/historico-provas/simulados-aristo', 'exam', 'student', 'student'],
  ['/historico-provas/simulados-inteligentes', 'exam', 'student', 'student'],
  ['/impressao', 'exam', 'everybody', 'none'],
  ['/landing', 'public', 'everybody', 'none'],
  ['/landing/login', 'public', 'everybody', 'none'],
  ['/landing/recursos', 'public', 'everybody', 'none'],
  ['/lista-de-temas', 'themes', 'student', 'student'],
  ['/lista-de-temas/7', 'themes', 'student', 'student'],
  ['/mais-aristo', 'public', 'student', 'student'],
  ['/mais-aristo/documentos', 'public', 'student', 'student'],
  ['/mais-aristo/videos', 'public', 'student', 'student'],
  ['/mais-aristo/videos/clinica', 'public', 'student', 'student'],
  ['/mais-aristo/videos/clinica/cardio', 'public', 'student', 'student'],
  ['/perfil', 'profile', 'student', 'student'],
  ['/practical-courses', 'public', 'student', 'student'],
  ['/questoes-comentadas', 'exam', 'student', 'student'],
  ['/recursos', 'public', 'student', 'student'],
  ['/redefinir-senha', 'access', 'visitor', 'public'],
  ['/registrar', 'access', 'visitor', 'public'],
  ['/route-manager', 'shell', 'student', 'none'],
  ['/sprint', 'public', 'student', 'student'],
  ['/viewer/flashcard', 'study', 'student', 'student'],
  ['/viewer/questao', 'study', 'student', 'student'],
  ['/viewer/video', 'study', 'student', 'student'],
  ['/aristo-compass', 'diagnostic', 'everybody', 'none'],
  ['/aristo-compass/diagnostico-parcial/flashcards', 'diagnostic', 'everybody', 'none'],
  ['/aristo-compass/diagnostico-parcial/questoes', 'diagnostic', 'everybody', 'none'],
  ['/aristo-compass/diagnostico-parcial/questoes/resultado', 'diagnostic', 'everybody', 'none'],
  ['/aristo-compass/estatisticas', 'diagnostic', 'everybody', 'none'],
  ['/aristo-premium', 'public', 'student', 'student'],
] as const

describe('every address of the product', () => {
  test.each(rows)('%s belongs to %s, for %s, in the frame %s', (path, area, audience, frame) => {
    const route = routeOf(path, 'aristo')
    expect(route && {area: route.area, audience: route.audience, frame: route.frame}).toEqual({area, audience, frame})
    expect(isPrivate(path, 'aristo')).toBe(audience === 'student' || audience === 'staff')
  })

  test.each([
    '/nada',
    '/perfil/senha',
    '/agenda/estudo-teorico/7/nada',
    '/mais-outra',
    '/viewer',
    '/desempenho/nada',
    '/artigos/7/8',
  ])('%s leads nowhere', (path) => {
    expect(routeOf(path, 'aristo')).toBeNull()
  })

  test('another brand has its own addresses', () => {
    expect(routeOf('/copa-outra', 'outra')?.audience).toBe('staff')
    expect(routeOf('/copa-aristo', 'outra')).toBeNull()
  })

  test('a slash at the end changes nothing', () => {
    expect(routeOf('/perfil/', 'aristo')?.path).toBe('/perfil')
  })
})

test('what begins as an address of a signed-in person is private, though it leads nowhere', () => {
  expect(
    ['/perfil/nada', '/copa-aristo/nada', '/nada', '/', '/landing/nada', '/agenda/prova/nada/mais'].map((path) =>
      isPrivate(path, 'aristo'),
    ),
  ).toEqual([true, true, false, false, false, true])
})

test('only an address that leads on says where', () => {
  expect(routeTable.filter((route) => 'to' in route && route.to === undefined)).toEqual([])
})
