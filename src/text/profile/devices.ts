import type {BrowserName, ConnectedDevice, SystemName} from '../../../domain/profile/devices.ts'
import {brasiliaTime} from '../shared/brasilia.ts'

const browsers: Readonly<Record<BrowserName, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  other: 'Outro navegador',
}

const systems: Readonly<Record<SystemName, string>> = {
  windows: 'Windows',
  android: 'Android',
  ios: 'iPhone ou iPad',
  macos: 'Mac',
  chromeos: 'Chromebook',
  linux: 'Linux',
  other: 'aparelho desconhecido',
}

/** Where the account is signed in (ADR 19). */
export const devicesText = {
  title: 'Aparelhos conectados',
  intro: 'Onde sua conta está aberta agora. Se não reconhecer algum, encerre o acesso e troque a senha.',
  loading: 'Procurando seus aparelhos…',
  loadFailed: 'Não foi possível carregar seus aparelhos.',
  alone: 'Sua conta está aberta só neste aparelho.',
  name: ({browser, system}: Pick<ConnectedDevice, 'browser' | 'system'>): string =>
    `${browsers[browser]} · ${systems[system]}`,
  thisDevice: 'Este aparelho',
  since: (at: number): string => `Conectado em ${brasiliaTime(at)}`,
  lastUse: (at: number): string => `Último acesso em ${brasiliaTime(at)}`,
  zone: 'Horários de Brasília.',
  leave: 'Sair deste aparelho',
  end: 'Encerrar acesso',
  endOf: (device: string): string => `Encerrar acesso: ${device}`,
  ending: 'Encerrando…',
  endOthers: 'Sair de todos os outros aparelhos',
  confirmTitle: 'Sair de todos os outros aparelhos?',
  confirmText:
    'Sua conta continua aberta só neste aparelho. O que os outros ainda não enviaram fica guardado neles até você entrar de novo.',
  confirm: 'Sair dos outros',
  keep: 'Manter conectados',
  ended: 'Acesso encerrado.',
  othersEnded: 'Sua conta agora está aberta só neste aparelho.',
  endFailed: 'O acesso não foi encerrado.',
  offline: 'Você está sem conexão: a lista pode ter mudado, e só dá para encerrar acessos com internet.',
} as const
