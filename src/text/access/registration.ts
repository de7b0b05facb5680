import {shortestNewPassword} from '../../../domain/access/passwordPolicy.ts'
import type {RegistrationRefusal} from '../../../domain/access/registration.ts'
import type {RegistrationTrouble} from '../../../machines/access/registration.types.ts'
import {weaknessTexts} from './passwordStrength.ts'

type Message = {readonly title: string; readonly text: string}

/** Registration (spec 1§2, 1§4, 1§5). */
export const registrationText = {
  title: 'Crie sua conta',
  invitation: 'Leva um minuto. Depois, é só confirmar seu e-mail.',
  name: 'Nome',
  nameHint: 'Como você quer ser chamado.',
  email: 'E-mail',
  password: 'Senha',
  passwordHint: `No mínimo ${shortestNewPassword} caracteres.`,
  confirmation: 'Confirmar senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  course: 'Curso',
  chooseCourse: 'Escolha seu curso',
  coursesLoading: 'Carregando os cursos…',
  coursesFailed: 'Não foi possível carregar os cursos.',
  coursesEmpty: 'Nenhum curso aberto para novas contas agora. Volte mais tarde.',
  tryAgain: 'Tentar de novo',
  acceptTerms: 'Li e aceito os termos de uso e a política de privacidade',
  readTerms: 'Ler os termos aqui',
  termsTitle: 'Termos de uso e privacidade',
  termsOfUse: 'Termos de uso',
  privacyPolicy: 'Política de privacidade',
  newTab: '(abre em nova aba)',
  closeTerms: 'Fechar',
  loadingTerms: 'Carregando os termos…',
  termsFailed: 'Não foi possível abrir os termos.',
  termsFailedText: 'Confira sua conexão e recarregue a página.',
  submit: 'Criar conta',
  submitting: 'Criando sua conta…',
  slow: 'O servidor está demorando a responder. Aguarde: nada será criado duas vezes.',
  missing: 'Preencha este campo.',
  waitFor: 'Para criar a conta, escolha um curso e aceite os termos.',
  backToLogin: 'Voltar para o login',
  createdTitle: 'Conta criada',
  createdText: 'Entre com seu e-mail e sua senha.',
} as const

/** Refusals of a registration, the client's and the server's (spec 1§5, 1§8); `incomplete` is ours. */
export const registrationRefusals: Readonly<Record<RegistrationRefusal, Message>> = {
  'passwords-differ': {title: 'Incompatibilidade de senhas', text: 'Os campos Senha e Confirmar senha não coincidem.'},
  'first-name-too-long': {
    title: 'Nome incompativel',
    text: 'O primeiro nome não pode ter mais de 35 caracteres. Use um apelido.',
  },
  incomplete: {title: 'Faltam dados', text: 'Preencha os campos em destaque.'},
  'email-in-use': {title: 'E-mail em uso!', text: 'Use outro e-mail ou entre com a conta que você já tem.'},
  'weak-password': {title: 'Senha fraca!', text: weaknessTexts.short},
  'common-password': {title: 'Senha fraca!', text: weaknessTexts.common},
  'personal-password': {title: 'Senha fraca!', text: weaknessTexts.personal},
  'invalid-email': {title: 'E-mail invalido!', text: 'Digite seu e-mail novamente.'},
}

export const registrationFailed = 'Algo deu errado... Tente novamente mais tarde.'

/** What is said when no refusal came; nothing here is in the documents, which leave other errors unhandled. */
export const registrationTroubles: Readonly<Record<RegistrationTrouble, string>> = {
  unreachable: 'Não houve resposta do servidor: confira sua conexão. O que você digitou continua aqui.',
  server: 'O servidor não conseguiu criar a conta agora. O que você digitou continua aqui.',
}

/** Toasts of the registration stay this long (spec 1§9), in milliseconds. */
export const registrationToastDuration = 6_000
