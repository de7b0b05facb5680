import type {Weekday} from '../../../domain/shared/weekday.ts'

export const weekdayNames: Readonly<Record<Weekday, {short: string; long: string}>> = {
  sunday: {short: 'dom', long: 'domingo'},
  monday: {short: 'seg', long: 'segunda-feira'},
  tuesday: {short: 'ter', long: 'terça-feira'},
  wednesday: {short: 'qua', long: 'quarta-feira'},
  thursday: {short: 'qui', long: 'quinta-feira'},
  friday: {short: 'sex', long: 'sexta-feira'},
  saturday: {short: 'sáb', long: 'sábado'},
}

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** `20261121` -> `21 de novembro de 2026`. */
export function longDate(date: string): string {
  return `${Number(date.slice(6, 8))} de ${months[Number(date.slice(4, 6)) - 1] ?? ''} de ${date.slice(0, 4)}`
}

/** `20261121` -> ` de novembro de 2026`: what follows the number of a day. */
export const afterDayNumber = (date: string): string =>
  ` de ${months[Number(date.slice(4, 6)) - 1] ?? ''} de ${date.slice(0, 4)}`

/** `20261121` -> `novembro de 2026`. */
export const monthOf = (date: string): string => `${months[Number(date.slice(4, 6)) - 1] ?? ''} de ${date.slice(0, 4)}`

export const daySelectorText = {
  label: 'Dias da agenda',
  previous: 'Dias anteriores',
  next: 'Próximos dias',
  pick: 'Escolher uma data',
  today: 'hoje',
  closedDay: 'indisponível',
  dialog: 'Escolha o dia',
  close: 'Fechar',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  months: 'ver meses',
} as const
