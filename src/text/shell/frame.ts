/** What stands around every screen of a student. */
export const frameText = {
  skipToContent: 'Pular para o conteúdo',
  menu: 'Menu principal',
  profileFailed: 'Não foi possível carregar seu perfil.',
  profileRetrying: 'O servidor não respondeu. Tentaremos de novo em instantes.',
  profileOffline: 'Você está sem internet. Tentaremos de novo assim que a conexão voltar.',
  leave: 'Sair',
  tryAgain: 'Tentar de novo',
  home: 'Início',
  more: 'Mais',
  wholeMenu: 'Menu completo',
  keepRail: 'Manter menu aberto',
  releaseRail: 'Recolher menu',
  copyright: (year: number, product: string) => `© ${year} ${product}`,
} as const
