import {mediaUrl, packCardId, packId, packLessonId} from './packIds.ts'
import {leafInWords} from '../../scripts/media/mindmapLeaf.ts'
import {packImages, packMarkdown} from './pictures.ts'
import {videoSeconds} from './slides.ts'
import type {LessonSource} from './sourceTypes.ts'

/** What the film of a lesson is: drawn slides with captions, not a recorded class. */
const film = 'Resumo animado'

/** A lesson in the form of the pack; `relevance` is its share of the bank's questions. */
export function compileLesson(lesson: LessonSource, course: string, relevance: number) {
  const {id, title, area, classification, phase, releaseAfterDays} = lesson
  return {id: packLessonId(id), course, title, area, classification, phase, releaseAfterDays, relevance}
}

/** What students read, watch and repeat in a lesson; the files it names are made of the same source. */
export function compileMaterials(lesson: LessonSource) {
  const {id, title, summary, slides} = lesson
  const of = (name: string) => ({id: packId(`${id}/${name}`), lesson: packLessonId(id), title})
  return {
    video: {
      ...of('video'),
      title: `${film}: ${title}`,
      subtitle: shortened(summary, 200),
      category: film,
      url: mediaUrl(id, 'mp4'),
      durationSeconds: videoSeconds(slides),
      captions: [{lang: 'pt-BR', label: 'Português', url: mediaUrl(id, 'vtt')}],
    },
    text: {...of('texto'), description: summary, url: mediaUrl(id, 'pdf')},
    mindmap: {...of('mapa'), description: mindmapInWords(lesson), url: mediaUrl(id, 'svg')},
    flashcards: lesson.cards.map(({label, front, back}) => ({
      id: packCardId(id, label),
      lesson: packLessonId(id),
      prefix: label,
      front: packMarkdown(front),
      back: packMarkdown(back),
      images: packImages(front, back),
    })),
  }
}

/** The mind map as sentences, for those who do not see it. */
export function mindmapInWords({title, mindmap}: Pick<LessonSource, 'title' | 'mindmap'>): string {
  const branches = mindmap.map((branch) => `${branch.title}: ${branch.leaves.map(leafInWords).join('; ')}.`)
  return [`${title}.`, ...branches].join('\n')
}

/** Cut at a word when it is too long for its place. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`
}
