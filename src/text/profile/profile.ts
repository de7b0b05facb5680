import {shortestNewPassword} from '../../../domain/access/passwordPolicy.ts'
import type {PictureRefusal} from '../../../domain/profile/avatar.ts'
import {largestPicture} from '../../../domain/profile/avatar.ts'
import {deletionDays, deletionWord} from '../../../domain/profile/deletion.ts'
import type {PasswordFailure} from '../../../domain/profile/newPassword.ts'
import {hoursOfWeek, longestName, longestText} from '../../../domain/profile/personalData.ts'
import type {PersonalFault} from '../../../domain/profile/personalForm.ts'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import {weaknessTexts} from '../access/passwordStrength.ts'

type Message = {readonly title: string; readonly text: string}

/** The page `/perfil` (spec 1§2). */
export const profileText = {
  title: 'Perfil',
  sections: 'Seções do perfil',
  study: 'Perfil de estudo',
  personal: 'Dados pessoais',
  targets: 'Meus objetivos',
  loading: 'Carregando perfil',
  leaveTitle: 'Sair sem salvar?',
  leaveText: 'Há mudanças que ainda não foram salvas. Se você sair agora, elas se perdem.',
  leave: 'Sair sem salvar',
  stay: 'Continuar editando',
} as const

/** The form 'Dados pessoais' (spec 1§2, 1§5). */
export const personalText = {
  about: 'Sobre você',
  name: 'Nome',
  nameHint: `Até ${longestName} caracteres.`,
  gender: 'Gênero',
  genders: {f: 'Feminino', m: 'Masculino'},
  notTold: 'Prefiro não informar',
  birthday: 'Data de nascimento',
  graduation: 'Graduação',
  isGraduated: 'Você já se formou?',
  yes: 'Sim',
  no: 'Não',
  uf: 'Estado da faculdade',
  institution: 'Instituição',
  institutionAbroadHint: 'Escreva o nome da instituição e o país.',
  institutionFirst: 'Escolha o estado primeiro.',
  yearConclusion: 'Ano de conclusão',
  desiredExpertise: 'Especialidade desejada',
  choose: 'Escolha',
  none: 'Não informado',
  work: 'Trabalho',
  inHealthArea: 'Você trabalha na área da saúde?',
  placeOfWork: 'Local de trabalho',
  weeklyHours: 'Horas por semana',
  weeklyHoursHint: `De 0 a ${hoursOfWeek}.`,
  unsaved: 'Mudanças não salvas',
  restoredTitle: 'Recuperamos o que você tinha digitado.',
  restoredText: 'Essas mudanças ainda não foram salvas. Salve para guardar ou desfaça para voltar ao que estava salvo.',
  outdatedTitle: 'Seu perfil mudou em outro lugar.',
  outdatedText:
    'O que você digitou aqui foi mantido. Ao salvar, vale o que está nesta tela; ao desfazer, volta o que foi salvo por último.',
  invalidTitle: 'Confira os campos marcados.',
} as const

export const personalFaultMessages: Readonly<Record<PersonalFault, string>> = {
  nameMissing: 'Digite seu nome.',
  nameTooLong: `O nome pode ter no máximo ${longestName} caracteres.`,
  birthdayImpossible: 'Digite uma data que exista e que já tenha passado.',
  yearOutOfRange: 'Escolha um dos anos da lista.',
  hoursOutOfRange: `Digite um número inteiro de 0 a ${hoursOfWeek}.`,
  textTooLong: `Use no máximo ${longestText} caracteres.`,
}

const megabytes = Math.round(largestPicture / 1024 / 1024)

/** The student's picture (spec 1§2, 1§5). */
export const avatarText = {
  add: 'Adicionar foto',
  change: 'Trocar foto',
  remove: 'Remover foto',
  hint: `PNG ou JPEG de até ${megabytes} MB.`,
  drop: 'Solte a foto aqui',
  checking: 'Abrindo a foto…',
  cropTitle: 'Ajustar foto',
  cropHint: 'Arraste a foto ou use os controles para escolher o que aparece no círculo.',
  zoom: 'Zoom',
  horizontal: 'Posição horizontal',
  vertical: 'Posição vertical',
  percent: (part: number): string => `${Math.round(part * 100)}%`,
  use: 'Usar esta foto',
  cancel: 'Cancelar',
  adjust: 'Ajustar corte',
  cutting: 'Preparando a foto…',
  uploading: 'Enviando a foto…',
  progress: 'Envio da foto',
  stored: 'Foto atualizada.',
  removed: 'Foto removida.',
  removeTitle: 'Remover sua foto?',
  removeText: 'No lugar dela aparecem as iniciais do seu nome.',
  uploadFailed: 'A foto não foi enviada.',
  removalFailed: 'A foto não foi removida.',
} as const

