import {shortestNewPassword, type Weakness} from '../../../domain/access/passwordPolicy.ts'

/** What the action pages say, to people who opened the link of a mail. */
export const actionTexts = {
  resetTitle: 'Redefinir senha',
  resetFor: 'Escolha uma nova senha para',
  newPassword: 'Nova senha',
  confirmation: 'Confirmar nova senha',
  rule: `Pelo menos ${shortestNewPassword} caracteres. Não use seu nome, seu e-mail nem uma senha muito comum.`,
  save: 'Salvar nova senha',
  resetDone: 'Senha redefinida!',
  resetDoneText: 'Você já pode entrar com a nova senha. Por segurança, os outros aparelhos foram desconectados.',
  enter: 'Entrar',
  goOn: 'Continuar',
  mismatch: 'Novas senhas não são identicas',
  tooLong: 'Essa senha é longa demais.',
  uselessTitle: 'Este link não vale mais',
  used: 'O link já foi usado, ou foi copiado pela metade. Se precisar, peça outro.',
  expired: 'O prazo deste link acabou. Peça outro.',
  askAgain: 'Pedir outro link',
  home: 'Ir para o início',
} as const

/** Why a new password is refused. */
export const weaknesses: Readonly<Record<Weakness, string>> = {
  short: `Senha fraca! Use pelo menos ${shortestNewPassword} caracteres.`,
  common: 'Senha fraca! Ela está entre as mais usadas do mundo, as primeiras que alguém tentaria. Escolha outra.',
  personal: 'Senha fraca! Ela não pode ser seu nome nem seu e-mail. Escolha outra.',
}

/** What the pages say that act at the press of one button. */
export const confirmations = {
  VERIFY_EMAIL: {
    title: 'Confirmar e-mail',
    about: 'Confirme que este e-mail é seu:',
    button: 'Confirmar e-mail',
    doneTitle: 'E-mail confirmado!',
    doneText: 'Tudo certo com o seu e-mail.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    title: 'Trocar e-mail',
    about: 'Confirme que quer entrar com este e-mail:',
    button: 'Trocar e-mail',
    doneTitle: 'E-mail trocado!',
    doneText: 'Entre de novo com o novo e-mail. Por segurança, os outros aparelhos foram desconectados.',
  },
  RECOVER_EMAIL: {
    title: 'Desfazer a troca de e-mail',
    about: 'Sua conta volta a usar este e-mail:',
    button: 'Voltar para este e-mail',
    doneTitle: 'Troca desfeita!',
    doneText: 'Sua conta usa de novo este e-mail. Se não foi você que pediu a troca, redefina também a sua senha.',
  },
} as const
