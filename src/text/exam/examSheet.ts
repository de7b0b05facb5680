const letters = 'ABCDE'
const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`

/** `A a D`, or `A` of a question with a single choice. */
export const range = (choices: number): string => (choices > 1 ? `A a ${letters.charAt(choices - 1)}` : 'A')

export const sheetText = {
  open: 'Preencher gabarito',
  title: 'Preencher gabarito',
  hint: 'Digite as letras em sequência ou cole todas de uma vez (ABDCE…). As setas mudam de questão e Enter confirma.',
  close: 'Fechar',
  cancel: 'Fechar sem confirmar',
  confirm: 'Confirmar respostas',
  saving: 'Salvando…',
  savingHint:
    'Suas respostas já estão neste aparelho. Sem conexão, elas são enviadas quando ela voltar: você pode fechar.',
  savingInTabHint:
    'Este navegador não guarda dados: suas respostas estão só nesta aba. Não feche nem recarregue a aba até elas serem enviadas.',
  discard: 'Descartar',
  recovered: (lines: number): string =>
    `${count(lines, 'resposta digitada', 'respostas digitadas')} antes, ainda sem confirmação.`,
  recoveredHint: 'Confira e confirme, ou descarte para voltar ao que está na tela.',
  unconfirmed: (lines: number): string =>
    count(lines, 'resposta digitada e não confirmada', 'respostas digitadas e não confirmadas'),
  essay: 'Aberta',
  essayLabel: (number: number): string => `Questão ${number}: aberta, responda na tela`,
  line: (number: number, choices: number): string => `Questão ${number}, alternativas ${range(choices)}`,
  locked: (number: number, letter: string): string =>
    `Questão ${number}: ${letter === '' ? 'sem resposta' : letter}, já respondida`,
  group: (from: number, to: number): string => (from === to ? `Questão ${from}` : `Questões ${from} a ${to}`),
  changedFrom: (letter: string): string => (letter === '' ? 'nova' : `era ${letter}`),
  filled: (filled: number, total: number): string => `${filled} de ${total} preenchidas`,
  refused: (number: number, choices: number): string =>
    `A questão ${number} só aceita ${range(choices)}. O campo ficou vazio.`,
  pasted: (filled: number, refused: number, left: number): string =>
    [
      count(filled, 'resposta colada', 'respostas coladas'),
      ...(refused > 0
        ? [
            count(
              refused,
              'letra não existe na questão e ficou vazia',
              'letras não existem nas questões e ficaram vazias',
            ),
          ]
        : []),
      ...(left > 0 ? [count(left, 'letra sobrou no fim', 'letras sobraram no fim')] : []),
    ].join(', ') + '.',
  legend: 'Contorno duplo: mudou e falta confirmar.',
  refusedTitle: 'Houve um problema ao salvar suas respostas.',
  refusedHint: 'Verifique sua conexão e tente novamente. O que você digitou continua na folha.',
  timeOverTitle: 'O tempo está acabando.',
  timeOverText: 'As respostas da folha foram confirmadas por você.',
} as const
