import {contentTabMachine} from '../../../machines/study/contentTab.machine.ts'
import type {ContentTabInput} from '../../../machines/study/contentTab.types.ts'
import {contentLists, contentsText, emptyContents} from '../../../src/text/study/contents.ts'
import {questionText} from '../../../src/text/question/question.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'
import {twoVideos} from './contents.ts'

const opened: ContentTabInput = {
  kind: 'video',
  ids: ['v1', 'v2'],
  requestedId: null,
  progress: {},
  isCommentOpen: false,
}

export const contentTabModel: FlowModel<typeof contentTabMachine> = {
  machine: contentTabMachine,
  starts: {
    'a lesson with two videos': opened,
    'a lesson without videos': {...opened, ids: []},
    'a lesson without apostilas': {...opened, kind: 'text', ids: []},
  },
  cases: {
    'contents.arrived': [
      {type: 'contents.arrived', items: twoVideos, isStale: false},
      {type: 'contents.arrived', items: [], isStale: false},
    ],
    'contents.failed': [{type: 'contents.failed'}],
    'contents.retry': [{type: 'contents.retry'}],
    'content.select': [{type: 'content.select', id: 'v2'}],
    'address.changed': [{type: 'address.changed', id: 'v1'}],
    'playlist.search': [
      {type: 'playlist.search', search: 'choque'},
      {type: 'playlist.search', search: 'pneumotórax'},
    ],
    'playlist.category': [{type: 'playlist.category', category: 'Conduta'}],
    'progress.changed': [{type: 'progress.changed', id: 'v1', progress: {seconds: 0, isWatched: true}}],
    'comment.toggle': [{type: 'comment.toggle'}],
  },
  // Each of the rest is walked once, not in every mixture.
  contextKey: ({items, requestedId, isStale, search, category}) => [
    items.length,
    isStale,
    requestedId !== null && search === '' && category === null ? requestedId : null,
    search,
    category,
  ],
  requests: [],
  listeners: ['watchContents'],
  effects: ['tellSelection', 'tellComment'],
}

/** The words the walk puts where the player goes. */
export const playedContent = 'o conteúdo'

export const contentTabView: ViewModel<typeof contentTabMachine> = {
  interactions: {
    'contents.arrived': 'fact',
    'contents.failed': 'fact',
    'contents.retry': (page) => page.getByRole('button', {name: contentsText.retry}).click(),
    'content.select': (page) => page.getByRole('button', {name: /Choque: tratar/}).click(),
    'address.changed': 'fact',
    'playlist.search': (page, {search}) => page.getByRole('searchbox', {name: contentsText.search}).fill(search),
    'playlist.category': (page, {category}) =>
      page.getByRole('combobox', {name: contentsText.category}).selectOptions(category ?? ''),
    'progress.changed': 'fact',
    'comment.toggle': (page, _event, {context}) =>
      page
        .getByRole('button', {name: context.isCommentOpen ? questionText.hideComment : questionText.showComment})
        .click(),
  },
  expectations: {
    'open.loading': {visible: [['status', contentsText.loading]], absent: [['alert'], ['text', playedContent]]},
    'open.shown': ({search, isStale}) => ({
      visible: [
        ['text', playedContent],
        ['heading', contentLists.video],
        ...(search === 'pneumotórax' ? [['text', contentsText.emptyPlaylist] as const] : []),
        ...(isStale ? [['text', contentsText.fromDevice] as const] : []),
      ],
      absent: [['alert']],
    }),
    'open.nothing': {visible: [['heading', contentsText.emptyPlaylist]], absent: [['text', playedContent]]},
    'open.failed': {visible: [['alert'], ['button', contentsText.retry]], absent: [['text', playedContent]]},
    empty: ({kind}) => ({visible: [['heading', emptyContents[kind]]], absent: [['alert']]}),
  },
  unavailable: ({context}, event) => {
    if (event.type === 'content.select' && context.search === 'pneumotórax')
      return 'what the search left out cannot be chosen'
    if (event.type === 'playlist.search' && context.search === event.search) return 'the same words again are no change'
    if (event.type === 'playlist.category' && context.category === event.category)
      return 'the same category again is no change'
    return null
  },
}
