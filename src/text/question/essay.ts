import {essayGrades, type EssayGrade} from '../../../domain/question/essay.ts'

/** An essay question (spec 2§4, 2§5). */
export const essayText = {
  field: 'Sua resposta',
  left: (count: number): string => `${count} caracteres restantes`,
  save: 'Salvar',
  saved: 'Resposta salva',
  showKey: 'Ver gabarito',
  showKeyHint: 'Depois de ver o gabarito, o texto não muda mais.',
  tooShort: 'Escreva pelo menos 3 caracteres.',
  key: 'Gabarito',
  keyMissing: 'O gabarito ainda não chegou. Ele aparece aqui assim que houver conexão.',
  revealing: 'Buscando o gabarito…',
  revealingOffline: 'O gabarito vem com a conexão. Seu texto está guardado: você já pode seguir para a próxima.',
  revealingInTab:
    'O gabarito vem com a conexão. Este navegador não guarda dados: não feche nem recarregue esta aba antes.',
  compare: 'Compare com o seu texto. Como você foi?',
  grading: 'Salvando sua avaliação…',
  graded: 'Sua avaliação',
  pending: 'Falta avaliar hoje: sem a sua avaliação a atividade não conta como concluída.',
  pendingUntil: (moment: string): string => `O gabarito saiu depois do seu texto: você pode se avaliar até ${moment}.`,
  exam: 'O gabarito aparece depois que você encerrar a prova.',
  readOnly: 'Este dia já passou: a resposta não muda mais.',
  notWritten: 'Este dia já passou: a questão não foi respondida.',
  refusedTitle: 'Houve um problema ao salvar sua escolha.',
  refusedHint: 'Verifique sua conexão e tente novamente.',
} as const

export const gradeNames: Readonly<Record<EssayGrade, string>> = {
  [essayGrades.right]: 'Acertei',
  [essayGrades.wrong]: 'Errei',
}

/** 'Resposta salva' stays this long, in milliseconds (spec 2§9). */
export const savedDuration = 2_300
