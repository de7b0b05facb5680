import {deckMachine} from '../../../machines/study/deck.machine.ts'
import {flashcardShortcuts, flashcardText, lastGradeLine} from '../../../src/text/study/flashcard.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

/** Twelve cards: one window of ten and a second of two. */
export const cardIds = Array.from({length: 12}, (_, index) => `f${index + 1}`)

const preferences = {isReversed: false, areShortcutsOn: true, isStripShown: true}

export const deckModel: FlowModel<typeof deckMachine> = {
  machine: deckMachine,
  starts: {
    'at the first of twelve': {cardIds, currentId: 'f1', ...preferences},
    'at the last of three': {cardIds: cardIds.slice(0, 3), currentId: 'f3', ...preferences},
  },
  cases: {
    'card.goto': [
      {type: 'card.goto', cardId: 'f2'},
      {type: 'card.goto', cardId: 'unknown'},
    ],
    'card.next': [{type: 'card.next'}],
    'card.previous': [{type: 'card.previous'}],
    'card.graded': [{type: 'card.graded', cardId: 'f1', grade: 0}],
    'card.reopened': [
      {type: 'card.reopened', cardId: 'f1'},
      {type: 'card.reopened', cardId: 'unknown'},
    ],
    'grade.undo': [{type: 'grade.undo', key: 'u1'}],
    'window.previous': [{type: 'window.previous'}],
    'window.next': [{type: 'window.next'}],
    'address.changed': [
      {type: 'address.changed', cardId: 'f11'},
      {type: 'address.changed', cardId: 'unknown'},
    ],
    'preference.changed': [{type: 'preference.changed', isReversed: true, areShortcutsOn: true}],
    'reverse.toggle': [{type: 'reverse.toggle'}],
    'deck.restart': [{type: 'deck.restart'}],
    'list.open': [{type: 'list.open'}],
    'list.close': [{type: 'list.close'}],
    'strip.toggle': [{type: 'strip.toggle'}],
    'shortcuts.open': [{type: 'shortcuts.open'}],
    'shortcuts.close': [{type: 'shortcuts.close'}],
    'shortcuts.toggle': [{type: 'shortcuts.toggle'}],
  },
  requests: [],
  listeners: [],
  effects: ['saveReversed', 'saveShortcuts', 'saveStrip', 'openCard', 'requestUndo'],
  // Which card is current matters by its place only: at the start, inside, at the end.
  contextKey: ({cardIds: ids, currentId, windowStart, lastGrade, isReversed, areShortcutsOn, isStripShown}) => [
    currentId === 'f1',
    currentId === ids.at(-1),
    windowStart,
    lastGrade?.cardId === currentId,
    lastGrade === null,
    isReversed,
    areShortcutsOn,
    isStripShown,
  ],
}

const placeOf = (cardId: string) => Number(cardId.slice(1))

export const deckView: ViewModel<typeof deckMachine> = {
  isNarrow: true,
  interactions: {
    'card.goto': (page, {cardId}, {value}) =>
      page
        .getByRole(value === 'listing' ? 'dialog' : 'complementary')
        .getByRole('button', {name: new RegExp(`^${placeOf(cardId)}, `)})
        .click(),
    'card.next': (page) => page.getByRole('button', {name: /^(Próximo|Ver resumo)$/}).click(),
    'card.previous': (page) => page.getByRole('button', {name: flashcardText.previous, exact: true}).click(),
    'card.graded': 'fact',
    'card.reopened': 'fact',
    'grade.undo': (page) =>
      page.getByRole('button', {name: new RegExp(`^${flashcardText.undo} Flashcard \\d+$`)}).click(),
    'window.previous': (page) => page.getByRole('button', {name: flashcardText.earlier}).click(),
    'window.next': (page) => page.getByRole('button', {name: flashcardText.later}).click(),
    'address.changed': 'fact',
    'preference.changed': 'fact',
    'reverse.toggle': (page) => page.getByRole('switch', {name: flashcardText.reverse}).click(),
    'deck.restart': (page) => page.getByRole('button', {name: flashcardText.restart}).click(),
    'list.open': (page) => page.getByRole('button', {name: flashcardText.all}).click(),
    'list.close': (page) => page.getByRole('dialog').getByRole('button', {name: flashcardText.close}).click(),
    'strip.toggle': (page) => page.getByRole('switch', {name: flashcardText.strip}).click(),
    // The button stands beside the numbers, on screens wide enough for a column of them.
    'shortcuts.open': 'fact',
    'shortcuts.close': (page) => page.getByRole('dialog').getByRole('button', {name: flashcardShortcuts.close}).click(),
    'shortcuts.toggle': (page) => page.getByRole('switch', {name: flashcardShortcuts.enabled}).click(),
  },
  expectations: {
    studying: ({cardIds: ids, currentId, lastGrade}) => ({
      visible: [
        ['text', `${placeOf(currentId)}/${ids.length}`],
        ...(lastGrade && lastGrade.cardId !== currentId
          ? [['text', lastGradeLine(placeOf(lastGrade.cardId), lastGrade.grade)] as const]
          : []),
      ],
      absent: [['dialog'], ['heading', flashcardText.summaryTitle]],
    }),
    summary: {
      visible: [
        ['heading', flashcardText.summaryTitle],
        ['button', flashcardText.restart],
      ],
    },
    listing: {
      visible: [
        ['dialog', flashcardText.navigator],
        ['switch', flashcardText.strip],
      ],
    },
    helping: {
      visible: [
        ['dialog', flashcardShortcuts.title],
        ['switch', flashcardShortcuts.enabled],
      ],
    },
  },
  unavailable: (before, event) => {
    const {currentId, windowStart, lastGrade, isStripShown} = before.context
    const inList = before.matches('listing')
    const inDialog = before.matches('helping') || inList
    const isModalSafe = [
      'shortcuts.close',
      'shortcuts.toggle',
      'card.graded',
      'card.reopened',
      'address.changed',
      'preference.changed',
      ...(inList ? ['list.close', 'strip.toggle', 'card.goto'] : []),
    ]
    if (inDialog && !isModalSafe.includes(event.type)) return 'the dialog lies over the deck'
    if (!inList && !isStripShown && ['card.goto', 'window.previous', 'window.next'].includes(event.type))
      return 'the line of numbers is hidden'
    if (
      !inList &&
      event.type === 'card.goto' &&
      (placeOf(event.cardId) <= windowStart || placeOf(event.cardId) > windowStart + 10)
    )
      return 'its number is in another window'
    if (event.type === 'grade.undo' && lastGrade?.cardId === currentId && !before.matches('summary'))
      return 'the card itself offers it'
    return null
  },
}
