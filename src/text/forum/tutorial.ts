/** The video that shows how a forum is used; its error stands to the letter of document 2 §8. */
export const tutorialText = {
  open: 'Como usar o fórum',
  title: 'Como usar o fórum',
  close: 'Fechar',
  loading: 'Carregando o vídeo…',
  captions: 'Legendas',
  transcript: 'O que o vídeo diz',
  failed: 'Erro ao carregar o vídeo tutorial!',
} as const
