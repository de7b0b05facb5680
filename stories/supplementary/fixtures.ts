import type {StudyContent} from '../../domain/study/contents.types.ts'
import type {PlusDocument, PlusPlaylist} from '../../domain/supplementary/supplementary.types.ts'

const playlist = (category: string, name: string, on: string): PlusPlaylist => ({category, name, amount: 5, on})

export const playlists: readonly PlusPlaylist[] = [
  playlist('Urgência e emergência', 'Os primeiros minutos', '20261120'),
  playlist('Urgência e emergência', 'Trauma e abdome agudo', '20261110'),
  playlist('Gestação e nascimento', 'Gestação de risco', '20261118'),
  playlist('Gestação e nascimento', 'Da sala de parto ao berçário', '20261108'),
  playlist('Ambulatório', 'Doenças crônicas do adulto', '20261122'),
  {...playlist('Saúde coletiva', 'Contas que caem em prova', '20261124'), amount: 1},
]

const document = (id: string, category: string, title: string, subtitle: string, on: string): PlusDocument => ({
  id,
  url: `/pdfs/biblioteca/${id}.pdf`,
  title,
  subtitle,
  description: 'O que a questão pede, em uma página para imprimir.',
  category,
  on,
})

export const documents: readonly PlusDocument[] = [
  document('folha-glasgow', 'Escalas e escores', 'Escala de coma de Glasgow', 'Com a reatividade pupilar', '20261122'),
  document('folha-wells', 'Escalas e escores', 'Escores de Wells', 'Embolia pulmonar e trombose venosa', '20261018'),
  document('folha-liquor', 'Tabelas de consulta', 'Líquor: como ler', 'Bacteriano, viral e tuberculoso', '20261112'),
  document('folha-ecg', 'Tabelas de consulta', 'Eletrocardiograma em oito perguntas', 'Um roteiro', '20261116'),
  document('folha-eletrolitos', 'Contas e fórmulas', 'Contas de eletrólitos', 'Osmolaridade e ânion gap', '20261120'),
  document('folha-dia-da-prova', 'Preparação', 'Lista do dia da prova', 'O que levar', '20261121'),
]

const titles = [
  'Choque',
  'Síndrome coronariana aguda',
  'Acidente vascular cerebral (AVC)',
  'Arritmias',
  'Queimaduras',
  'Trauma torácico',
  'Sepse',
]

export const videos: readonly StudyContent[] = titles.map((title, index) => ({
  id: `v${index + 1}`,
  kind: 'video',
  url: `/media/${index + 1}.mp4`,
  title,
  subtitle: 'Como reconhecer, o que fazer primeiro e o que a prova costuma perguntar.',
  description: null,
  category: null,
  durationSeconds: 58 + index,
  captions: [],
  liveChatLink: null,
  comment: null,
}))
