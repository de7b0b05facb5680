import type {KeptRaffle, PutBack, RaffleCategory, RaffleItem, RaffleLists} from '../../domain/stage/raffle.ts'

export type RaffleInput = {readonly kept: KeptRaffle}

export type RaffleContext = {
  readonly lists: RaffleLists
  readonly kept: KeptRaffle
  /** What the open question is about. */
  readonly putBack: PutBack
}

/** What the reading of the lists gives. */
export type LoadedRaffle = {readonly lists: RaffleLists}

/** What is opened in another tab. */
export type OpenedItem = Pick<RaffleItem, 'id'> & {readonly category: RaffleCategory}

export type RaffleEvent =
  /** `CHOOSE_CATEGORY` of F-143. */
  | {readonly type: 'category.choose'; readonly category: RaffleCategory}
  /** `DRAW` of F-143: a roll of 0 to below 1, and whether the system asks for less motion. */
  | {readonly type: 'raffle.draw'; readonly roll: number; readonly isMotionReduced: boolean}
  | {readonly type: 'item.open'}
  | {readonly type: 'raffle.putBack'; readonly what: PutBack}
  | {readonly type: 'putBack.confirm'}
  | {readonly type: 'putBack.cancel'}
  /** Another tab of this device has drawn, or has put back. */
  | {readonly type: 'raffle.changed'; readonly kept: KeptRaffle}
  | {readonly type: 'list.retry'}
  | {readonly type: 'network.returned'}
