import {slug} from '../../server/content/slug.ts'

/** The id of a question or exam in the pack, which is unique over all packs. */
export const packId = (id: string): string => `aristo/${id}`

/** The id of a lesson in the pack: addresses hold it, so it has no slash. */
export const packLessonId = (id: string): string => `aristo-${id}`

/** The id of a flashcard: another order of cards keeps it, another label is another card. */
export const packCardId = (lesson: string, label: string): string => packId(`${lesson}/${slug(label)}`)

/** Where a file made of a lesson's source is served. */
export const mediaUrl = (lesson: string, extension: 'pdf' | 'svg' | 'mp4' | 'vtt'): string =>
  `/media/aristo/${lesson}.${extension}`

/** Where a document of the library is served. */
export const libraryUrl = (id: string): string => `/pdfs/biblioteca/${id}.pdf`

/** Where the planner or errata of a course are served; errata of one phase name it (spec 1§7). */
export const courseDocumentUrl = (purpose: 'planner' | 'errata', course: string, phase: number | null): string =>
  `/pdfs/${purpose === 'planner' ? 'planners' : 'erratas'}/${course}${phase === null ? '' : `_${phase}`}.pdf`
