import {forumMachine} from '../../../machines/forum/forum.machine.ts'
import {commentText, forumText, showReplies} from '../../../src/text/forum/forum.ts'
import {linkText} from '../../../src/text/forum/mention.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {comment, older, reply, rights} from './comments.ts'

export const firstPage = {comments: [comment], total: 2, rights, isClosed: false, path: []}

export const forumModel: FlowModel<typeof forumMachine> = {
  machine: forumMachine,
  starts: {
    'under a question': {isExam: false, wanted: null},
    "under an exam's question": {isExam: true, wanted: null},
    'by a link to a reply': {isExam: false, wanted: 'c2'},
  },
  cases: {
    'forum.reload': [{type: 'forum.reload'}],
    'record.copy': [{type: 'record.copy'}],
    'network.returned': [{type: 'network.returned'}],
    'comments.more': [{type: 'comments.more'}],
    'replies.toggle': [{type: 'replies.toggle', id: 'c1'}],
    'replies.open': [{type: 'replies.open', id: 'c1'}],
    'replies.retry': [{type: 'replies.retry'}],
    'text.more': [{type: 'text.more', id: 'c1'}],
    'search.submit': [
      {type: 'search.submit', words: ' beck '},
      {type: 'search.submit', words: 'b'},
    ],
    'comments.arrived': [{type: 'comments.arrived', comments: [comment]}],
    'comments.removed': [{type: 'comments.removed', ids: ['c1']}],
    'forum.refresh': [{type: 'forum.refresh'}],
    'comments.reload': [{type: 'comments.reload', ids: ['c1']}],
    'page.arrived': [{type: 'page.arrived', comments: [comment], total: 2}],
  },
  replies: {
    'xstate.done.actor.loadForum': [
      firstPage,
      {...firstPage, path: [{...comment, children: ['c2', 'c3']}, reply]},
      {comments: [], total: 0, rights, isClosed: false, path: []},
      {comments: [], total: 0, rights, isClosed: true, path: []},
    ],
    'xstate.error.actor.loadForum': [{failure: 'offline'}, {failure: 'refused'}],
    'xstate.done.actor.loadMore': [{comments: [older], total: 2}],
    'xstate.error.actor.loadMore': [{failure: 'unreachable'}],
    'xstate.done.actor.loadReplies': [[reply]],
    'xstate.error.actor.loadReplies': [{failure: 'unreachable'}],
  },
  contextKey: ({roots, total, open, words, wanted, comments}) => [
    wanted,
    roots,
    roots.length < total,
    open.length > 0,
    words !== '',
    comments['c2'] !== undefined,
  ],
  requests: ['loadForum', 'loadMore', 'loadReplies'],
  listeners: ['followForum'],
  effects: ['copyRecord'],
  excused: {'forum · xstate.error.actor.followForum': 'a listener catches what fails, and goes on'},
}

const list = ['list', forumText.list] as const
const write = ['textbox', commentText.write] as const
const more = ['button', forumText.more] as const
const facts = 'fact' as const

export const forumView: ViewModel<typeof forumMachine> = {
  interactions: {
    'forum.reload': (page) => page.getByRole('button', {name: /^(?:Recarregar o fórum|Tentar novamente)$/u}).click(),
    'record.copy': (page) => page.getByRole('button', {name: forumText.copyRecord}).click(),
    'network.returned': facts,
    'comments.more': (page) => page.getByRole('button', {name: forumText.more}).click(),
    'replies.toggle': (page, _event, {context}) =>
      page
        .getByRole('button', {
          name: context.open.includes('c1')
            ? commentText.hideReplies
            : showReplies(context.comments['c1']?.children.length ?? 1),
        })
        .click(),
    'replies.open': facts,
    'replies.retry': (page) => page.getByRole('button', {name: forumText.tryAgain}).click(),
    'text.more': (page) => page.getByRole('button', {name: commentText.more}).click(),
    'search.submit': async (page, {words}) => {
      await page.getByRole('searchbox', {name: forumText.search}).fill(words)
      await page.getByRole('button', {name: forumText.searchButton, exact: true}).click()
    },
    'comments.arrived': facts,
    'comments.removed': facts,
    'forum.refresh': facts,
    'comments.reload': facts,
    'page.arrived': facts,
  },
  unavailable: ({context, value}, event) => {
    const {comments, roots, open, clicks} = context
    if (event.type === 'replies.toggle' && !roots.includes('c1')) return 'the comment is not here'
    if (event.type === 'text.more' && (!roots.includes('c1') || (clicks['c1'] ?? 0) > 1))
      return 'there is no more of the text'
    if (event.type === 'replies.retry') {
      const isLoading = JSON.stringify(value).includes('loadingReplies')
      return !isLoading &&
        open.includes('c1') &&
        comments['c1']?.children.some((id: string) => comments[id] === undefined)
        ? null
        : 'no replies are missing'
    }
    return null
  },
  expectations: {
    loading: {visible: [['status', forumText.loading]], absent: [list, write]},
    closed: {visible: [['heading', forumText.closed]], absent: [list, write]},
    offline: {visible: [['alert'], ['heading', forumText.offline], write], absent: [list]},
    failed: {
      visible: [['alert'], ['heading', forumText.failed], ['text', forumText.failedHint], write],
      absent: [list],
    },
    'shown.nothingFound': {visible: [['heading', forumText.nothingFound], write], absent: [list]},
    'shown.empty': {visible: [['heading', forumText.empty], write], absent: [list, ['link', forumText.appeal]]},
    'shown.emptyExam': {
      visible: [
        ['heading', forumText.emptyExam],
        ['text', forumText.empty],
        ['link', forumText.appeal],
      ],
      absent: [list],
    },
    'shown.list.reading': ({roots, total, wanted, comments}) => ({
      visible: [
        list,
        write,
        ...(roots.length < total ? [more] : []),
        ...(wanted === null || comments[wanted] ? [] : [['text', linkText.lost] as const]),
      ],
      absent: [['text', forumText.moreFailed], ...(roots.length < total ? [] : [more])],
    }),
    'shown.list.loadingMore': {visible: [list, more], absent: [['text', forumText.moreFailed]]},
    'shown.list.moreFailed': {visible: [list, more, ['text', forumText.moreFailed]]},
    'shown.list.loadingReplies': {visible: [list], absent: [['text', forumText.repliesFailed]]},
    'shown.list.repliesFailed': {visible: [list]},
  },
}
