export const mindmapText = {
  loading: 'Abrindo o mapa mental…',
  frame: 'Mapa mental: use as setas para mover, + e − para ampliar, 0 para ver tudo',
  toolbar: 'Zoom do mapa mental',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  fit: 'Ver tudo',
  showDescription: 'Ver a descrição em texto',
  hideDescription: 'Ocultar a descrição em texto',
  description: 'Descrição do mapa mental',
  open: 'Abrir em outra aba',
  failedTitle: 'Este mapa mental não está disponível',
  failedText: 'O arquivo não pôde ser aberto. Tente de novo; se continuar assim, reporte o conteúdo logo abaixo.',
  offlineTitle: 'Você está sem conexão',
  offlineText: 'O mapa mental abre assim que a internet voltar.',
  retry: 'Tentar de novo',
} as const

/** `Sepse` -> what stands for the picture where nobody described it. */
export const mindmapNamed = (title: string): string => `Mapa mental: ${title}`
