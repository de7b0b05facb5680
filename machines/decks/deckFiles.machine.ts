import {assign, setup} from 'xstate'
import {
  checkedFile,
  type ExportFormat,
  type FileTrouble,
  fileTroubles,
  isImportable,
  type ReadCards,
} from '../../domain/decks/deckFile.ts'
import {type DeckLesson, lessonsByTitle} from '../../domain/decks/deckList.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {DeckFilesContext, DeckFilesEvent, ImportInput, Progress} from './deckFiles.types.ts'

const nothing = {
  file: null,
  read: {cards: [], left: {cards: 0, media: 0}},
  chosen: '',
  checked: {cards: [], problems: []},
  trouble: null,
  progress: null,
  failure: null,
  key: null,
} as const

/** The trouble that a reader names; `broken` for anything else. */
function troubleIn(error: unknown): FileTrouble {
  const named = typeof error === 'object' && error !== null && 'trouble' in error ? error.trouble : null
  return fileTroubles.find((trouble) => trouble === named) ?? 'broken'
}

/**
 * Own decks as files (beside flow F-094): a CSV file is read on the device, an Anki package by the server; either is looked
 * through row by row, and imported whole or not at all. What was saved is exported in the same formats.
 */
export const deckFilesMachine = setup({
  types: {} as {context: DeckFilesContext; events: DeckFilesEvent; tags: 'pending'},
  actors: {
    /** Rejects with a trouble of the file. */
    readFile: notProvided<ReadCards, File | null>('readFile'),
    /** All or none. */
    importCards: notProvided<unknown, ImportInput>('importCards'),
    /** Resolves with how many cards the file has. */
    exportDecks: notProvided<number, {format: ExportFormat}>('exportDecks'),
  },
  actions: {
    storeLessons: assign((_, {lessons}: {lessons: readonly DeckLesson[]}) => ({
      ...nothing,
      lessons: lessonsByTitle(lessons),
      exported: null,
    })),
    storeFile: assign((_, {file}: {file: File}) => ({...nothing, file, exported: null})),
    storeRead: assign(({context}, {read}: {read: ReadCards}) => ({
      read,
      checked: checkedFile(read.cards, context.lessons, context.chosen),
    })),
    storeChosen: assign(({context}, {chosen}: {chosen: string}) => ({
      chosen,
      checked: checkedFile(context.read.cards, context.lessons, chosen),
      key: null,
      failure: null,
    })),
    storeTrouble: assign((_, {trouble}: {trouble: FileTrouble}) => ({...nothing, trouble})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure, progress: null})),
    clearExport: assign((_, {format}: {format: ExportFormat}) => ({...nothing, exported: null, format})),
    storeProgress: assign((_, {done, total}: Progress) => ({progress: {done, total}})),
    storeExported: assign((_, {exported}: {exported: number}) => ({exported, progress: null})),
    forgetFile: assign(nothing),
    /** The lists are asked for anew. */
    refreshLists: effect('refreshLists'),
  },
  guards: {
    isImportable: ({context}) => isImportable(context.checked),
  },
}).createMachine({
  id: 'deckFiles',
  context: {...nothing, lessons: [], exported: null, format: 'csv'},
  initial: 'closed',
  states: {
    closed: {
      on: {
        'files.open': {
          target: 'choosing',
          actions: {type: 'storeLessons', params: ({event}) => ({lessons: event.lessons})},
        },
      },
    },
    choosing: {
      on: {
        'file.pick': {target: 'reading', actions: {type: 'storeFile', params: ({event}) => ({file: event.file})}},
        'export.start': {
          target: 'exporting',
          actions: {type: 'clearExport', params: ({event}) => ({format: event.format})},
        },
        'files.close': 'closed',
      },
    },
    reading: {
      on: {'files.close': 'closed'},
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({context}) => context.file,
        onDone: {target: 'preview', actions: {type: 'storeRead', params: ({event}) => ({read: event.output})}},
        onError: {
          target: 'choosing',
          actions: {type: 'storeTrouble', params: ({event}) => ({trouble: troubleIn(event.error)})},
        },
      },
    },
    preview: {
      on: {
        'lesson.pick': {actions: {type: 'storeChosen', params: ({event}) => ({chosen: event.lessonId})}},
        'import.confirm': {
          guard: 'isImportable',
          target: 'sending',
          actions: {type: 'storeKey', params: ({event}) => ({key: event.key})},
        },
        'file.drop': {target: 'choosing', actions: 'forgetFile'},
        'files.close': 'closed',
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'importCards',
        src: 'importCards',
        input: ({context}) => ({cards: context.checked.cards, key: context.key ?? ''}),
        onDone: {target: 'imported', actions: 'refreshLists'},
        onError: {
          target: 'preview',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    imported: {on: {'files.close': 'closed'}},
    exporting: {
      on: {
        'progress.told': {actions: {type: 'storeProgress', params: ({event: {done, total}}) => ({done, total})}},
        'files.close': 'closed',
      },
      invoke: {
        id: 'exportDecks',
        src: 'exportDecks',
        input: ({context}) => ({format: context.format}),
        onDone: {target: 'choosing', actions: {type: 'storeExported', params: ({event}) => ({exported: event.output})}},
        onError: {
          target: 'choosing',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
  },
})
