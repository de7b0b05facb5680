export const shellText = {
  loading: 'Carregando',
  close: 'Fechar',
  notices: 'Avisos',
  notFound: 'Página não encontrada!',
  notFoundText: 'O endereço acessado não existe. Volte para a página inicial.',
  goHome: 'Ir para o início',
  crashed: 'Algo deu errado nesta tela.',
  crashedText: 'Nada do que você respondeu se perdeu. Recarregue para continuar.',
  reload: 'Recarregar',
  redirecting: 'Abrindo…',
} as const
