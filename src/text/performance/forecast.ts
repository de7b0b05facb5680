import {amount, questionsText, shareText} from './performance.ts'

export const forecastText = {
  title: 'Quanto você acertaria hoje',
  loading: 'Calculando a previsão…',
  read: 'Ler prova por prova',
  empty: 'Escolha instituições de interesse no seu perfil para ver a previsão.',
  exam: 'Prova',
  share: 'Previsão',
  interval: 'Faixa provável',
  from: 'De',
  to: 'Até',
  cutOff: 'Nota de corte',
  coverage: 'Temas que você já respondeu',
  how: 'Como esta previsão é feita',
  profile: 'Escolher instituições',
  help: 'O que mais ajudaria',
  helpLoading: 'Procurando os temas que mais ajudariam…',
  helpHint: 'Os três temas em que uma hora de questões mais muda a sua previsão.',
  helpEmpty: 'Com mais algumas respostas, aparecem aqui os três temas que mais mudariam a sua previsão.',
  theme: 'Tema',
  gain: 'Pontos por hora',
  right: 'Acertos',
  questions: 'Questões',
  unknown: 'ainda sem dados suficientes',
  status: 'Situação',
} as const

/** Too little is known for an honest number. */
export const tooFew = (answers: number, needed: number): string =>
  answers < needed
    ? `A previsão aparece a partir de ${amount(needed)} respostas. Você tem ${amount(answers)}.`
    : 'Ainda faltam respostas nos temas que estas provas mais cobram.'

export const noDataFor = (name: string): string => `${name}: ${forecastText.unknown}`

/** The explanation in plain words. */
export const forecastHow: readonly string[] = [
  'Para cada tema, a previsão olha quantas questões você acertou e quantas errou. Com poucas respostas em um tema, ela se apoia também no seu resultado na grande área e no curso.',
  'Depois pesa cada tema pelo que a instituição cobrou nos últimos cinco anos, ou pelas questões do simulado.',
  'A faixa diz o quanto a previsão pode errar: em 80 de cada 100 casos, o resultado de verdade fica dentro dela. Quanto mais você responde, mais estreita ela fica.',
  'O traço vertical é a nota de corte do simulado. A previsão não sabe de nervosismo, sono nem sorte: ela vale para o que você sabe hoje.',
]

type Shares = {readonly share: number; readonly low: number; readonly high: number; readonly cutOff: number | null}

const against = ({share, low, high, cutOff}: Shares): string => {
  if (cutOff === null) return ''
  if (low >= cutOff) return ` Acima da nota de corte de ${shareText(cutOff)}, com folga.`
  if (high < cutOff) return ` Abaixo da nota de corte de ${shareText(cutOff)}.`
  return ` Perto da nota de corte de ${shareText(cutOff)}: pode ficar ${share >= cutOff ? 'abaixo' : 'acima'} dela.`
}

export const forecastWords = (name: string, shares: Shares): string =>
  `${name}: cerca de ${shareText(shares.share)} de acertos, provavelmente entre ${shareText(shares.low)} e ${shareText(shares.high)}.${against(shares)}`

export const gainWords = (points: number): string => {
  const rounded = Math.round(points * 10) / 10
  return rounded < 0.1
    ? 'menos de 0,1 ponto por hora'
    : `+${amount(rounded)} ${rounded < 2 ? 'ponto' : 'pontos'} por hora`
}

export const knownOf = (correct: number, questions: number): string =>
  questions === 0
    ? 'Você ainda não respondeu este tema.'
    : `Você acertou ${amount(correct)} de ${questionsText(questions)}.`
