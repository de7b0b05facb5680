import type {AgeGroup} from '../../../domain/notifications/ages.ts'

function formats() {
  return {
    relative: new Intl.RelativeTimeFormat('pt-BR', {numeric: 'auto'}),
    full: new Intl.DateTimeFormat('pt-BR', {dateStyle: 'long', timeStyle: 'short'}),
  }
}
const {relative, full} = formats()

const units = [
  {unit: 'year', size: 365 * 86_400_000},
  {unit: 'month', size: 30 * 86_400_000},
  {unit: 'week', size: 7 * 86_400_000},
  {unit: 'day', size: 86_400_000},
  {unit: 'hour', size: 3_600_000},
  {unit: 'minute', size: 60_000},
] as const

const people = new Intl.NumberFormat('pt-BR')

export const notificationsText = {
  title: 'Notificações',
  bell: (count: number) => (count === 0 ? 'Notificações' : `Notificações: ${count} ${count === 1 ? 'nova' : 'novas'}`),
  close: 'Fechar notificações',
  loading: 'Carregando notificações',
  empty: 'Nenhuma notificação',
  emptyText: 'Quando houver novidades, elas aparecem aqui.',
  failed: 'Não foi possível carregar as notificações.',
  failedText: 'Verifique sua conexão.',
  retry: 'Tentar de novo',
  markAll: 'Marcar todas como lidas',
  markAllFailed: 'Houve um erro ao tentar marcar todas as notificações como lidas. Tente novamente.',
  more: 'Carregar mais',
  loadingMore: 'Carregando…',
  moreFailed: 'Não foi possível carregar mais notificações.',
  unseen: 'Não lida',
  newWindow: 'abre em nova aba',
  arrived: (count: number) => (count === 1 ? 'Chegou 1 nova notificação.' : `Chegaram ${count} novas notificações.`),
  groups: {
    lastDay: 'Últimas 24 horas',
    lastWeek: 'Última semana',
    lastMonth: 'Último mês',
    earlier: 'Anteriores',
  } satisfies Record<AgeGroup, string>,
  /** How long ago an instant was: 'agora', 'há 5 minutos', 'ontem'. */
  ago: (instant: number, now: number) => {
    const past = Math.max(0, now - instant)
    const found = units.find(({size}) => past >= size)
    return found ? relative.format(-Math.floor(past / found.size), found.unit) : 'agora'
  },
  moment: (instant: number) => full.format(instant),
} as const

export const presenceText = {
  studying: (count: number) => `${people.format(count)} estudando agora`,
} as const

export const pushText = {
  label: 'Receber avisos neste aparelho',
  pending: 'Aguarde…',
  denied: 'O navegador não permite avisos deste site. Libere nas configurações do navegador e tente de novo.',
  failed: 'Não foi possível ligar os avisos agora. Tente de novo.',
  unsupported: 'Este aparelho não recebe avisos com a plataforma fechada.',
} as const
