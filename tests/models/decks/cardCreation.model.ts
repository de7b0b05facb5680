import {cardCreationMachine} from '../../../machines/decks/cardCreation.machine.ts'
import {addImage, cardImageText, imageOfSide, imageTroubles} from '../../../src/text/decks/cardImage.ts'
import {creationText} from '../../../src/text/decks/decks.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {lessons} from './cards.ts'

const picture = {url: 'blob:a', type: 'image/png', size: 3}

export const cardCreationModel: FlowModel<typeof cardCreationMachine> = {
  machine: cardCreationMachine,
  starts: {closed: undefined},
  cases: {
    'creation.open': [
      {type: 'creation.open', lessonId: 'l1', lessons: []},
      {type: 'creation.open', lessonId: null, lessons},
    ],
    'draft.change': [
      {type: 'draft.change', changes: {front: 'Frente'}},
      {type: 'draft.change', changes: {back: 'Verso'}},
      {type: 'draft.change', changes: {lessonId: 'l2'}},
    ],
    'image.pick': [
      {type: 'image.pick', side: 'front', picture},
      {type: 'image.pick', side: 'back', picture: {...picture, type: 'application/pdf'}},
    ],
    'image.describe': [{type: 'image.describe', side: 'front', alt: 'Lesão em alvo'}],
    'image.remove': [{type: 'image.remove', side: 'front'}],
    'card.create': [{type: 'card.create', key: 'chave'}],
    'creation.close': [{type: 'creation.close'}],
  },
  replies: {
    'xstate.done.actor.attachImage': [{id: 'imagem'}],
    'xstate.error.actor.attachImage': [{failure: 'tooLarge'}, {failure: 'offline'}],
    'xstate.done.actor.createCard': [undefined],
    'xstate.error.actor.createCard': [{failure: 'offline'}, {failure: 'refused'}],
  },
  requests: ['createCard', 'attachImage'],
  listeners: [],
  effects: ['releasePicture', 'notifyCreated'],
}

const create = ['button', creationText.create] as const

export const cardCreationView: ViewModel<typeof cardCreationMachine> = {
  interactions: {
    'creation.open': 'fact',
    'draft.change': async (page, {changes: {lessonId, front, back}}) => {
      if (lessonId !== undefined) await page.getByRole('combobox', {name: creationText.lesson}).selectOptions(lessonId)
      if (front !== undefined) await page.getByRole('textbox', {name: creationText.front}).fill(front)
      if (back !== undefined) await page.getByRole('textbox', {name: creationText.back}).fill(back)
    },
    'image.pick': (page, {side, picture: {type, size}}) =>
      page.getByLabelText(addImage[side]).upload(new File([new Uint8Array(size)], 'imagem', {type})),
    'image.describe': (page, {side, alt}) =>
      page.getByRole('group', {name: imageOfSide[side]}).getByRole('textbox', {name: cardImageText.alt}).fill(alt),
    'image.remove': (page, {side}) =>
      page.getByRole('group', {name: imageOfSide[side]}).getByRole('button', {name: cardImageText.remove}).click(),
    'card.create': (page) => page.getByRole('button', {name: creationText.create, exact: true}).click(),
    'creation.close': (page) => page.getByRole('button', {name: creationText.cancel}).click(),
  },
  expectations: {
    closed: {absent: [['dialog']]},
    editing: ({failure, imageFailure, lessons: offered}) => ({
      visible: [
        ['dialog', creationText.title],
        ['text', creationText.notice],
        create,
        ...(failure === null ? [] : [['text', creationText.failed] as const]),
        ...(imageFailure === null ? [] : [['text', imageTroubles[imageFailure.trouble]] as const]),
      ],
      absent: offered.length === 0 ? [['combobox', creationText.lesson]] : [],
    }),
    attaching: {
      visible: [
        ['dialog', creationText.title],
        ['text', cardImageText.checking],
      ],
    },
    creating: {visible: [['dialog', creationText.title], create]},
  },
  unavailable: ({context}, event) => {
    if (event.type === 'image.pick' && context.draft.images[event.side] !== null) return 'the face has a picture'
    if (event.type === 'image.describe' || event.type === 'image.remove') {
      const image = context.draft.images[event.side]
      if (image === null) return 'there is no picture'
      return event.type === 'image.describe' && image.alt === event.alt ? 'this is written already' : null
    }
    if (event.type !== 'draft.change') return null
    const {lessonId, front, back} = event.changes
    if (lessonId !== undefined && context.lessons.length === 0) return 'the lesson is given'
    const isSame =
      (lessonId ?? context.draft.lessonId) === context.draft.lessonId &&
      (front ?? context.draft.front) === context.draft.front &&
      (back ?? context.draft.back) === context.draft.back
    return isSame ? 'this is written already' : null
  },
}
