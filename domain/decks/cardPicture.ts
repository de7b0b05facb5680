import {type PickedPicture, refusalOf, type PictureRefusal} from '../profile/avatar.ts'
import {type RequestFailure, requestFailures} from '../profile/requestFailure.ts'
import type {CardSide} from './card.ts'

/** A file that somebody picked for a face. */
export type PickedImage = {readonly side: CardSide; readonly picture: PickedPicture}

/** Why a picked file stands in no card: it is none that may, it could not be made small enough, or it was not stored. */
export type ImageTrouble = PictureRefusal | RequestFailure

export type ImageFailure = {readonly side: CardSide; readonly trouble: ImageTrouble}

/** Why a picked file is not even opened; null when it is. */
export const troubleOfPicked = ({picture}: PickedImage): PictureRefusal | null => refusalOf(picture)

const troubles: readonly ImageTrouble[] = ['unreadable', 'tooLarge', ...requestFailures]

/** The trouble that a rejected service carries; `unreachable` for anything that carries none. */
export function imageTroubleIn(error: unknown): ImageTrouble {
  const carried = typeof error === 'object' && error !== null && 'failure' in error ? error.failure : null
  return troubles.find((trouble) => trouble === carried) ?? 'unreachable'
}
