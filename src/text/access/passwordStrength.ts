import {
  type GuessLevel,
  type PasswordStrength,
  shortestNewPassword,
  type Weakness,
} from '../../../domain/access/passwordPolicy.ts'

/** Why a new password is refused, in one sentence that says what to do; for a form, its field and its meter. */
export const weaknessTexts: Readonly<Record<Weakness, string>> = {
  short: `A senha deve ter no mínimo ${shortestNewPassword} caracteres.`,
  common: 'Essa senha está entre as mais usadas do mundo, as primeiras que alguém tentaria. Escolha outra.',
  personal: 'A senha não pode ser seu nome nem seu e-mail. Escolha outra.',
}

const refused: Readonly<Record<Weakness, string>> = {
  short: `curta demais, use pelo menos ${shortestNewPassword} caracteres.`,
  common: 'não serve, está entre as mais usadas do mundo.',
  personal: 'não serve, é o seu nome ou o seu e-mail.',
}

const levels: Readonly<Record<GuessLevel, string>> = {
  0: 'fraca. Junte mais algumas palavras.',
  1: 'fraca. Junte mais algumas palavras.',
  2: 'razoável. Mais uma palavra ajuda.',
  3: 'boa.',
  4: 'ótima.',
}

/** The strength of a new password while it is typed. */
export const passwordStrengthText = {
  measuring: 'Medindo a força da senha…',
  unavailable: 'Não foi possível medir a força da senha agora. Você pode continuar: a senha será conferida ao salvar.',
  strength: (strength: PasswordStrength): string =>
    `Força da senha: ${strength.kind === 'refused' ? refused[strength.weakness] : levels[strength.level]}`,
} as const
