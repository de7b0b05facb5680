import {
  type ExportFormat,
  type FileTrouble,
  fileBounds,
  type LeftOut,
  type RowProblem,
  type RowTrouble,
} from '../../../domain/decks/deckFile.ts'
import {cardBounds} from '../../../domain/decks/card.ts'

const count = (amount: number): string => amount.toLocaleString('pt-BR')
const cards = (amount: number): string => `${count(amount)} flashcard${amount === 1 ? '' : 's'}`

export const deckFilesText = {
  open: 'Importar ou exportar',
  title: 'Importar e exportar flashcards',
  close: 'Fechar',
  importTitle: 'Importar um arquivo',
  importHint: `Planilha CSV com as colunas frente, verso e tema, ou baralho do Anki (.apkg); até ${count(fileBounds.cards)} flashcards. Nada é publicado antes de você conferir.`,
  pick: 'Escolher arquivo',
  exportTitle: 'Exportar meus baralhos',
  exportHint:
    'Um arquivo com os flashcards que você criou ou salvou, para planilhas ou para o Anki. Volta pelo mesmo caminho; das imagens vai só a descrição.',
  reading: 'Lendo o arquivo…',
  exporting: 'Reunindo os flashcards…',
  progress: 'Flashcards reunidos',
  problems: 'Corrija estas linhas no arquivo e escolha-o de novo. Nada foi importado.',
  chooseTheme: 'Tema dos flashcards sem tema conhecido',
  choose: 'Selecione um tema',
  notice: 'Atenção: estes flashcards poderão ser vistos por todos.',
  preview: 'Primeiros flashcards do arquivo',
  front: 'Frente',
  back: 'Verso',
  theme: 'Tema',
  another: 'Escolher outro arquivo',
  importFailed: 'Os flashcards não foram importados.',
  exportFailed: 'Os flashcards não foram exportados.',
  done: 'Importação concluída.',
} as const

export const exportLabels: Readonly<Record<ExportFormat, string>> = {csv: 'Exportar CSV', apkg: 'Exportar para o Anki'}

/** What of a file does not come along; empty when all does. */
export function leftOutLine({cards: left, media}: LeftOut): string {
  const parts = [
    ...(left > 0 ? [`${cards(left)} sem texto em um dos lados ou de tipo desconhecido`] : []),
    ...(media > 0 ? [`${count(media)} ${media === 1 ? 'imagem ou som' : 'imagens e sons'}`] : []),
  ]
  return parts.length === 0 ? '' : `Não vêm junto: ${parts.join('; ')}.`
}

export const importLabel = (amount: number): string => `Importar ${cards(amount)}`
export const importedLine = (amount: number): string => `${cards(amount)} em “Meus baralhos” e na comunidade.`
export const exportedLine = (amount: number): string =>
  amount === 0 ? 'Você ainda não tem flashcards para exportar.' : `Arquivo com ${cards(amount)} salvo neste aparelho.`
export const readLine = (name: string, amount: number): string => `${name}: ${cards(amount)}`
export const problemCount = (amount: number): string =>
  amount === 1 ? '1 linha com problema' : `${count(amount)} linhas com problema`
export const moreProblems = (amount: number): string => `… e mais ${count(amount)}`

const troubles: Readonly<Record<RowTrouble, string>> = {
  emptyFront: 'a frente está vazia',
  emptyBack: 'o verso está vazio',
  longFront: `a frente tem mais de ${count(cardBounds.face)} caracteres`,
  longBack: `o verso tem mais de ${count(cardBounds.face)} caracteres`,
  noTheme: 'falta o tema: escolha um acima',
  unknownTheme: 'não há esse tema neste curso: escolha um acima',
}

export const problemLine = ({row, trouble, theme}: RowProblem): string =>
  `Linha ${row}: ${troubles[trouble]}${trouble === 'unknownTheme' ? ` (“${theme}”)` : ''}`

export const fileTroubleTitle = 'Este arquivo não pode ser importado.'

export const fileTroubles: Readonly<Record<FileTrouble, string>> = {
  unknownKind: 'Escolha um arquivo CSV ou um baralho do Anki (.apkg).',
  tooLarge: `O arquivo tem mais de ${fileBounds.bytes / 1_000_000} MB, ou os flashcards juntos mais de ${fileBounds.sent / 1_000_000} MB. Divida-o em partes.`,
  tooMany: `O arquivo tem mais de ${count(fileBounds.cards)} flashcards. Divida-o em partes.`,
  empty: 'O arquivo não tem nenhum flashcard.',
  broken: 'O arquivo está danificado. Se é uma planilha, confira as aspas.',
  offline: 'Um baralho do Anki é lido no servidor, e você está sem conexão. Tente de novo quando ela voltar.',
  unread: 'O servidor não leu o arquivo. Tente de novo em instantes.',
}

export const filesFailureHints = {
  offline: 'Você está sem conexão. Tente de novo quando ela voltar.',
  unreachable: 'O servidor não respondeu. Tente de novo em instantes.',
  unauthenticated: 'Sua sessão expirou. Entre de novo e repita.',
  refused: 'O servidor não aceitou: talvez você já tenha importado muitos flashcards hoje.',
} as const
