/** What the drawer of the decks explains: questions with their answers (spec 2§2). */
export const deckHelp = {
  title: 'Saiba mais sobre os baralhos',
  close: 'Fechar',
  captions: 'Legendas',
  transcript: 'O que o vídeo diz',
  topics: [
    {
      question: 'O que é um baralho?',
      answer:
        'É o conjunto de flashcards de um tema. Cada flashcard tem uma pergunta na frente e a resposta no verso. O baralho leva o nome da aula e a sigla da grande área: GO, PED, CIR, SC, CM ou EXT.',
    },
    {
      question: 'Qual é a diferença entre “Comunidade” e “Meus baralhos”?',
      answer:
        'Em “Comunidade” estão os flashcards criados por todos os estudantes. Em “Meus baralhos” estão só os que você criou ou salvou.',
    },
    {
      question: 'Quem vê os flashcards que eu crio?',
      answer:
        'Todos os estudantes: não existe flashcard privado. Não escreva nada que identifique um paciente, um colega ou um serviço, nem copie trechos de livros, provas ou cursos.',
    },
    {
      question: 'Como crio um flashcard?',
      answer:
        'Abra um tema na aba “Comunidade” e escolha criar. Frente e verso são obrigatórios. Se o tema ainda não tem baralho, use o cartão de criação da lista e escolha o tema.',
    },
    {
      question: 'O que faz um bom flashcard?',
      answer:
        'Uma pergunta curta com uma única resposta, nas suas palavras. Cite a diretriz no verso quando a resposta pode mudar.',
    },
    {
      question: 'Como estudo os flashcards salvos?',
      answer:
        'Crie uma atividade extra de flashcards e escolha “Meus Baralhos”. Os salvos também entram na revisão inteligente: os que você errou voltam antes.',
    },
    {
      question: 'E se o autor excluir um flashcard que eu salvei?',
      answer:
        'Ele some para todos, também para quem o salvou. Só quem criou pode excluir, e a exclusão não tem volta. O que você respondeu continua no seu histórico.',
    },
  ],
} as const
