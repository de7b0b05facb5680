/** What the small apps of our own server say; they stand for the ones an operator configures. */
export const localAppTexts = {
  kinds: {sprint: 'Curso sprint', practical: 'Cursos práticos'},
  hello: (name: string) => `Olá, ${name}!`,
  about:
    'Esta é a página de demonstração do aplicativo deste curso. Ela recebeu sua identidade da plataforma e mostra as aulas do curso.',
  lessons: 'Aulas do curso',
  none: 'Este curso ainda não tem aulas.',
  route: (route: string) => `Página pedida: ${route}`,
  errorTitle: 'Não foi possível entrar no curso.',
  refused: 'Sua identidade não foi aceita. Volte à plataforma e recarregue o curso.',
  otherCourse: 'Sua conta não tem este curso ativo.',
  waiting: 'Esperando a plataforma…',
  chat: {
    title: 'Chat ao vivo',
    about: 'Este é um chat de demonstração: só você vê o que escreve aqui.',
    label: 'Sua mensagem',
    send: 'Enviar',
    you: 'Você',
    messages: [
      {author: 'Coordenação', words: 'Bem-vindos ao plantão de dúvidas!'},
      {author: 'Marina', words: 'Criança com coriza pode tomar vacina?'},
      {author: 'Dra. Helena Prado', words: 'Pode: resfriado sem febre é falsa contraindicação.'},
    ],
  },
} as const
