import {viewerMachine} from '../../../machines/study/viewer.machine.ts'
import {viewerNotFound, viewerText} from '../../../src/text/study/viewers.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: [],
}

/** What stands for content and forum in the walks. */
export const content = 'O conteúdo sozinho na página.'
export const forum = 'As conversas sobre ele.'

const hidden = {
  sees: [
    ['text', content],
    ['button', viewerText.showForum],
  ],
  misses: [['text', forum]],
} as const
const shown = {
  sees: [
    ['text', content],
    ['button', viewerText.hideForum],
    ['text', forum],
  ],
} as const

export const viewerView: ViewModel<typeof viewerMachine> = {
  perform: {
    'forum.toggle': (page) => page.getByRole('button', {name: /^(Ver|Esconder) fórum$/}).click(),
    'viewer.retry': (page) => page.getByRole('button', {name: viewerText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  faces: {
    loading: {sees: [['status', viewerText.loading]], misses: [['text', content]]},
    'question.forumHidden': hidden,
    'question.forumShown': shown,
    'flashcard.forumHidden': hidden,
    'flashcard.forumShown': shown,
    video: {
      sees: [['text', content]],
      misses: [
        ['button', viewerText.showForum],
        ['text', forum],
      ],
    },
    notFound: ({kind}) => ({
      sees: [
        ['heading', viewerNotFound[kind]],
        ['link', viewerText.backToAgenda],
      ],
      misses: [['text', content]],
    }),
    offline: {
      sees: [['alert'], ['heading', viewerText.offline], ['button', viewerText.tryAgain]],
      misses: [['text', content]],
    },
    failed: {
      sees: [['alert'], ['heading', viewerText.failed], ['button', viewerText.tryAgain]],
      misses: [['text', content]],
    },
  },
}
