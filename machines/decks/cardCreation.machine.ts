import {assign, setup} from 'xstate'
import {type CardImage, type CardSide, emptyDraft, isCreatable} from '../../domain/decks/card.ts'
import {imageTroubleIn, type ImageTrouble, type PickedImage, troubleOfPicked} from '../../domain/decks/cardPicture.ts'
import {type DeckLesson, lessonsByTitle} from '../../domain/decks/deckList.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  CardCreated,
  CardCreationContext,
  CardCreationEvent,
  DraftWords,
  StoredImage,
} from './cardCreation.types.ts'

type Opened = {readonly lessonId: string | null; readonly lessons: readonly DeckLesson[]}

const nothing: PickedImage = {side: 'front', picture: {url: '', type: '', size: 0}}

/** The draft with another picture on one side; a changed draft has a creation of its own. */
const withImage = ({draft}: CardCreationContext, side: CardSide, image: CardImage | null) => ({
  draft: {...draft, images: {...draft.images, [side]: image}},
  key: null,
  failure: null,
  imageFailure: null,
})

/**
 * Writing a card for everybody (flow F-094; spec 2§4, 2§5), for the lesson that is open or for one of those without a
 * deck (C-54). Each face may have a picture, which is stored as soon as it is picked and waits for words that say what it
 * shows. What was written stays until it is created, also when the window is closed or the server refuses.
 */
export const cardCreationMachine = setup({
  types: {} as {context: CardCreationContext; events: CardCreationEvent; tags: 'pending'},
  actors: {
    createCard: notProvided<unknown, CardCreated>('createCard'),
    /** Rejects with a request failure, or with `unreadable` or `tooLarge` for a file that cannot be stored. */
    attachImage: notProvided<StoredImage, PickedImage>('attachImage'),
  },
  actions: {
    storeOpened: assign(({context}, {lessonId, lessons}: Opened) => ({
      lessons: lessonsByTitle(lessons),
      draft: {...context.draft, lessonId: lessonId ?? ''},
      key: null,
      failure: null,
      imageFailure: null,
    })),
    storeChanges: assign(({context}, changes: DraftWords) => ({
      draft: {...context.draft, ...changes},
      key: null,
      failure: null,
    })),
    storePicked: assign((_, picked: PickedImage) => ({picked, imageFailure: null})),
    storeImage: assign(({context}, {id}: StoredImage) => ({
      ...withImage(context, context.picked?.side ?? 'front', {id, alt: ''}),
      picked: null,
    })),
    storeImageFailure: assign((_, {side, trouble}: {side: CardSide; trouble: ImageTrouble}) => ({
      imageFailure: {side, trouble},
      picked: null,
    })),
    storeWords: assign(({context}, {side, alt}: {side: CardSide; alt: string}) => {
      const image = context.draft.images[side]
      return image === null ? {} : withImage(context, side, {...image, alt})
    }),
    removeImage: assign(({context}, {side}: {side: CardSide}) => withImage(context, side, null)),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearDraft: assign({draft: emptyDraft, key: null}),
    /** The device forgets a picked file. */
    releasePicture: effect<{url: string}>('releasePicture'),
    /** The lists are asked for anew, from their first page. */
    notifyCreated: effect('notifyCreated'),
  },
  guards: {
    hasLesson: (_, {lessonId, lessons}: Opened) => lessonId !== null || lessons.length > 0,
    hasImage: ({context}, {side}: {side: CardSide}) => context.draft.images[side] !== null,
    isTaken: (_, picked: PickedImage) => troubleOfPicked(picked) === null,
    isCreatable: ({context}) => isCreatable(context.draft),
  },
}).createMachine({
  id: 'cardCreation',
  context: {draft: emptyDraft, lessons: [], picked: null, imageFailure: null, key: null, failure: null},
  initial: 'closed',
  states: {
    closed: {
      on: {
        'creation.open': {
          guard: {type: 'hasLesson', params: ({event}) => event},
          target: 'editing',
          actions: {type: 'storeOpened', params: ({event}) => event},
        },
      },
    },
    editing: {
      on: {
        'draft.change': {actions: {type: 'storeChanges', params: ({event}) => event.changes}},
        'image.pick': [
          {
            guard: {type: 'isTaken', params: ({event: {side, picture}}) => ({side, picture})},
            target: 'attaching',
            actions: {type: 'storePicked', params: ({event: {side, picture}}) => ({side, picture})},
          },
          {
            actions: [
              {type: 'releasePicture', params: ({event}) => ({url: event.picture.url})},
              {
                type: 'storeImageFailure',
                params: ({event}) => ({side: event.side, trouble: troubleOfPicked(event) ?? 'unreadable'}),
              },
            ],
          },
        ],
        'image.describe': {
          guard: {type: 'hasImage', params: ({event}) => ({side: event.side})},
          actions: {type: 'storeWords', params: ({event: {side, alt}}) => ({side, alt})},
        },
        'image.remove': {
          guard: {type: 'hasImage', params: ({event}) => ({side: event.side})},
          actions: {type: 'removeImage', params: ({event}) => ({side: event.side})},
        },
        'card.create': {
          guard: 'isCreatable',
          target: 'creating',
          actions: {type: 'storeKey', params: ({event}) => ({key: event.key})},
        },
        'creation.close': 'closed',
      },
    },
    attaching: {
      exit: {type: 'releasePicture', params: ({context}) => ({url: context.picked?.picture.url ?? ''})},
      on: {
        'draft.change': {actions: {type: 'storeChanges', params: ({event}) => event.changes}},
        'creation.close': 'closed',
      },
      invoke: {
        id: 'attachImage',
        src: 'attachImage',
        input: ({context}) => context.picked ?? nothing,
        onDone: {target: 'editing', actions: {type: 'storeImage', params: ({event}) => event.output}},
        onError: {
          target: 'editing',
          actions: {
            type: 'storeImageFailure',
            params: ({context, event}) => ({
              side: context.picked?.side ?? 'front',
              trouble: imageTroubleIn(event.error),
            }),
          },
        },
      },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createCard',
        src: 'createCard',
        input: ({context}) => ({...context.draft, key: context.key ?? ''}),
        onDone: {target: 'closed', actions: ['clearDraft', 'notifyCreated']},
        onError: {
          target: 'editing',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
  },
})
