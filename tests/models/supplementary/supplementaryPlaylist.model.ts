import type {StudyContent} from '../../../domain/study/contents.types.ts'
import {supplementaryPlaylistMachine} from '../../../machines/supplementary/supplementaryPlaylist.machine.ts'
import {contentsText} from '../../../src/text/study/contents.ts'
import {listFailures, supplementaryText} from '../../../src/text/supplementary/supplementary.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

/** A playlist of this many films, which are called by their numbers. */
export const films = (amount: number): readonly StudyContent[] =>
  Array.from({length: amount}, (_, index) => ({
    id: `v${index + 1}`,
    kind: 'video',
    url: `/media/${index + 1}.mp4`,
    title: `Filme ${index + 1}`,
    subtitle: index === 0 ? 'Choque' : null,
    description: null,
    category: null,
    durationSeconds: 60,
    captions: [],
    liveChatLink: null,
    comment: null,
  }))

export const playlistModel: FlowModel<typeof supplementaryPlaylistMachine> = {
  machine: supplementaryPlaylistMachine,
  starts: {
    'an address without a video': {category: 'Urgência', playlist: 'Minutos', requestedId: null, progress: {}},
  },
  cases: {
    'video.select': [{type: 'video.select', id: 'v2'}],
    'address.changed': [
      {type: 'address.changed', id: 'v2'},
      {type: 'address.changed', id: null},
    ],
    'list.search': [
      {type: 'list.search', search: 'choque'},
      {type: 'list.search', search: 'nada'},
    ],
    'list.more': [{type: 'list.more'}],
    'list.retry': [{type: 'list.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'progress.changed': [{type: 'progress.changed', id: 'v1', progress: {seconds: 0, isWatched: true}}],
  },
  replies: {
    'xstate.done.actor.loadPlaylist': [
      {items: [], isFromDevice: false},
      {items: films(7), isFromDevice: false},
      {items: films(2), isFromDevice: true},
    ],
    'xstate.error.actor.loadPlaylist': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadPlaylist'],
  listeners: [],
  effects: ['tellSelection'],
}

const back = ['link', supplementaryText.back] as const
const search = ['searchbox', supplementaryText.searchVideos] as const

export const playlistView: ViewModel<typeof supplementaryPlaylistMachine> = {
  interactions: {
    'video.select': (page, event) =>
      page.getByRole('button', {name: new RegExp(`^Filme ${event.id.slice(1)}`)}).click(),
    'address.changed': 'fact',
    'list.search': (page, event) =>
      page.getByRole('searchbox', {name: supplementaryText.searchVideos}).fill(event.search),
    'list.more': (page) => page.getByRole('button', {name: supplementaryText.more}).click(),
    'list.retry': (page) => page.getByRole('button', {name: listFailures.playlist.tryAgain}).click(),
    'network.returned': 'fact',
    'progress.changed': 'fact',
  },
  expectations: {
    loading: {visible: [['status', supplementaryText.loadingPlaylist], back], absent: [search]},
    player: ({requestedId, search: words, isFromDevice, progress}) => ({
      visible: [
        back,
        search,
        ['heading', requestedId === 'v2' ? 'Filme 2' : 'Filme 1'],
        ...(words === 'nada' ? [['text', supplementaryText.noVideos] as const] : []),
        ...(isFromDevice ? [['text', supplementaryText.fromDevice] as const] : []),
        ...(progress['v1']?.isWatched && words === '' ? [['text', contentsText.watched] as const] : []),
      ],
      absent: [['alert'], ...(words === '' ? [] : [['button', 'Filme 3'] as const])],
    }),
    empty: {visible: [back, ['heading', supplementaryText.noVideos]]},
    offline: {visible: [back, ['alert'], ['heading', listFailures.playlist.offline]]},
    failed: {visible: [back, ['alert'], ['heading', listFailures.playlist.failed]]},
  },
  unavailable: ({context}, event) => {
    if (event.type === 'list.more' && (context.most >= context.items.length || context.search !== ''))
      return 'all that was found is listed'
    if (event.type === 'video.select' && context.search !== '') return 'the search has hidden it'
    return null
  },
}
