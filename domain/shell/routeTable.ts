/** Areas of the product, as the specification cuts it. */
export type RouteArea =
  | 'access'
  | 'shell'
  | 'profile'
  | 'agenda'
  | 'exam'
  | 'study'
  | 'extras'
  | 'themes'
  | 'decks'
  | 'forum'
  | 'performance'
  | 'diagnostic'
  | 'public'

/**
 * Who may open an address: `visitor` the public screens, from which a student is forwarded; `everybody`; `student` who is
 * signed in; `staff`, the product's team.
 */
export type RouteAudience = 'visitor' | 'everybody' | 'student' | 'staff'

/** `public` is the visitor's frame, `student` header and menu, `none` a page of its own. */
export type RouteFrame = 'public' | 'student' | 'none'

export type Route = {
  /** Segments: `:id` is one, `:id?` one or none, `*` whatever follows; `{product}` is the brand's slug. */
  readonly path: string
  readonly area: RouteArea
  readonly audience: RouteAudience
  readonly frame: RouteFrame
  /** Where the address always leads. */
  readonly to?: string
}

type Row = readonly [path: string, to?: string]

const of = (area: RouteArea, audience: RouteAudience, frame: RouteFrame, rows: readonly Row[]): Route[] =>
  rows.map(([path, to]) => ({path, area, audience, frame, ...(to !== undefined && {to})}))

const below = (base: string, ends: readonly string[]): Row[] => ends.map((end): Row => [`${base}/${end}`])
const lessonTabs = ['questao', 'video', 'apostila', 'mapa-mental', 'flashcard']
const reviewTabs = ['questao', 'flashcard']

/** Every address of the product (spec 1§2, 2§2, 3§2.12; C-16, C-34, C-35). The first row that fits counts. */
export const routeTable: readonly Route[] = [
  ...of('access', 'visitor', 'public', [['/'], ['/registrar'], ['/redefinir-senha']]),
  ...of('access', 'everybody', 'public', [['/confirmEmail']]),
  ...of('access', 'everybody', 'none', [['/external-auth'], ['/termos-de-uso'], ['/politica-de-privacidade']]),
  ...of('shell', 'student', 'none', [['/route-manager']]),
  ...of('profile', 'student', 'student', [['/perfil']]),
  ...of('agenda', 'student', 'student', [
    ['/agenda'],
    ...below('/agenda/estudo-teorico/:lessonId', lessonTabs),
    ['/agenda/estudo-teorico/:lessonId?'],
    ...below('/agenda/revisao-teorica/:lessonId', lessonTabs),
    ['/agenda/revisao-teorica/:lessonId?'],
    ...below('/agenda/revisao-inteligente', reviewTabs),
    ['/agenda/revisao-inteligente'],
  ]),
  ...of('study', 'student', 'student', [
    ['/agenda/favoritos', '/favoritos'],
    ['/favoritos', '/favoritos/questao'],
    ...below('/favoritos', lessonTabs),
    ['/forum-viewer/*'],
    ...below('/viewer', ['questao', 'flashcard', 'video']),
  ]),
  ...of('exam', 'student', 'student', [
    ...below('/agenda', ['prova', 'simulado', 'simulado-inteligente']),
    ['/historico', '/historico-provas'],
    ['/historico-provas', '/historico-provas/simulados-{product}'],
    ...below('/historico-provas', ['simulados-{product}', 'simulados-inteligentes', 'provas-na-integra']),
    ['/historico-provas/:id'],
    ['/questoes-comentadas'],
  ]),
  ...of('exam', 'student', 'none', [['/gabarito']]),
  ...of('exam', 'everybody', 'none', [['/impressao/*']]),
  ...of('extras', 'student', 'student', [
    ['/atividades-extras'],
    ...below('/atividades-extras', [
      'extra-exam-create',
      'extra-mock-exam-create',
      'questao',
      'flashcard',
      'prova',
      'simulado',
      'simulado-inteligente',
      'estudo-teorico/*',
      'revisao-teorica/*',
      'revisao-inteligente',
      ...reviewTabs.map((tab) => `revisao-inteligente/${tab}`),
    ]),
  ]),
  ...of('themes', 'student', 'student', [['/lista-de-temas/:phase?']]),
  ...of('decks', 'student', 'student', [
    ['/baralhos', '/baralhos/comunidade'],
    ['/baralhos/comunidade/:lessonId?'],
    ['/baralhos/meus-baralhos/:lessonId?'],
  ]),
  ...of('forum', 'staff', 'student', [['/monitor']]),
  ...of('performance', 'student', 'student', [
    ['/desempenho', '/desempenho/metas-semanais'],
    ...below('/desempenho', ['metas-semanais', 'geral', 'boletim', 'ranking']),
  ]),
  ...of('public', 'student', 'student', [
    ['/artigos/:articleId?'],
    ['/mais-{product}', '/mais-{product}/videos'],
    ['/mais-{product}/videos'],
    ['/mais-{product}/videos/:category', '/mais-{product}/videos'],
    ['/mais-{product}/videos/:category/:playlist'],
    ['/mais-{product}/documentos'],
    ['/{product}-premium'],
    ['/sprint/*'],
    ['/practical-courses/*'],
    ['/recursos'],
  ]),
  ...of('public', 'staff', 'none', [['/copa-{product}'], ['/sorteio']]),
  ...of('public', 'everybody', 'none', [['/landing'], ['/landing/login'], ['/landing/recursos']]),
  ...of('diagnostic', 'everybody', 'none', [
    ['/diagnostico'],
    ...below('/diagnostico', ['prova', 'finalizar', 'resultado']),
    ['/{product}-compass'],
    ...below('/{product}-compass', [
      'estatisticas',
      'diagnostico-parcial/questoes',
      'diagnostico-parcial/questoes/resultado',
      'diagnostico-parcial/flashcards',
    ]),
  ]),
]

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const [want, ...others] = pattern
  const [have, ...rest] = segments
  if (want === undefined) return have === undefined
  if (want === '*') return true
  if (want.startsWith(':')) return have === undefined ? want.endsWith('?') : fits(others, rest)
  return want === have && fits(others, rest)
}

const patternOf = (route: Route, slug: string) => segmentsOf(route.path.replace('{product}', slug))

/** The row of an address, or null for one that leads nowhere. */
export function routeOf(path: string, slug: string): Route | null {
  const segments = segmentsOf(path)
  return routeTable.find((route) => fits(patternOf(route, slug), segments)) ?? null
}

/** True for what only a signed-in person may open, and for whatever else begins as such an address does (C-02). */
export function isPrivate(path: string, slug: string): boolean {
  const exact = routeOf(path, slug)
  if (exact) return exact.audience === 'student' || exact.audience === 'staff'
  const [first] = segmentsOf(path)
  return (
    first !== undefined &&
    routeTable.some(
      (route) => (route.audience === 'student' || route.audience === 'staff') && patternOf(route, slug)[0] === first,
    )
  )
}
