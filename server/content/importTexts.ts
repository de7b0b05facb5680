/** What students read of imported items whose files name no author and no institution. */
export const importTexts = {
  author: 'Comentário importado',
  institution: 'Banco de questões',
  imageAlt: 'Imagem do cartão',
} as const
