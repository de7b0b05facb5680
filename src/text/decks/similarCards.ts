/** Told above cards that ask nearly the same. */
export const similarTitle = (count: number): string =>
  count === 1 ? 'Já existe um flashcard parecido neste tema.' : `Já existem ${count} flashcards parecidos neste tema.`

export const similarText = {
  hint: 'Veja se o seu acrescenta algo antes de criar.',
  list: 'Flashcards parecidos',
} as const
