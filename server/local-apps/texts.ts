/** What the small apps of our own server say; they stand for the ones an operator configures. */
export const localAppTexts = {
  kinds: {sprint: 'Curso sprint', practical: 'Cursos práticos', appeals: 'Recursos'},
  hello: (name: string) => `Olá, ${name}!`,
  about:
    'Esta é a página de demonstração do aplicativo deste curso. Ela recebeu sua identidade da plataforma e mostra as aulas do curso.',
  lessons: 'Aulas do curso',
  none: 'Este curso ainda não tem aulas.',
  route: (route: string) => `Página pedida: ${route}`,
  errorTitle: 'Não foi possível entrar.',
  refused: 'Sua identidade não foi aceita. Volte à plataforma e recarregue a página.',
  otherCourse: 'Sua conta não tem este curso ativo.',
  noAccess: 'Sua conta não tem acesso.',
  waiting: 'Esperando a plataforma…',
  appeals: {
    title: 'Recursos',
    about:
      'Esta é a página de demonstração do aplicativo de recursos. Ela recebeu sua identidade da plataforma e monta o texto de um recurso contra o gabarito; nada do que você escreve aqui é enviado ou guardado.',
    exam: 'Prova',
    choose: 'Escolha a prova',
    question: 'Questão',
    choice: 'Pedido',
    choices: ['Anulação da questão', 'Gabarito A', 'Gabarito B', 'Gabarito C', 'Gabarito D', 'Gabarito E'],
    reason: 'Fundamentação',
    source: 'Referência, com edição e página',
    draft: 'Montar o texto',
  },
  freeAppeals: {
    title: 'Recursos abertos',
    about:
      'Esta é a página de demonstração do aplicativo de recursos. Um recurso contra o gabarito costuma seguir estes passos.',
    steps: [
      'Leia no edital o prazo e o formato: em geral são dois dias depois do gabarito preliminar.',
      'Aponte a alternativa que você defende e o erro do gabarito em uma frase.',
      'Cite a referência indicada no edital, com edição e página.',
      'Peça a anulação ou a troca do gabarito, sem identificar-se no texto.',
    ],
  },
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
