import type {StudyContent} from '../../domain/study/contents.types.ts'

/** A small mind map as an address of its own: stories ask no server for anything. */
export const mapPicture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600" font-family="sans-serif" font-size="26" text-anchor="middle">' +
      '<g fill="none" stroke="#0f766e" stroke-width="4"><path d="M450 300 190 140M450 300 710 140M450 300 190 460M450 300 710 460"/></g>' +
      '<g fill="#e6f4f3" stroke="#0f766e" stroke-width="3"><rect x="330" y="250" width="240" height="100" rx="20"/><rect x="60" y="95" width="260" height="90" rx="16"/>' +
      '<rect x="580" y="95" width="260" height="90" rx="16"/><rect x="60" y="415" width="260" height="90" rx="16"/><rect x="580" y="415" width="260" height="90" rx="16"/></g>' +
      '<g fill="#0b3b3f"><text x="450" y="310" font-weight="700">Sepse</text><text x="190" y="149">Reconhecer</text><text x="710" y="149">Tratar em 1 h</text>' +
      '<text x="190" y="469">Reavaliar</text><text x="710" y="469">Prevenir</text></g></svg>',
  )

const nothing = {
  description: null,
  category: null,
  durationSeconds: null,
  captions: [],
  liveChatLink: null,
  comment: null,
} as const

const video = (
  id: string,
  title: string,
  subtitle: string,
  category: string,
  durationSeconds: number,
): StudyContent => ({
  ...nothing,
  id,
  kind: 'video',
  url: `/media/study/${id}.mp4`,
  title,
  subtitle,
  category,
  durationSeconds,
  captions: [{lang: 'pt-BR', label: 'Português', url: `/media/study/${id}.vtt`}],
})

export const comment: NonNullable<StudyContent['comment']> = {
  author: 'Dra. Helena Prado',
  title: 'Por que a primeira hora decide',
  body: [
    {
      tag: 'p',
      children: [
        'A cada hora sem antimicrobiano a mortalidade do choque séptico sobe; por isso as culturas não o atrasam.',
      ],
    },
  ],
}

/** A lesson's playlist. */
export const videos: readonly StudyContent[] = [
  {...video('v1', 'Sepse: reconhecer cedo', 'Critérios e armadilhas à beira do leito', 'Fundamentos', 612), comment},
  video('v2', 'Choque séptico na primeira hora', 'Volume, antimicrobiano e vasopressor', 'Conduta', 845),
  video('v3', 'Lactato e reavaliação', 'Quando repetir e o que esperar', 'Conduta', 391),
  video('v4', 'Sepse na gestante', 'O que muda nos critérios', 'Situações especiais', 508),
]

export const texts: readonly StudyContent[] = [
  {
    ...nothing,
    id: 't1',
    kind: 'text',
    url: '/media/study/sepse.pdf',
    title: 'Sepse e choque séptico',
    subtitle: 'Apostila da aula',
    description: 'Definições, pacote da primeira hora e reavaliação, com os critérios cobrados nas provas.',
    comment,
  },
  {
    ...nothing,
    id: 't2',
    kind: 'text',
    url: '/media/study/lactato.pdf',
    title: 'Lactato em uma página',
    subtitle: 'Resumo',
  },
]

export const mindmaps: readonly StudyContent[] = [
  {
    ...nothing,
    id: 'm1',
    kind: 'mindmap',
    url: mapPicture,
    title: 'Sepse em um mapa',
    subtitle: 'Do reconhecimento à reavaliação',
    description:
      'Sepse, no centro, leva a quatro ramos.\nReconhecer: infecção com disfunção orgânica.\nTratar em 1 h: culturas, antimicrobiano, volume.\nReavaliar: lactato e pressão.\nPrevenir: higiene das mãos e vacinas.',
    comment,
  },
]
