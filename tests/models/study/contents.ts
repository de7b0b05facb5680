import type {StudyContent} from '../../../domain/study/contents.types.ts'

const content = (id: string, title: string, category: string | null): StudyContent => ({
  id,
  kind: 'video',
  url: `/media/${id}.mp4`,
  title,
  subtitle: null,
  description: null,
  category,
  durationSeconds: 600,
  captions: [],
  liveChatLink: null,
  comment: {author: 'Dra. Helena Prado', body: [{tag: 'p', children: ['Comece pelo lactato.']}]},
})

/** Two videos of two categories. */
export const twoVideos: readonly StudyContent[] = [
  content('v1', 'Sepse: reconhecer', 'Fundamentos'),
  content('v2', 'Choque: tratar', 'Conduta'),
]
