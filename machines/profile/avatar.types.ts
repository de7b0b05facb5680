import type {Crop, PickedPicture, PictureRefusal, PictureSize} from '../../domain/profile/avatar.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type AvatarInput = {readonly hasPhoto: boolean}

export type AvatarContext = {
  /** The student has a picture now. */
  readonly hasPhoto: boolean
  readonly picture: PickedPicture | null
  readonly size: PictureSize | null
  /** The part of the picture to keep; it stays when an upload fails. */
  readonly crop: Crop
  /** The cut picture in base64, once it is made. */
  readonly cut: string | null
  readonly key: string
  readonly refusal: PictureRefusal | null
  readonly failure: RequestFailure | null
}

export type CutInput = {readonly picture: PickedPicture; readonly size: PictureSize; readonly crop: Crop}
export type UploadInput = {readonly cut: string; readonly key: string}
export type RemovalInput = {readonly key: string}

export type AvatarEvent =
  | {readonly type: 'picture.pick'; readonly picture: PickedPicture}
  | {readonly type: 'crop.confirm'; readonly crop: Crop; readonly key: string}
  | {readonly type: 'crop.cancel'}
  /** Back to the crop of a picture that could not be stored. */
  | {readonly type: 'crop.reopen'}
  | {readonly type: 'upload.retry'}
  | {readonly type: 'photo.remove'}
  | {readonly type: 'removal.confirm'; readonly key: string}
  | {readonly type: 'removal.cancel'}
  /** The profile says whether there is a picture: here or on another device. */
  | {readonly type: 'photo.changed'; readonly hasPhoto: boolean}
