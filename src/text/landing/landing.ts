import {brand} from '../shared/brand.ts'

/** The landing (spec 3§2.5). The documents give no words for it: these are ours. */
export const landingText = {
  title: `Recursos de provas de residência, de graça · ${brand.name}`,
  description:
    'Veja de graça os recursos das questões de residência médica e do Revalida, faça um diagnóstico de 60 questões sem cadastro e estude com uma agenda feita para a sua prova.',
  imageText: `${brand.name}: recursos abertos, diagnóstico de 60 questões e agenda de estudos para a residência médica.`,
  enter: 'Entrar',
  kicker: 'Residência médica e Revalida',
  heading: 'O gabarito está errado? Veja o recurso, de graça.',
  intro:
    'Deixe seu contato e abra na hora os recursos das provas. Depois, descubra em um diagnóstico o que falta para a sua aprovação.',
  facts: ['Sem cartão', 'Sem cadastro para o diagnóstico', 'Você cancela os e-mails quando quiser'],
  formTitle: 'Acesse os recursos',
  formHint: 'Nome, e-mail e telefone. Leva menos de um minuto.',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  phoneHint: 'Com DDD: (11) 3123-4567 ou (11) 9 3123-4567',
  consentHint: 'Opcional. Os recursos abrem do mesmo jeito.',
  /** A field that people do not see. */
  website: 'Não preencha este campo',
  submit: 'Ver os recursos',
  sending: 'Enviando…',
  slow: 'A conexão está lenta. Estamos tentando enviar.',
  opening: 'Contato guardado. Abrindo os recursos…',
  errors: {
    name: 'Escreva o nome com pelo menos 3 letras.',
    email: 'Escreva um e-mail como nome@exemplo.com.',
    phone: 'Escreva o telefone com DDD.',
  },
  privacy: 'Política de privacidade',
  terms: 'Termos de uso',
  stepsTitle: 'Da primeira questão à prova',
  steps: [
    {
      title: 'Comece pelo diagnóstico',
      text: '60 questões de provas reais, escolhidas para as instituições que você quer. O resultado mostra área por área e tema por tema onde estão os pontos que faltam.',
    },
    {
      title: 'Abra a agenda do dia',
      text: 'Aula, questões, flashcards e provas já na ordem certa. Cada item diz em uma frase por que está ali. Você estuda; não monta planilha.',
    },
    {
      title: 'Revise na hora de esquecer',
      text: 'A revisão inteligente traz de volta cada questão e cada flashcard pouco antes de você esquecer, e deixa de lado o que já está firme.',
    },
  ],
  shotTitle: 'A questão vem primeiro',
  shotText:
    'No celular, no ônibus ou no plantão: o enunciado começa no alto da tela, a resposta fica guardada no aparelho sem internet e é enviada quando ela volta.',
  shotAlt: 'Tela do celular com uma questão de residência, as alternativas e o botão para responder.',
  numbersTitle: 'O que você encontra',
  numbers: [
    {value: '60', text: 'questões no diagnóstico, de graça e sem cadastro'},
    {value: '15', text: 'dias de teste da plataforma inteira'},
    {value: '5', text: 'grandes áreas, com desempenho por tema e por dificuldade'},
    {value: '5', text: 'anos de provas nas estatísticas de cada instituição'},
  ],
  compassTitle: 'O que a sua instituição cobra?',
  compassText:
    'Veja a dificuldade das provas e os temas que mais caem nos últimos cinco anos, instituição por instituição.',
  compassLink: 'Ver as estatísticas',
  endTitle: 'Descubra hoje o que estudar amanhã',
  endText: 'O diagnóstico leva de 2 a 3 horas, e você pode parar e continuar no mesmo aparelho.',
  diagnostic: 'Fazer o diagnóstico grátis',
  register: 'Criar conta',
  contact: 'Fale conosco',
  loginTitle: `Entrar · ${brand.name}`,
  loginHeading: 'Já estuda com a gente?',
  loginText:
    'Entre com a sua conta. Se ainda não tem uma, crie agora ou comece pelo diagnóstico, que não pede cadastro.',
  loginEnter: 'Entrar na minha conta',
  loginAppeals: 'Ver os recursos de graça',
} as const
