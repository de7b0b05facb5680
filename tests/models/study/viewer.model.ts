import {viewerMachine} from '../../../machines/study/viewer.machine.ts'
import {viewerNotFound, viewerText} from '../../../src/text/study/viewers.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const viewerModel: FlowModel<typeof viewerMachine> = {
  machine: viewerMachine,
  starts: {
    'a question': {kind: 'questao', id: 'q1', courseId: null},
    'a flashcard of a course': {kind: 'flashcard', id: 'card-1', courseId: 'r1'},
    'a video': {kind: 'video', id: 'video-1', courseId: null},
    'an address without id': {kind: 'questao', id: '', courseId: null},
  },
  cases: {
    'forum.toggle': [{type: 'forum.toggle'}],
    'viewer.retry': [{type: 'viewer.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.findContent': [true, false],
    'xstate.error.actor.findContent': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['findContent'],
  listeners: [],
  effects: [],
}

/** What stands for content and forum in the walks. */
export const content = 'O conteúdo sozinho na página.'
export const forum = 'As conversas sobre ele.'

const hidden = {
  visible: [
    ['text', content],
    ['button', viewerText.showForum],
  ],
  absent: [['text', forum]],
} as const
const shown = {
  visible: [
    ['text', content],
    ['button', viewerText.hideForum],
    ['text', forum],
  ],
} as const

export const viewerView: ViewModel<typeof viewerMachine> = {
  interactions: {
    'forum.toggle': (page) => page.getByRole('button', {name: /^(Ver|Esconder) fórum$/}).click(),
    'viewer.retry': (page) => page.getByRole('button', {name: viewerText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', viewerText.loading]], absent: [['text', content]]},
    'question.forumHidden': hidden,
    'question.forumShown': shown,
    'flashcard.forumHidden': hidden,
    'flashcard.forumShown': shown,
    video: {
      visible: [['text', content]],
      absent: [
        ['button', viewerText.showForum],
        ['text', forum],
      ],
    },
    notFound: ({kind}) => ({
      visible: [
        ['heading', viewerNotFound[kind]],
        ['link', viewerText.backToAgenda],
      ],
      absent: [['text', content]],
    }),
    offline: {
      visible: [['alert'], ['heading', viewerText.offline], ['button', viewerText.tryAgain]],
      absent: [['text', content]],
    },
    failed: {
      visible: [['alert'], ['heading', viewerText.failed], ['button', viewerText.tryAgain]],
      absent: [['text', content]],
    },
  },
}
