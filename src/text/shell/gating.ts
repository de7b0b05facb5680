import type {BlockReason} from '../../../domain/shell/access.ts'
import type {FrameKind} from '../../../domain/shell/frames.ts'
import {answers} from './courseSwitch.ts'

type Message = {readonly title: string; readonly text: string}

/** What a blocked student reads, by reason (spec 1§4); the trial's words are the operator's when there are any. */
export const blockMessages: Readonly<Record<BlockReason, Message>> = {
  allCourses: {
    title: 'Seu acesso está bloqueado.',
    text: 'O bloqueio vale para todos os seus cursos. Fale com o suporte para regularizar a situação.',
  },
  payment: {
    title: 'Seu acesso está bloqueado por pendência de pagamento.',
    text: 'Assim que o pagamento for confirmado, o acesso a este curso volta sozinho.',
  },
  trial: {
    title: 'O tempo de teste grátis acabou.',
    text: 'Fale com o suporte para continuar estudando de onde parou.',
  },
  course: {
    title: 'Que pena! Este curso se encerrou!',
    text: 'O que você estudou continua guardado na sua conta.',
  },
}

export const accessBlockedText = {
  course: 'Curso',
  otherCourses: 'Seus outros cursos',
  switchTo: (title: string) => `Ir para ${title}`,
  kept: (count: number) =>
    `${answers(count)} ainda não ${count === 1 ? 'foi enviada' : 'foram enviadas'}. Nada se perde: ${count === 1 ? 'ela fica guardada' : 'elas ficam guardadas'} neste aparelho.`,
  keptInTab: (count: number) =>
    `${answers(count)} ainda não ${count === 1 ? 'foi enviada' : 'foram enviadas'}, e este navegador não guarda dados. Não feche nem recarregue esta aba.`,
  check: 'Verificar de novo',
  support: 'Falar com o suporte',
  leave: 'Sair',
  opensTab: '(abre em outra aba)',
} as const

export const serverModalText = {close: 'Entendi'} as const

export const experimentText = {
  toggle: 'Mudar de versão',
  question: 'Mudar de versão?',
  explanation: 'Você sai desta versão e entra na outra com a mesma conta. Seu progresso é o mesmo nas duas.',
  confirm: 'Mudar de versão',
  cancel: 'Continuar nesta',
  switching: 'Mudando de versão…',
  redirected: 'Abrindo a outra versão…',
  failed: 'Não foi possível mudar de versão!',
  noData: 'Erro ao getCurrentStudentExperiment!',
} as const

const courseWords = {
  preparing: 'Preparando o acesso ao curso…',
  loading: 'Abrindo o curso…',
  offline: 'Você está sem conexão.',
  offlineHint: 'O curso abre assim que a conexão voltar.',
  failed: 'Não foi possível abrir o curso.',
  failedHint: 'O curso não respondeu. Verifique sua conexão e tente de novo.',
  tryAgain: 'Tentar de novo',
  expiredTitle: 'Seu acesso a este curso venceu.',
  expiredText: 'Recarregue para continuar. O que você fez no curso está guardado nele.',
  reload: 'Recarregar o curso',
  notConfiguredTitle: 'Este curso ainda não está ligado à plataforma.',
  notConfiguredText: 'O endereço do curso não foi configurado aqui. Avise o suporte.',
} as const

export type FrameWords = Readonly<Record<keyof typeof courseWords, string>>

const appealWords: FrameWords = {
  preparing: 'Preparando o acesso aos recursos…',
  loading: 'Abrindo os recursos…',
  offline: courseWords.offline,
  offlineHint: 'Os recursos abrem assim que a conexão voltar.',
  failed: 'Não foi possível abrir os recursos.',
  failedHint: 'O aplicativo de recursos não respondeu. Verifique sua conexão e tente de novo.',
  tryAgain: courseWords.tryAgain,
  expiredTitle: 'Seu acesso aos recursos venceu.',
  expiredText: 'Recarregue para continuar. O que você já enviou está guardado.',
  reload: 'Recarregar os recursos',
  notConfiguredTitle: 'Os recursos ainda não estão ligados à plataforma.',
  notConfiguredText: 'O endereço dos recursos não foi configurado aqui. Avise o suporte.',
}

/** What a screen that shows another app says of it. */
export const frameWords: Readonly<Record<FrameKind, FrameWords>> = {
  sprint: courseWords,
  practical: courseWords,
  appeals: appealWords,
}

/** The names of the screens that show another app. */
export const frameTitles: Readonly<Record<FrameKind, string>> = {
  sprint: 'Curso sprint',
  practical: 'Cursos práticos',
  appeals: 'Recursos',
}
