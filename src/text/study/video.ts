export const videoText = {
  loading: 'Carregando o vídeo…',
  buffering: 'Aguardando mais vídeo…',
  play: 'Reproduzir',
  pause: 'Pausar',
  back: 'Voltar 10 segundos',
  forward: 'Avançar 10 segundos',
  position: 'Posição no vídeo',
  rate: 'Velocidade',
  captions: 'Legendas',
  mute: 'Tirar o som',
  unmute: 'Ligar o som',
  fullscreen: 'Tela cheia',
  leaveFullscreen: 'Sair da tela cheia',
  picture: 'Assistir em janela flutuante',
  leavePicture: 'Voltar para a página',
  shortcuts: 'Atalhos do vídeo',
  restart: 'Começar do início',
  again: 'Assistir de novo',
  next: 'Próximo vídeo',
  watched: 'Assistido',
  controls: 'Controles do vídeo',
  live: 'ao vivo',
  failedTitle: 'Este vídeo não está disponível',
  failedText: 'O arquivo não pôde ser aberto. Tente de novo; se continuar assim, reporte o conteúdo logo abaixo.',
  offlineTitle: 'Você está sem conexão',
  offlineText: 'O vídeo continua daqui assim que a internet voltar.',
  retry: 'Tentar de novo',
} as const

/** `03:12` -> the offer to go on where the student stopped. */
export const continueFrom = (time: string): string => `Continuar de ${time}`

/** `1.25` -> `1,25×`. */
export const rateName = (rate: number): string => `${String(rate).replace('.', ',')}×`

/** `03:12`, `10:00` -> what assistive technology reads of the position. */
export const positionName = (position: string, duration: string): string => `${position} de ${duration}`

/** `Sepse` -> the title of what comes next. */
export const nextNamed = (title: string): string => `A seguir: ${title}`

/** The player's keys, for the help. */
export const videoShortcutRows = [
  {keys: ['Espaço', 'K'], does: 'Reproduzir ou pausar'},
  {keys: ['←', '→'], does: 'Voltar ou avançar 5 segundos'},
  {keys: ['J', 'L'], does: 'Voltar ou avançar 10 segundos'},
  {keys: ['M'], does: 'Tirar ou ligar o som'},
  {keys: ['C'], does: 'Legendas'},
  {keys: ['F'], does: 'Tela cheia'},
  {keys: ['<', '>'], does: 'Mais devagar ou mais rápido'},
] as const
