/** Suggestions of people while a comment is written. */
export const mentionText = {
  list: 'Participantes do fórum',
  asking: 'Procurando participantes…',
  nobody: 'Ninguém deste fórum tem esse nome.',
  failed: 'Não foi possível procurar participantes. O nome fica como texto.',
} as const

/** Read out when suggestions come. */
export const suggestionCount = (count: number): string =>
  `${count} ${count === 1 ? 'sugestão' : 'sugestões'}: setas escolhem, Enter menciona, Esc fecha.`

/** An address that names a comment. */
export const linkText = {lost: 'O comentário deste link não está mais aqui.'} as const