export const pictureRefusalMessages: Readonly<Record<PictureRefusal, Message>> = {
  wrongType: {
    title: 'Este arquivo não é uma foto PNG ou JPEG.',
    text: 'Escolha outro arquivo. Nada mudou na sua foto.',
  },
  tooLarge: {title: `O arquivo tem mais de ${megabytes} MB.`, text: 'Escolha uma foto menor. Nada mudou na sua foto.'},
  unreadable: {
    title: 'Não foi possível abrir esta foto.',
    text: 'O arquivo pode estar danificado. Nada mudou na sua foto.',
  },
  missingContentType: {
    title: 'Missing content type',
    text: 'O arquivo não diz de que tipo é. Escolha uma foto PNG ou JPEG.',
  },
}

/** Why something failed that keeps what it was about; beside a title that says what failed. */
export const requestFailureHints: Readonly<Record<RequestFailure, string>> = {
  offline: 'Você está sem conexão. Tente de novo quando ela voltar.',
  unreachable: 'O servidor não respondeu. Tente de novo em instantes.',
  unauthenticated: 'Sua sessão expirou. Entre de novo e repita.',
  refused: 'O servidor recusou o pedido.',
}

/** The change of the password (spec 1§5). */
export const passwordText = {
  title: 'Senha',
  intro: 'Para trocar a senha, confirme primeiro a atual.',
  oldPassword: 'Senha atual',
  newPassword: 'Nova senha',
  newPasswordHint: `Pelo menos ${shortestNewPassword} caracteres.`,
  confirmation: 'Confirmar nova senha',
  show: 'Mostrar senhas',
  hide: 'Ocultar senhas',
  change: 'Trocar senha',
  checking: 'Conferindo a senha atual…',
  updating: 'Trocando a senha…',
  done: 'Senha alterada.',
  doneText: 'Use a nova senha na próxima vez que entrar.',
} as const

export const passwordMessages: Readonly<Record<PasswordFailure, Message>> = {
  mismatch: {title: 'Novas senhas não são identicas', text: 'Digite a mesma senha nos dois campos.'},
  oldMissing: {title: 'Digite sua senha atual.', text: 'Ela confirma que é você quem está trocando a senha.'},
  short: {title: 'Senha fraca!', text: `A nova senha precisa ter pelo menos ${shortestNewPassword} caracteres.`},
  common: {title: 'Senha fraca!', text: weaknessTexts.common},
  personal: {title: 'Senha fraca!', text: weaknessTexts.personal},
  noPasswordLogin: {
    title: 'Esse usuário não faz autenticação por senha.',
    text: 'Troque a senha no serviço com que você entra.',
  },
  wrongPassword: {title: 'Senha incorreta', text: 'A senha atual não confere. Digite de novo.'},
  tooManyRequests: {title: 'Muitas tentativas', text: 'Espere alguns minutos e tente de novo.'},
  offline: {title: 'Você está sem conexão.', text: 'A senha não foi trocada. Tente de novo quando a conexão voltar.'},
  other: {title: 'Não foi possível trocar a senha.', text: 'Tente de novo em instantes.'},
}

/** The student's data as a file (D-24). */
export const exportText = {
  title: 'Seus dados',
  intro: 'Baixe tudo o que a plataforma guarda sobre você: perfil, agenda, respostas e atividades.',
  json: 'Baixar meus dados (JSON)',
  csv: 'Baixar meus dados (CSV)',
  downloading: 'Reunindo seus dados…',
  slow: 'Está demorando mais que o normal. Você pode continuar nesta página.',
  cancel: 'Cancelar',
  done: 'Seus dados foram baixados.',
  failed: 'Não foi possível baixar seus dados.',
} as const

const day = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
})

/** The deletion of the account (D-24). */
export const deletionText = {
  title: 'Excluir conta',
  intro: 'Peça a exclusão da sua conta e de tudo o que está nela.',
  begin: 'Pedir exclusão da conta',
  confirmTitle: 'Pedir a exclusão da conta?',
  explanation: `O pedido é atendido em até ${deletionDays} dias. Até lá, você pode cancelar e continuar estudando.`,
  lostIntro: 'Depois disso, não há volta. Você perde:',
  lost: [
    'seu perfil, sua foto e seu acesso aos cursos',
    'todas as respostas, o histórico e o desempenho',
    'sua agenda, seus baralhos e suas marcações',
  ],
  exportFirst: 'Se quiser guardar uma cópia, baixe seus dados antes.',
  typeWord: `Para confirmar, digite ${deletionWord}`,
  confirm: 'Pedir exclusão',
  stop: 'Manter minha conta',
  requested: 'Pedido de exclusão registrado.',
  cancelled: 'Pedido de exclusão cancelado.',
  pendingTitle: 'Sua conta vai ser excluída.',
  pending: (at: number, deadline: number): string =>
    `Pedido feito em ${day.format(at)}. A exclusão acontece até ${day.format(deadline)}.`,
  cancel: 'Cancelar pedido',
  requestFailed: 'O pedido não foi registrado.',
  cancelFailed: 'O pedido não foi cancelado.',
} as const
