import type {FileCard} from '../../../domain/decks/deckFile.ts'
import {deckFilesMachine} from '../../../machines/decks/deckFiles.machine.ts'
import {
  deckFilesText,
  exportedLine,
  exportLabels,
  fileTroubles,
  importedLine,
  leftOutLine,
  problemLine,
} from '../../../src/text/decks/deckFiles.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {lessons} from './cards.ts'

export const cardsOfFile: readonly FileCard[] = [
  {row: 2, front: 'Tríade de Beck?', back: 'Hipotensão.', theme: 'trauma TORÁCICO'},
  {row: 3, front: 'Vacinas?', back: 'BCG.', theme: ''},
]

const file = new File(['a'], 'baralho.csv', {type: 'text/csv'})

export const deckFilesModel: FlowModel<typeof deckFilesMachine> = {
  machine: deckFilesMachine,
  starts: {closed: undefined},
  cases: {
    'files.open': [{type: 'files.open', lessons}],
    'file.pick': [{type: 'file.pick', file}],
    'file.drop': [{type: 'file.drop'}],
    'lesson.pick': [{type: 'lesson.pick', lessonId: 'l2'}],
    'import.confirm': [{type: 'import.confirm', key: 'chave'}],
    'export.start': [
      {type: 'export.start', format: 'csv'},
      {type: 'export.start', format: 'apkg'},
    ],
    'progress.told': [{type: 'progress.told', done: 75, total: 150}],
    'files.close': [{type: 'files.close'}],
  },
  replies: {
    'xstate.done.actor.readFile': [
      {cards: cardsOfFile, left: {cards: 0, media: 0}},
      {cards: cardsOfFile, left: {cards: 1, media: 3}},
    ],
    'xstate.error.actor.readFile': [{trouble: 'broken'}],
    'xstate.done.actor.importCards': [undefined],
    'xstate.error.actor.importCards': [{failure: 'offline'}],
    'xstate.done.actor.exportDecks': [3],
    'xstate.error.actor.exportDecks': [{failure: 'offline'}],
  },
  requests: ['readFile', 'importCards', 'exportDecks'],
  listeners: [],
  effects: ['refreshLists'],
}

const dialog = ['dialog', deckFilesText.title] as const

export const deckFilesView: ViewModel<typeof deckFilesMachine> = {
  interactions: {
    'files.open': 'fact',
    'file.pick': (page, {file: picked}) => page.getByLabelText(deckFilesText.pick).upload(picked),
    'file.drop': (page) => page.getByRole('button', {name: deckFilesText.another}).click(),
    'lesson.pick': (page, {lessonId}) =>
      page.getByRole('combobox', {name: deckFilesText.chooseTheme}).selectOptions(lessonId),
    'import.confirm': (page) => page.getByRole('button', {name: /^Importar 2 flashcards$/u}).click(),
    'export.start': (page, {format}) => page.getByRole('button', {name: exportLabels[format]}).click(),
    'progress.told': 'fact',
    'files.close': (page) => page.getByRole('button', {name: deckFilesText.close}).click(),
  },
  expectations: {
    closed: {absent: [['dialog']]},
    choosing: ({trouble, exported, failure}) => ({
      visible: [
        dialog,
        ...(trouble === null ? [] : [['text', fileTroubles[trouble]] as const]),
        ...(exported === null ? [] : [['text', exportedLine(exported)] as const]),
        ...(failure === null ? [] : [['text', deckFilesText.exportFailed] as const]),
      ],
    }),
    reading: {visible: [dialog, ['text', deckFilesText.reading]]},
    preview: ({checked: {problems}, failure, read: {left}}) => ({
      visible: [
        dialog,
        ['text', deckFilesText.notice],
        ...(left.media === 0 ? [] : [['text', leftOutLine(left)] as const]),
        ...problems.map((problem) => ['text', problemLine(problem)] as const),
        ...(failure === null ? [] : [['text', deckFilesText.importFailed] as const]),
      ],
    }),
    sending: {visible: [dialog, ['text', deckFilesText.notice]]},
    imported: {visible: [dialog, ['text', importedLine(2)]]},
    exporting: {visible: [dialog, ['text', deckFilesText.exporting]]},
  },
  unavailable: ({context}, event) =>
    event.type === 'lesson.pick' && context.chosen === event.lessonId ? 'this is chosen already' : null,
}
