/** Stars of a feature, one to five (spec 2§5). */
export const featureStars = [1, 2, 3, 4, 5] as const
export type FeatureStars = (typeof featureStars)[number]

/** How often the rating of one feature opens by itself on a device (spec 2§4). */
export const mostOpenings = 2

/** Features that can be rated, with the beginning of their paths; none of them shows questions or cards to answer. */
const paths = {
  performance: '/desempenho',
  decks: '/baralhos',
  themes: '/lista-de-temas',
  examHistory: '/historico-provas',
  supplementary: '/mais-aristo',
  articles: '/artigos',
} as const
export type FeatureId = keyof typeof paths

const ids = [
  'performance',
  'decks',
  'themes',
  'examHistory',
  'supplementary',
  'articles',
] as const satisfies FeatureId[]
export const featureIds: readonly FeatureId[] = ids

export const isFeatureId = (id: string): id is FeatureId => Object.hasOwn(paths, id)

/** The feature of a path among those that are rated now; null for every other path. */
export function featureOf(path: string, rated: readonly string[]): FeatureId | null {
  const here = ids.find((id) => path === paths[id] || path.startsWith(`${paths[id]}/`))
  return here !== undefined && rated.includes(here) ? here : null
}
