import type {ThemeDocument} from '../../../domain/themes/documents.ts'
import {documentsMachine} from '../../../machines/themes/documents.machine.ts'
import {documentsText} from '../../../src/text/themes/documents.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const planner: ThemeDocument = {
  id: 'd1',
  url: '/pdfs/planners/c1.pdf',
  title: 'Planner do curso',
  subtitle: 'Semana a semana',
  purpose: 'planner',
  phase: null,
}
export const errata: ThemeDocument = {
  ...planner,
  id: 'd2',
  url: '/pdfs/erratas/c1_2.pdf',
  title: 'Errata da fase 2',
  subtitle: null,
  purpose: 'errata',
  phase: 2,
}

export const documentsModel: FlowModel<typeof documentsMachine> = {
  machine: documentsMachine,
  starts: {'an address that says nothing': {id: null}, 'an address that was shared': {id: 'd1'}},
  cases: {
    'document.open': [
      {type: 'document.open', id: 'd1'},
      {type: 'document.open', id: 'unknown'},
    ],
    'document.close': [{type: 'document.close'}],
    'documents.arrived': [
      {type: 'documents.arrived', documents: [planner, errata]},
      {type: 'documents.arrived', documents: []},
    ],
    'documents.failed': [{type: 'documents.failed'}],
    'documents.retry': [{type: 'documents.retry'}],
    'address.changed': [
      {type: 'address.changed', id: null},
      {type: 'address.changed', id: 'd1'},
    ],
  },
  replies: {
    'xstate.done.actor.checkDocument': ['whole', 'broken'],
    'xstate.error.actor.checkDocument': [{failure: 'offline'}],
  },
  requests: ['checkDocument'],
  listeners: ['watchDocuments'],
  effects: ['showDocument'],
}

export const documentsView: ViewModel<typeof documentsMachine> = {
  interactions: {
    'document.open': (page) => page.getByRole('button', {name: /^Planner do curso/}).click(),
    'document.close': (page) => page.getByRole('button', {name: documentsText.back}).click(),
    'documents.arrived': 'fact',
    'documents.failed': 'fact',
    'documents.retry': (page) => page.getByRole('button', {name: documentsText.tryAgain}).click(),
    'address.changed': 'fact',
  },
  expectations: {
    idle: ({list, documents}) => ({
      visible: [
        ['text', documentsText.title],
        ...(list === 'failed' ? [['text', documentsText.failed] as const] : []),
        ...(list === 'loading' && documents.length === 0 ? [['status', documentsText.loading] as const] : []),
        ...(list === 'ready'
          ? [documents.length === 0 ? (['text', documentsText.none] as const) : (['button', /^Planner/] as const)]
          : []),
      ],
      absent: [['button', documentsText.back]],
    }),
    loading: {
      visible: [
        ['heading', planner.title],
        ['status', documentsText.checking],
        ['button', documentsText.back],
      ],
    },
    shown: {
      visible: [['text', `reader ${planner.url}`]],
      absent: [['alert'], ['status', documentsText.checking]],
    },
    placeholder: {
      visible: [['alert'], ['text', documentsText.placeholder], ['text', 'reader /pdfs/placeholder.pdf']],
    },
  },
  unavailable: ({value, context}, event) => {
    if (event.type === 'document.open' && event.id === 'unknown') return 'only documents of the list can be opened'
    if (event.type === 'document.open' && value !== 'idle') return 'the list is not there while one is read'
    if (event.type === 'document.open' && context.list !== 'ready') return 'the list is not there yet'
    if (event.type === 'document.close' && value === 'idle') return 'no document is open'
    if (event.type === 'documents.retry' && (value !== 'idle' || context.list !== 'failed'))
      return 'offered only where the list has failed'
    return null
  },
}
