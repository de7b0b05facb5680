import type {SignInFailure} from '../../../domain/access/credentials.ts'

type Message = {readonly title: string; readonly text: string}

/** Login (spec 1§2, 1§8). */
export const accessText = {
  greeting: 'Bem-vindo!',
  invitation: 'Entre para continuar seus estudos.',
  email: 'E-mail',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  forgotPassword: 'Esqueci minha senha',
  noAccount: 'Ainda não tem conta?',
  register: 'Criar conta',
  enter: 'Entrar',
  entering: 'Entrando…',
  slow: 'O servidor está demorando a responder. Aguarde mais um pouco…',
  unreachable: 'Não houve resposta do servidor: confira sua conexão. O que você digitou continua aqui.',
  signedIn: 'Tudo certo. Abrindo sua agenda…',
  expiredTitle: 'Sua sessão expirou',
  expiredText: 'Entre de novo para continuar de onde parou. Nada do que você respondeu se perdeu.',
  leave: 'Sair',
  leaving: 'Saindo…',
  restoring: 'Carregando sua sessão…',
} as const

/** The five refusals of a login, by the provider's outcome (spec 1§8). */
export const signInMessages: Readonly<Record<SignInFailure, Message>> = {
  'invalid-email': {title: 'E-mail incorreto', text: 'Digite seu e-mail novamente.'},
  'wrong-password': {title: 'Senha incorreta', text: 'Digite sua senha novamente.'},
  'user-not-found': {title: 'Usuario nao encontrado', text: 'Tente novamente ou cadastre-se.'},
  'too-many-requests': {title: 'Muitas tentativas', text: 'Tente mais tarde ou redefina sua senha.'},
  other: {title: 'Login invalido', text: 'Tente novamente.'},
}

/** Login toasts stay this long (spec 1§8), in milliseconds. */
export const loginToastDuration = 6_000

/** Greetings and badges of the public screens' variants (spec 1§2). */
export const welcomeText = {
  revalidation: 'Bem-vindo ao Revalida!',
  resident: (courseName: string) => `Bem-vindo ao ${courseName}!`,
  badges: {upap: 'Revalida UPAP', normal: 'Revalida'},
} as const
