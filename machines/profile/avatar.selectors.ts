import type {SnapshotFrom} from 'xstate'
import type {Crop, PickedPicture, PictureRefusal, PictureSize} from '../../domain/profile/avatar.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {avatarMachine} from './avatar.machine.ts'

type AvatarSnapshot = SnapshotFrom<typeof avatarMachine>

/** The picture under the scissors, while the window of the crop is open. */
export function pictureToCrop(
  state: AvatarSnapshot,
): {readonly picture: PickedPicture; readonly size: PictureSize; readonly crop: Crop} | null {
  const {picture, size, crop} = state.context
  const isOpen =
    state.matches('cropping') || state.matches('cutting') || state.matches('uploading') || state.matches('uploadFailed')
  return isOpen && picture !== null && size !== null ? {picture, size, crop} : null
}

/** Why the last file was not taken; null unless that is still on the screen. */
export const shownRefusal = (state: AvatarSnapshot): PictureRefusal | null =>
  state.matches({ready: 'refused'}) ? state.context.refusal : null

/** How far the new picture has come, in steps of the whole. */
export function uploadStep(state: AvatarSnapshot): 'cutting' | 'uploading' | null {
  if (state.matches('cutting')) return 'cutting'
  return state.matches('uploading') ? 'uploading' : null
}

export const uploadFailure = (state: AvatarSnapshot): RequestFailure | null =>
  state.matches('uploadFailed') ? state.context.failure : null

export const removalFailure = (state: AvatarSnapshot): RequestFailure | null =>
  state.matches('removalFailed') ? state.context.failure : null

/** The student is asked whether the picture shall go, or it is going. */
export const isRemovalOpen = (state: AvatarSnapshot): boolean =>
  state.matches('confirmingRemoval') || state.matches('removing') || state.matches('removalFailed')

export const canPick = (state: AvatarSnapshot): boolean => state.matches('ready')

export const hasPhoto = (state: AvatarSnapshot): boolean => state.context.hasPhoto
