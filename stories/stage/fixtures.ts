import {type KeptRaffle, noItems, nothingDrawn, type RaffleLists} from '../../domain/stage/raffle.ts'

const items = (prefix: string, amount: number) =>
  Array.from({length: amount}, (_, index) => ({id: `${prefix}-${index + 1}`, number: index + 1}))

export const lists: RaffleLists = {
  ...noItems,
  easy: items('e', 33),
  medium: items('m', 33),
  hard: items('h', 31),
  flashcards: items('f', 70),
}

export const kept: KeptRaffle = {
  category: 'hard',
  drawn: {...nothingDrawn, hard: ['h-4', 'h-29', 'h-11', 'h-17']},
  shownId: 'h-17',
}

export const allDrawn: KeptRaffle = {...kept, drawn: {...kept.drawn, hard: lists.hard.map(({id}) => id)}, shownId: null}
