import type {NpsGroup, NpsReason} from '../../../domain/feedback/nps.ts'
import {brand} from '../shared/brand.ts'

/** The recommendation survey and its invitation (F-111, F-112; spec 2§4). */
export const npsText = {
  title: 'Sua opinião',
  step: (step: number): string => `Pergunta ${step} de 3`,
  score: 'De 0 a 10, quanto você recomendaria a plataforma?',
  worst: '0: de jeito nenhum',
  best: '10: com certeza',
  refuse: 'Não responder',
  later: 'Responder depois',
  next: 'Continuar',
  back: 'Voltar',
  send: 'Enviar',
  reasonsHint: 'Escolha pelo menos um motivo.',
  comment: 'Conte um pouco mais',
  commentHint: 'Algumas palavras bastam. A equipe lê todas as respostas.',
  thanksTitle: 'Obrigado pela sua resposta',
  thanks: 'Ela ajuda a decidir o que melhorar primeiro.',
  close: 'Fechar',
} as const

/** What the reasons are asked as, by the group of the score. */
export const npsReasonQuestions: Readonly<Record<NpsGroup, string>> = {
  detractor: 'O que mais atrapalha você?',
  neutral: 'O que falta para você recomendar?',
  promoter: 'O que mais ajuda você?',
}

/** The words of each reason, the same as in the content pack (G-28). */
export const npsReasonNames: Readonly<Record<NpsReason, string>> = {
  tooMuchContent: 'A agenda tem mais do que consigo estudar',
  contentErrors: 'Encontrei erros no conteúdo',
  outdatedContent: 'Há conteúdo desatualizado',
  hardToUse: 'A plataforma é difícil de usar',
  slowOrFailing: 'A plataforma é lenta ou falha',
  weakSupport: 'O suporte ou o fórum não me atendeu',
  poorValue: 'O preço não compensa',
  moreQuestions: 'Faltam questões dos temas ou das provas que quero',
  deeperComments: 'Os comentários poderiam ser mais completos',
  moreFlexibleAgenda: 'A agenda poderia se adaptar melhor à minha rotina',
  betterVideos: 'As videoaulas poderiam ser melhores',
  easierToUse: 'A plataforma poderia ser mais simples',
  fasterAnswers: 'As respostas do fórum poderiam ser mais rápidas',
  dailyAgenda: 'A agenda do dia organiza o meu estudo',
  goodQuestions: 'As questões e os comentários são bons',
  smartReview: 'A revisão me faz lembrar do que estudei',
  goodLessons: 'As aulas e os materiais são claros',
  easyToUse: 'A plataforma é fácil de usar',
  goodSupport: 'O suporte e o fórum ajudam de verdade',
  goodValue: 'O preço vale a pena',
  other: 'Outro motivo',
}

export const npsInvitationText = {
  title: `O que você acha do ${brand.name}?`,
  text: 'São três perguntas curtas. Sua opinião decide o que melhorar primeiro.',
  accept: 'Responder agora',
  later: 'Responder depois',
} as const
