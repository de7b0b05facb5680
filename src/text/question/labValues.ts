/** The panel of usual laboratory values beside a question. */
export const labValuesText = {
  open: 'Valores de referência',
  openShort: 'Valores',
  title: 'Valores de referência',
  close: 'Fechar',
  search: 'Buscar exame',
  loading: 'Abrindo os valores…',
  failed: 'Não foi possível abrir os valores de referência.',
  tryAgain: 'Tentar de novo',
  keyHint: 'A tecla L abre e fecha este painel.',
  note: 'Adultos, salvo indicação. H: homens; M: mulheres. Os valores da questão valem mais que estes.',
  nothing: (query: string): string => `Nenhum exame com “${query}”.`,
  clear: 'Mostrar todos',
  test: 'Exame',
  values: 'Referência',
} as const
