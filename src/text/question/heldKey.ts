import {defaultTimeZone, type Instant, wallClockOf} from '../../../domain/shared/studyDay.ts'

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

function hourInWords(hour: number, minute: number): string {
  if (hour === 0 && minute === 0) return 'à meia-noite'
  return `${hour === 1 ? 'à' : 'às'} ${hour}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`
}

/** `12 de dezembro, às 18h`, as it is in Brasília. */
export function momentInWords(instant: Instant): string {
  const {date, hour, minute} = wallClockOf(instant, defaultTimeZone)
  const day = Number(date.slice(6, 8))
  return `${day === 1 ? '1º' : day} de ${months[Number(date.slice(4, 6)) - 1]}, ${hourInWords(hour, minute)}`
}

/** A question whose key a mock exam holds (D-18). */
export const heldKeyText = {
  title: (until: Instant): string => `O gabarito desta questão sai em ${momentInWords(until)} (horário de Brasília).`,
  why: 'Ela também faz parte de um simulado, e os gabaritos saem juntos.',
  answered:
    'Sua resposta está guardada e será corrigida nesse momento. Depois disso, volte a esta questão para ver o resultado.',
  written:
    'Seu texto está guardado. Depois disso, volte a esta questão para comparar com o gabarito e se avaliar: você terá sete dias.',
  practised: 'Aqui sua resposta não fica guardada. Depois disso, responda de novo para conferir.',
} as const
