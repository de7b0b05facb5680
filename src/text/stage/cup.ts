import {cupBounds} from '../../../domain/stage/cup.ts'
import {brand} from '../shared/brand.ts'

export const cupText = {
  title: `Copa ${brand.name}`,
  parts: 'Partes da copa',
  score: 'Placar',
  raffle: 'Sorteio',
  assemble: 'Monte os times',
  assembleHint: `De ${cupBounds.least} a ${cupBounds.most} times, cada um com seu nome.`,
  refused: `Dê nomes diferentes a pelo menos ${cupBounds.least} times.`,
  start: 'Começar a copa',
  worth: 'Fácil e flashcard valem 1 ponto, média vale 2 e difícil vale 3.',
  inFront: 'Na frente',
  undo: 'Desfazer',
  finish: 'Mostrar o pódio',
  resume: 'Voltar ao placar',
  reset: 'Nova copa',
  resetTitle: 'Começar uma nova copa?',
  resetHint: 'Os times e os pontos desta copa são apagados deste aparelho. Não dá para desfazer.',
  resetConfirm: 'Apagar e começar',
  cancel: 'Cancelar',
  tie: 'Empate',
  nobody: 'Ninguém pontuou',
  podium: 'Pódio',
  giveKey: 'mais um ponto ao time',
  undoKey: 'desfazer',
} as const

/** The name of a field: `Time 3`. */
export const teamLabel = (place: number): string => `Time ${place}`

export const pointsOf = (points: number): string => (points === 1 ? '1 ponto' : `${points} pontos`)

/** The name of a button: `Mais 2 para Azul`. */
export const giveLabel = (points: number, team: string): string =>
  points < 0 ? `Menos ${-points} para ${team}` : `Mais ${points} para ${team}`

/** What the podium says above the teams. */
export function podiumTitle(winners: readonly string[], points: number): string {
  if (points === 0) return cupText.nobody
  return winners.length === 1 ? `${winners[0]} venceu!` : cupText.tie
}
