import {centred, largestPicture} from '../../../domain/profile/avatar.ts'
import {avatarMachine} from '../../../machines/profile/avatar.machine.ts'
import {avatarText, pictureRefusalMessages, requestFailureHints} from '../../../src/text/profile/profile.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

/** One grey pixel, so that the real view has something to draw. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

const picture = {url: pixel, type: 'image/png', size: 3}

export const avatarModel: FlowModel<typeof avatarMachine> = {
  machine: avatarMachine,
  starts: {'no picture yet': {hasPhoto: false}, 'a picture': {hasPhoto: true}},
  cases: {
    'picture.pick': [
      {type: 'picture.pick', picture},
      {type: 'picture.pick', picture: {...picture, type: 'application/pdf'}},
      {type: 'picture.pick', picture: {...picture, type: ''}},
      {type: 'picture.pick', picture: {...picture, size: largestPicture + 1}},
    ],
    'crop.confirm': [{type: 'crop.confirm', crop: centred, key: 'key-1'}],
    'crop.cancel': [{type: 'crop.cancel'}],
    'crop.reopen': [{type: 'crop.reopen'}],
    'upload.retry': [{type: 'upload.retry'}],
    'photo.remove': [{type: 'photo.remove'}],
    'removal.confirm': [{type: 'removal.confirm', key: 'key-1'}],
    'removal.cancel': [{type: 'removal.cancel'}],
    'photo.changed': [
      {type: 'photo.changed', hasPhoto: true},
      {type: 'photo.changed', hasPhoto: false},
    ],
  },
  replies: {
    'xstate.done.actor.readPicture': [{width: 1, height: 1}],
    'xstate.error.actor.readPicture': [new Error('broken')],
    'xstate.done.actor.cutPicture': [pixel],
    'xstate.error.actor.cutPicture': [new Error('Missing content type')],
    'xstate.done.actor.uploadPicture': [undefined],
    'xstate.error.actor.uploadPicture': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.removePicture': [undefined],
    'xstate.error.actor.removePicture': [{failure: 'offline'}],
  },
  requests: ['readPicture', 'cutPicture', 'uploadPicture', 'removePicture'],
  listeners: [],
  effects: ['releasePicture', 'notifyRefusal', 'notifyFailure', 'notifyStored', 'notifyRemoved'],
}

/** The driver guesses a type for every file it uploads, and takes seconds for a large one: these come as from a drag. */
function giveByHand(input: HTMLInputElement, file: File): void {
  const dragged = new DataTransfer()
  dragged.items.add(file)
  input.files = dragged.files
  input.dispatchEvent(new Event('change', {bubbles: true}))
}

export const avatarView: ViewModel<typeof avatarMachine> = {
  interactions: {
    'picture.pick': async (page, {picture: {type, size}}) => {
      const input = page.getByLabelText(/^(Adicionar|Trocar) foto$/)
      const file = new File([new Uint8Array(size)], 'foto', {type})
      if (type === '' || size > largestPicture) giveByHand(input.element() as HTMLInputElement, file)
      else await input.upload(file)
    },
    'crop.confirm': (page) => page.getByRole('button', {name: avatarText.use}).click(),
    'crop.cancel': (page) => page.getByRole('button', {name: avatarText.cancel}).click(),
    'crop.reopen': (page) => page.getByRole('button', {name: avatarText.adjust}).click(),
    'upload.retry': (page) => page.getByRole('button', {name: savingText.tryAgain}).click(),
    'photo.remove': (page) => page.getByRole('button', {name: avatarText.remove}).click(),
    'removal.confirm': (page) => page.getByRole('alertdialog').getByRole('button', {name: avatarText.remove}).click(),
    'removal.cancel': (page) => page.getByRole('alertdialog').getByRole('button', {name: avatarText.cancel}).click(),
    'photo.changed': 'fact',
  },
  expectations: {
    'ready.idle': {visible: [['img']], absent: [['alert'], ['alertdialog']]},
    'ready.refused': ({refusal}) => ({
      visible: [['alert'], ['text', pictureRefusalMessages[refusal ?? 'unreadable'].title]],
      absent: [['alertdialog']],
    }),
    'ready.done': {visible: [['text', avatarText.stored]], absent: [['alertdialog']]},
    checking: {visible: [['text', avatarText.checking]]},
    cropping: {
      visible: [
        ['alertdialog', avatarText.cropTitle],
        ['slider', avatarText.zoom],
        ['button', avatarText.use],
      ],
      absent: [['alert']],
    },
    cutting: {visible: [['text', avatarText.cutting]]},
    uploading: {visible: [['text', avatarText.uploading]]},
    uploadFailed: ({failure}) => ({
      visible: [
        ['text', avatarText.uploadFailed],
        ['text', requestFailureHints[failure ?? 'unreachable']],
        ['button', savingText.tryAgain],
      ],
    }),
    confirmingRemoval: {visible: [['alertdialog', avatarText.removeTitle]], absent: [['alert']]},
    removing: {visible: [['alertdialog', avatarText.removeTitle]]},
    removalFailed: {visible: [['text', avatarText.removalFailed]]},
  },
}
