import {spokenTime, type TimeParts} from '../../../domain/exam/timer.ts'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const inWords = ({hours, minutes, seconds}: TimeParts): string => {
  const words = [
    ...counted(hours, 'hora', 'horas'),
    ...counted(minutes, 'minuto', 'minutos'),
    ...counted(seconds, 'segundo', 'segundos'),
  ]
  return words.length === 0 ? '0 segundos' : words.join(' e ')
}

const two = (count: number): string => String(count).padStart(2, '0')

const remaining = (left: number): string => `Tempo restante: ${inWords(spokenTime(left))}.`

/** The time of a mock exam: what its timer shows and says (spec 2§3). */
export const examTimerText = {
  name: 'Tempo restante',
  clock: ({hours, minutes, seconds}: TimeParts): string => `${hours}:${two(minutes)}:${two(seconds)}`,
  waiting: 'O tempo começa a contar quando a prova for iniciada.',
  lastMinutes: 'Últimos minutos',
  over: 'Tempo encerrado',
  hide: 'Ocultar tempo',
  show: 'Mostrar tempo',
  hidden: 'Tempo oculto',
  speak: 'Dizer o tempo restante',
  extraTime: (minutes: number): string => `+${minutes} min de tempo adicional`,
  unsure: 'O relógio será conferido com o servidor assim que houver conexão.',
  said: {
    half: (left: number): string => `Metade do tempo já passou. ${remaining(left)}`,
    fifth: (left: number): string => `Um quinto do tempo ainda pela frente. ${remaining(left)}`,
    fiveMinutes: (left: number): string => `Atenção: últimos minutos. ${remaining(left)}`,
    oneMinute: (left: number): string => `Atenção: último minuto. ${remaining(left)}`,
    over: (): string => 'O tempo da prova acabou.',
    asked: remaining,
    moved: (left: number): string => `O horário de término mudou. ${remaining(left)}`,
  },
} as const
