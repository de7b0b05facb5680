import type {OnboardingVariant} from '../../../domain/profile/onboarding.ts'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import {brand} from '../shared/brand.ts'

/** The onboarding (spec 1§4). */
export const onboardingText = {
  label: 'Primeiros passos',
  progress: (position: number, total: number): string => `Etapa ${position} de ${total}`,
  next: 'Continuar',
  back: 'Voltar',
  start: 'Começar',
  skipVideo: 'Pular vídeo',
  skipTutorials: 'Pular tutoriais',
  seeTutorials: 'Ver os tutoriais',
  finish: 'Finalizar',
  finishing: 'Finalizando…',
  finishFailed: 'Não foi possível finalizar.',
  finishSlow: 'Está demorando mais que o normal. Espere só mais um pouco.',
  transcript: 'Transcrição do vídeo',
  captions: 'Legendas em português',
  videoFailed: 'Não foi possível reproduzir o vídeo.',
  videoFailedHint: 'Leia abaixo o que ele diz, ou continue: nada depende dele.',
} as const

type Words = {readonly title: string; readonly text: string}

/** Title and first sentence of each page. */
export const onboardingPages = {
  welcome: {
    title: `Boas-vindas ao ${brand.name}!`,
    text: 'Em poucos minutos sua rotina de estudos fica pronta: você diz as provas que vai fazer e os dias que tem, e nós montamos a agenda de cada dia.',
  },
  motivation: {title: 'Antes de começar, um recado', text: 'São só alguns segundos.'},
  introduction: {title: `Como o ${brand.name} funciona`, text: 'Veja em menos de um minuto o que espera por você.'},
  exams: {
    title: 'Quais provas você vai fazer?',
    text: 'Escolha as instituições e coloque-as em ordem: a primeira pesa mais na escolha dos seus temas.',
  },
  week: {
    title: 'Sua semana típica',
    text: 'Marque os dias de cada atividade. O mínimo e o máximo são as metas do seu curso; você pode mudar tudo depois, no perfil.',
  },
  congratulations: {
    title: 'Parabéns! Seu plano está pronto.',
    text: 'Quer conhecer a plataforma? O passeio tem quatro paradas e leva um minuto.',
  },
  final: {
    title: 'Tudo pronto para estudar!',
    text: 'Sua agenda de hoje já espera por você. Bons estudos!',
  },
} as const satisfies Record<string, Words>

/** The stops of the tour over the real screens. */
export const onboardingTours = {
  agendaTour: {
    title: 'Sua agenda do dia',
    text: 'No alto você escolhe o dia. Abaixo estão as atividades dele: estudo, revisões, provas e simulados. O que você conclui ganha um sinal verde de visto.',
  },
  questionTour: {
    title: 'As questões',
    text: 'Leia o caso, escolha uma alternativa e responda. O gabarito aparece na hora, com o comentário de um especialista.',
  },
  menuTour: {
    title: 'O menu',
    text: 'Por aqui você chega a tudo: agenda, atividades extras e as outras áreas do seu curso.',
  },
  profileTour: {
    title: 'Seu perfil',
    text: 'Aqui você muda seus objetivos, sua semana típica e seus dados. As mudanças valem a partir do dia seguinte.',
  },
} as const satisfies Record<string, Words>

/** The welcome of courses without a full onboarding (G-27). */
export const continuingWelcome: Readonly<Record<Exclude<OnboardingVariant, 'full'>, Words>> = {
  continuingEducation: {
    title: `Boas-vindas à educação continuada do ${brand.name}!`,
    text: 'Seu curso acompanha a sua rotina de trabalho. Só falta dizer em que dias você quer estudar.',
  },
  orthopedics: {
    title: `Boas-vindas ao curso de Ortopedia do ${brand.name}!`,
    text: 'Casos, imagens e provas de ortopedia e traumatologia, no ritmo do seu plantão. Só falta dizer em que dias você quer estudar.',
  },
}

/** Why the end could not be told to the server; nothing of the earlier steps is lost. */
export const finishFailureHints: Readonly<Record<RequestFailure, string>> = {
  offline: 'Você está sem conexão. Tudo o que você escolheu está salvo: finalize quando a conexão voltar.',
  unreachable: 'O servidor não respondeu. Tudo o que você escolheu está salvo: tente de novo em instantes.',
  unauthenticated: 'Sua sessão expirou. Entre de novo e finalize: tudo o que você escolheu está salvo.',
  refused: 'O servidor recusou o pedido. Tudo o que você escolheu está salvo: tente de novo.',
}
