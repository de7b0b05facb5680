import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {
  contentTypeOf,
  picturePath,
  type PickedPicture,
  type PictureSize,
  squareOf,
  storedSide,
} from '../../../domain/profile/avatar.ts'
import type {CutInput, RemovalInput, UploadInput} from '../../../machines/profile/avatar.types.ts'
import {files} from '../platform/files.ts'
import {RequestError, unansweredFailure} from './requests.ts'
import {updateProfile} from './updateProfile.actors.ts'

/** How well a jpeg is kept, 0 to 1. */
const jpegQuality = 0.9

async function imageAt(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Opens a picked file. Rejects when it is no picture that this browser can show. */
export const readPicture = fromPromise<PictureSize, PickedPicture>(async ({input}) => {
  const {naturalWidth: width, naturalHeight: height} = await imageAt(input.url)
  if (width === 0 || height === 0) throw new Error('a picture without a size')
  return {width, height}
})

/** The chosen square of a picture, scaled to its stored size, in base64 with its content type (spec 1§5). */
export const cutPicture = fromPromise<string, CutInput>(async ({input: {picture, size, crop}}) => {
  const image = await imageAt(picture.url)
  const canvas = document.createElement('canvas')
  canvas.width = storedSide
  canvas.height = storedSide
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  const {left, top, side} = squareOf(size, crop)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, storedSide, storedSide)
  const cut = canvas.toDataURL(picture.type, jpegQuality)
  contentTypeOf(cut)
  return cut
})

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Sorts what the storage's SDK throws. */
function storageError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  const code = codeOf(error)
  if (code === 'storage/unauthenticated') return new RequestError('unauthenticated', {cause: error})
  if (code === 'storage/unauthorized') return new RequestError('refused', {cause: error})
  return new RequestError(unansweredFailure(), {cause: error})
}

async function told(client: Client, hasPhoto: boolean, key: string, signal: AbortSignal): Promise<void> {
  if (!(await updateProfile(client, {changes: {hasPhoto}, key}, signal))) throw new RequestError('refused')
}

/**
 * Stores the picture under the profile's id (spec 1§7) and tells the profile, so that other devices ask for the new one.
 * Both may be repeated. Rejects with a `RequestError`.
 */
export const uploadPictureWith = (client: Client, profileId: string) =>
  fromPromise<void, UploadInput>(async ({input: {cut, key}, signal}) => {
    try {
      contentTypeOf(cut)
      if (!navigator.onLine) throw new RequestError('offline')
      const {sdk, storage} = await files()
      await sdk.uploadString(sdk.ref(storage, picturePath(profileId)), cut, 'data_url')
      await told(client, true, key, signal)
    } catch (error) {
      throw storageError(error)
    }
  })

/** Ends the picture of a profile; one that is gone already is no failure. Rejects with a `RequestError`. */
export const removePictureWith = (client: Client, profileId: string) =>
  fromPromise<void, RemovalInput>(async ({input: {key}, signal}) => {
    try {
      if (!navigator.onLine) throw new RequestError('offline')
      const {sdk, storage} = await files()
      await sdk.deleteObject(sdk.ref(storage, picturePath(profileId))).catch((error: unknown) => {
        if (codeOf(error) !== 'storage/object-not-found') throw error
      })
      await told(client, false, key, signal)
    } catch (error) {
      throw storageError(error)
    }
  })
