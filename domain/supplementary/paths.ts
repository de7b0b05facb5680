import type {PlaylistPlace} from './supplementary.types.ts'

/** `/mais-aristo/videos` (spec 3§2.7). */
export const videosPath = (slug: string): string => `/mais-${slug}/videos`

/** `/mais-aristo/documentos`. */
export const documentsPath = (slug: string): string => `/mais-${slug}/documentos`

/** Where a playlist is opened; its names are written as an address can hold them. */
export const playlistPath = ({category, playlist}: PlaylistPlace, slug: string): string =>
  `${videosPath(slug)}/${encodeURIComponent(category)}/${encodeURIComponent(playlist)}`

const nameOf = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The playlist that a path names, as the browser has it; null for a path that names none. */
export function playlistOf(path: string, slug: string): PlaylistPlace | null {
  const base = `${videosPath(slug)}/`
  if (!path.startsWith(base)) return null
  const [category, playlist, ...rest] = path
    .slice(base.length)
    .split('/')
    .filter((segment) => segment !== '')
  if (category === undefined || playlist === undefined || rest.length > 0) return null
  return {category: nameOf(category), playlist: nameOf(playlist)}
}
