import {mentionMachine} from '../../../machines/forum/mention.machine.ts'
import {commentText} from '../../../src/text/forum/forum.ts'
import {mentionText, suggestionCount} from '../../../src/text/forum/mention.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {Page, ViewModel} from '../../support/interactions.ts'

export const helena = {id: 'helena', name: 'Helena Moraes'}
export const heitor = {id: 'heitor', name: 'Heitor Sá'}

export const mentionModel: FlowModel<typeof mentionMachine> = {
  machine: mentionMachine,
  starts: {'a box': undefined},
  cases: {
    'mention.written': [
      {type: 'mention.written', query: {start: 0, words: 'he'}},
      {type: 'mention.written', query: {start: 0, words: 'hel'}},
      {type: 'mention.written', query: null},
    ],
    'mention.moved': [
      {type: 'mention.moved', step: 1},
      {type: 'mention.moved', step: -1},
    ],
    'mention.closed': [{type: 'mention.closed'}],
  },
  replies: {
    'xstate.done.actor.findPeople': [[helena, heitor], []],
    'xstate.error.actor.findPeople': [{failure: 'offline'}],
  },
  contextKey: ({query, people, active}) => [query, people.length, active],
  requests: ['findPeople'],
  listeners: [],
  effects: [],
  delays: {'xstate.after.pause.mention.waiting': 200},
}

const box = (page: Page) => page.getByRole('textbox', {name: commentText.write})
const list = ['listbox', mentionText.list] as const

export const mentionView: ViewModel<typeof mentionMachine> = {
  interactions: {
    'mention.written': (page, {query}) => box(page).fill(query === null ? 'Oi' : `@${query.words}`),
    'mention.moved': 'fact',
    'mention.closed': 'fact',
  },
  excused: {
    'mention.dismissed · mention.written':
      'the walks of the chart take it: the same text once more is no event of a box',
  },
  expectations: {
    closed: {absent: [list, ['text', mentionText.nobody]]},
    dismissed: {absent: [list]},
    waiting: {absent: [list]},
    asking: {visible: [['text', mentionText.asking]], absent: [list]},
    shown: ({people, active}) => ({
      visible: [list, ['option', people[active]?.name ?? ''], ['text', suggestionCount(2)]],
      absent: [['text', mentionText.nobody]],
    }),
    nobody: {visible: [['text', mentionText.nobody]], absent: [list]},
    failed: {visible: [['text', mentionText.failed]], absent: [list]},
  },
}
