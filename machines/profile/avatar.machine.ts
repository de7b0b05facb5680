import {assign, setup} from 'xstate'
import {
  centred,
  type Crop,
  missingContentType,
  type PickedPicture,
  type PictureRefusal,
  type PictureSize,
  refusalOf,
} from '../../domain/profile/avatar.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {AvatarContext, AvatarEvent, AvatarInput, CutInput, RemovalInput, UploadInput} from './avatar.types.ts'

const unread: PickedPicture = {url: '', type: '', size: 0}
const unmeasured: PictureSize = {width: 0, height: 0}

/** A picture that names no type says so in the documented words (spec 1§5); any other trouble with it is one. */
const refusalIn = (error: unknown): PictureRefusal =>
  error instanceof Error && error.message === missingContentType ? 'missingContentType' : 'unreadable'

/**
 * The student's picture (flow F-015; spec 1§2, 1§5, 1§7): png or jpeg, looked at, cut to a square, stored under the profile's
 * id. A refused file changes nothing; a failed upload keeps the cut, so that trying again is one press.
 */
export const avatarMachine = setup({
  types: {} as {context: AvatarContext; events: AvatarEvent; input: AvatarInput; tags: 'pending'},
  actors: {
    readPicture: notProvided<PictureSize, PickedPicture>('readPicture'),
    cutPicture: notProvided<string, CutInput>('cutPicture'),
    uploadPicture: notProvided<void, UploadInput>('uploadPicture'),
    removePicture: notProvided<void, RemovalInput>('removePicture'),
  },
  actions: {
    storePicture: assign((_, {picture}: {picture: PickedPicture}) => ({
      picture,
      size: null,
      crop: centred,
      cut: null,
      refusal: null,
      failure: null,
    })),
    storeSize: assign((_, {size}: {size: PictureSize}) => ({size})),
    storeCrop: assign((_, {crop, key}: {crop: Crop; key: string}) => ({crop, key, cut: null, failure: null})),
    storeCut: assign((_, {cut}: {cut: string}) => ({cut})),
    storeKey: assign((_, {key}: {key: string}) => ({key, failure: null})),
    storeRefusal: assign((_, {refusal}: {refusal: PictureRefusal}) => ({
      refusal,
      picture: null,
      size: null,
      cut: null,
    })),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    storePhoto: assign((_, {hasPhoto}: {hasPhoto: boolean}) => ({hasPhoto})),
    clearPicture: assign({picture: null, size: null, cut: null, crop: centred, refusal: null, failure: null}),
    releasePicture: effect<{url: string}>('releasePicture'),
    notifyRefusal: effect<{refusal: PictureRefusal}>('notifyRefusal'),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
    notifyStored: effect('notifyStored'),
    notifyRemoved: effect('notifyRemoved'),
  },
  guards: {
    isTaken: (_, {picture}: {picture: PickedPicture}) => refusalOf(picture) === null,
    hasPhoto: ({context}) => context.hasPhoto,
  },
}).createMachine({
  id: 'avatar',
  context: ({input: {hasPhoto}}) => ({
    hasPhoto,
    picture: null,
    size: null,
    crop: centred,
    cut: null,
    key: '',
    refusal: null,
    failure: null,
  }),
  on: {'photo.changed': {actions: {type: 'storePhoto', params: ({event: {hasPhoto}}) => ({hasPhoto})}}},
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      on: {
        'picture.pick': [
          {
            guard: {type: 'isTaken', params: ({event: {picture}}) => ({picture})},
            target: 'checking',
            actions: {type: 'storePicture', params: ({event: {picture}}) => ({picture})},
          },
          {
            target: '.refused',
            actions: [
              {type: 'releasePicture', params: ({event: {picture}}) => ({url: picture.url})},
              {type: 'storeRefusal', params: ({event: {picture}}) => ({refusal: refusalOf(picture) ?? 'unreadable'})},
              {type: 'notifyRefusal', params: ({event: {picture}}) => ({refusal: refusalOf(picture) ?? 'unreadable'})},
            ],
          },
        ],
        'photo.remove': {guard: 'hasPhoto', target: 'confirmingRemoval', actions: 'clearPicture'},
      },
      states: {
        idle: {},
        /** The file cannot be an avatar; what was there before stays. */
        refused: {},
        done: {},
      },
    },
    checking: {
      tags: 'pending',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({context}) => context.picture ?? unread,
        onDone: {target: 'cropping', actions: {type: 'storeSize', params: ({event}) => ({size: event.output})}},
        onError: {
          target: 'ready.refused',
          actions: [
            {type: 'releasePicture', params: ({context}) => ({url: context.picture?.url ?? ''})},
            {type: 'storeRefusal', params: ({event}) => ({refusal: refusalIn(event.error)})},
            {type: 'notifyRefusal', params: ({event}) => ({refusal: refusalIn(event.error)})},
          ],
        },
      },
    },
    cropping: {
      on: {
        'crop.confirm': {
          target: 'cutting',
          actions: {type: 'storeCrop', params: ({event: {crop, key}}) => ({crop, key})},
        },
        'crop.cancel': {
          target: 'ready.idle',
          actions: [
            {type: 'releasePicture', params: ({context}) => ({url: context.picture?.url ?? ''})},
            'clearPicture',
          ],
        },
      },
    },
    cutting: {
      tags: 'pending',
      invoke: {
        id: 'cutPicture',
        src: 'cutPicture',
        input: ({context: {picture, size, crop}}) => ({picture: picture ?? unread, size: size ?? unmeasured, crop}),
        onDone: {target: 'uploading', actions: {type: 'storeCut', params: ({event}) => ({cut: event.output})}},
        onError: {
          target: 'ready.refused',
          actions: [
            {type: 'releasePicture', params: ({context}) => ({url: context.picture?.url ?? ''})},
            {type: 'storeRefusal', params: ({event}) => ({refusal: refusalIn(event.error)})},
            {type: 'notifyRefusal', params: ({event}) => ({refusal: refusalIn(event.error)})},
          ],
        },
      },
    },
    uploading: {
      tags: 'pending',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({context: {cut, key}}) => ({cut: cut ?? '', key}),
        onDone: {
          target: 'ready.done',
          actions: [
            {type: 'storePhoto', params: () => ({hasPhoto: true})},
            {type: 'releasePicture', params: ({context}) => ({url: context.picture?.url ?? ''})},
            'clearPicture',
            'notifyStored',
          ],
        },
        onError: {
          target: 'uploadFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
    },
    uploadFailed: {
      on: {
        'upload.retry': 'uploading',
        'crop.reopen': 'cropping',
        'crop.cancel': {
          target: 'ready.idle',
          actions: [
            {type: 'releasePicture', params: ({context}) => ({url: context.picture?.url ?? ''})},
            'clearPicture',
          ],
        },
      },
    },
    confirmingRemoval: {
      on: {
        'removal.confirm': {target: 'removing', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
        'removal.cancel': 'ready.idle',
      },
    },
    removing: {
      tags: 'pending',
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        input: ({context: {key}}) => ({key}),
        onDone: {
          target: 'ready.idle',
          actions: [{type: 'storePhoto', params: () => ({hasPhoto: false})}, 'notifyRemoved'],
        },
        onError: {
          target: 'removalFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
    },
    removalFailed: {
      on: {
        'removal.confirm': {target: 'removing', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
        'removal.cancel': 'ready.idle',
      },
    },
  },
})
