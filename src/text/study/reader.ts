export const readerText = {
  loading: 'Abrindo a apostila…',
  progress: 'Baixando a apostila',
  pages: 'Páginas da apostila',
  toolbar: 'Ferramentas da apostila',
  page: 'Página',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  fit: 'Ajustar à largura',
  search: 'Buscar na apostila',
  searchAction: 'Buscar',
  searching: 'Buscando…',
  previousMatch: 'Resultado anterior',
  nextMatch: 'Próximo resultado',
  clearSearch: 'Limpar a busca',
  nothingFound: 'Nada encontrado',
  searchFailed: 'A busca falhou. Tente de novo.',
  download: 'Baixar PDF',
  print: 'Abrir para imprimir',
  lockedTitle: 'Este arquivo pede uma senha',
  lockedText:
    'A apostila está protegida e não pode ser aberta aqui. Reporte o conteúdo logo abaixo para que seja corrigida.',
  brokenTitle: 'Esta apostila não está disponível',
  brokenText: 'O arquivo não pôde ser aberto. Tente de novo; se continuar assim, reporte o conteúdo logo abaixo.',
  failedTitle: 'Não foi possível baixar a apostila.',
  failedText: 'Verifique sua conexão e tente novamente.',
  offlineTitle: 'Você está sem conexão',
  offlineText: 'A apostila abre assim que a internet voltar.',
  pageFailed: 'Esta página não pôde ser desenhada.',
  retry: 'Tentar de novo',
} as const

/** `7` -> the total behind the page's field. */
export const ofPages = (total: number): string => `de ${total}`

/** `3`, `7` -> the name of a page for assistive technology. */
export const pageName = (page: number, total: number): string => `Página ${page} de ${total}`

/** `0`, `12` -> where a search stands. */
export const matchPlace = (current: number, total: number): string =>
  `${current + 1} de ${total} ${total === 1 ? 'resultado' : 'resultados'}`

/** `1.25` -> `125%`. */
export const zoomName = (zoom: number): string => `${Math.round(zoom * 100)}%`
