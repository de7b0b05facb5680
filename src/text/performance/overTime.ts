import {amount, daysText, questionsText} from './performance.ts'

export const overTimeText = {
  map: 'Seu ano de estudo, dia a dia',
  loading: 'Carregando seu ano de estudo…',
  mapEmpty: 'Seu primeiro dia de estudo aparecerá aqui.',
  read: 'Ler dia por dia',
  less: 'menos',
  more: 'mais',
  day: 'Dia',
  questions: 'Questões',
  correct: 'Acertos',
  flashcards: 'Flashcards',
  month: 'Mês',
  studied: 'Dias com estudo',
  streak: 'Dias seguidos de estudo',
  longest: (days: number): string => `Sua maior sequência: ${daysText(days)}.`,
  freeLeft: 'Você ainda pode folgar um dia nesta semana sem perder a sequência.',
  freeUsed: 'A folga desta semana já foi usada.',
  noStreak: 'Responda uma questão hoje para começar uma sequência. Um dia de folga por semana não a interrompe.',
  times: 'Tempo por questão, comparado com o de quem acertou as mesmas questões',
  timesEmpty: 'O tempo por questão é medido de agora em diante. Ele aparece aqui depois das próximas respostas.',
  own: 'Você',
  others: 'Quem acertou as mesmas questões',
  week: 'Semana',
  timed: 'Respostas medidas',
  item: 'Item',
  days: 'Dias',
  longestRun: 'Maior sequência',
  freeDay: 'Folga desta semana',
  used: 'usada',
  left: 'livre',
  ownSeconds: 'Você (segundos)',
  othersSeconds: 'Quem acertou as mesmas questões (segundos)',
  readTimes: 'Ler semana por semana',
} as const

export const mapSays = (days: number, questions: number): string =>
  `${daysText(days)} com estudo e ${questionsText(questions)} nos últimos doze meses.`

export const dayWords = (date: string, questions: number, correct: number, flashcards: number): string => {
  const asked = questions === 0 ? 'nenhuma questão' : `${questionsText(questions)}, ${amount(correct)} certas`
  const cards = flashcards === 0 ? '' : `, ${flashcards === 1 ? '1 flashcard' : `${amount(flashcards)} flashcards`}`
  return `${date}: ${asked}${cards}`
}

/** `95` -> `1 min 35 s`. */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return '–'
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`
}

export const timeWords = (span: string, own: string, others: string): string =>
  `${span}: você ${own}, quem acertou as mesmas questões ${others}`

export const timesSay = (weeks: number): string =>
  `Tempo médio por questão em ${weeks} ${weeks === 1 ? 'semana' : 'semanas'}, seu e de quem acertou as mesmas questões.`
