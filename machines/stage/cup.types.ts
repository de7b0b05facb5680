import type {CupStep, KeptCup} from '../../domain/stage/cup.ts'

export type CupInput = {readonly kept: KeptCup}
export type CupContext = {readonly kept: KeptCup}

export type CupEvent =
  | {readonly type: 'cup.start'; readonly names: readonly string[]}
  | ({readonly type: 'points.give'} & CupStep)
  | {readonly type: 'points.undo'}
  | {readonly type: 'cup.finish'}
  | {readonly type: 'cup.resume'}
  | {readonly type: 'cup.reset'}
  | {readonly type: 'reset.confirm'}
  | {readonly type: 'reset.cancel'}
  /** Another tab of this device has changed the cup. */
  | {readonly type: 'cup.changed'; readonly kept: KeptCup}
