import {type BoardIncidence, shareOf} from '../../../domain/study/incidence.ts'

/** What a lesson says of how papers ask it. */
export const lessonIncidenceText = {
  title: 'Como as provas cobram',
  hint: 'Questões deste tema nas provas na íntegra de cada instituição, sem as anuladas.',
  target: 'seu objetivo',
  loading: 'Carregando como as provas cobram este tema…',
  failed: 'Não foi possível carregar como as provas cobram este tema.',
  retry: 'Tentar de novo',
  fromDevice: 'Guardado neste aparelho; pode ter mudado.',
  fewer: 'Mostrar menos',
} as const

const counted = (amount: number, one: string, many: string): string =>
  `${amount.toLocaleString('pt-BR')} ${amount === 1 ? one : many}`

/** `3 de 120 questões em 2 provas, a última em 2026`. */
export const incidenceText = ({lessonQuestions, questions, exams, lastYear}: BoardIncidence): string => {
  const last = lessonQuestions === 1 ? `em ${lastYear}` : `a última em ${lastYear}`
  const papers = counted(exams, 'prova', 'provas')
  return `${lessonQuestions.toLocaleString('pt-BR')} de ${counted(questions, 'questão', 'questões')} (${papers}), ${last}`
}

/** `2,5%`; a share that would round to nothing is less than the smallest one that is told. */
export function shareText(board: BoardIncidence): string {
  const percent = shareOf(board) * 100
  return percent < 0.1 ? 'menos de 0,1%' : `${percent.toLocaleString('pt-BR', {maximumFractionDigits: 1})}%`
}

/** A board by its name, and by its federation unit where the name alone does not tell which one it is. */
export const boardName = ({institution, uf}: BoardIncidence, hasNamesake: boolean): string =>
  hasNamesake ? `${institution} (${uf})` : institution

/** The button that shows so many more boards. */
export const moreBoards = (amount: number): string => `Mais ${counted(amount, 'instituição', 'instituições')}`
