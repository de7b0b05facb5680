import {readerMachine} from '../../../machines/study/reader.machine.ts'
import {matchPlace, pageName, readerText} from '../../../src/text/study/reader.ts'
import {expectationsOf, type Page, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const paper = {width: 595, height: 842}
const pages = [paper, paper, paper]

export const readerModel: FlowModel<typeof readerMachine> = {
  machine: readerMachine,
  starts: {'an apostila left on its second page': {id: 't1', url: '/media/sepse.pdf', page: 2}},
  cases: {
    'document.progressed': [{type: 'document.progressed', loaded: 0.4}],
    'document.opened': [
      {type: 'document.opened', pages},
      {type: 'document.opened', pages: []},
    ],
    'document.failed': [
      {type: 'document.failed', failure: 'locked'},
      {type: 'document.failed', failure: 'broken'},
      {type: 'document.failed', failure: 'offline'},
      {type: 'document.failed', failure: 'unreachable'},
    ],
    'document.retry': [{type: 'document.retry'}],
    'connection.returned': [{type: 'connection.returned'}],
    'page.seen': [
      {type: 'page.seen', page: 3},
      {type: 'page.seen', page: 2},
    ],
    'page.go': [
      {type: 'page.go', page: 3},
      {type: 'page.go', page: 99},
    ],
    'zoom.step': [
      {type: 'zoom.step', step: 1},
      {type: 'zoom.step', step: -1},
    ],
    'zoom.fit': [{type: 'zoom.fit'}],
    'zoom.set': [{type: 'zoom.set', zoom: 1.1}],
    'search.submit': [
      {type: 'search.submit', query: 'lactato'},
      {type: 'search.submit', query: 'sepse'},
      {type: 'search.submit', query: '  '},
    ],
    'search.step': [
      {type: 'search.step', step: 1},
      {type: 'search.step', step: -1},
    ],
    'search.clear': [{type: 'search.clear'}],
  },
  replies: {
    'xstate.done.actor.searchDocument': [
      [
        {page: 0, from: 0, to: 7},
        {page: 2, from: 4, to: 11},
      ],
      [],
    ],
    'xstate.error.actor.searchDocument': ['broken'],
  },
  contextKey: ({pages: known, query, matches}) => [known.length, query === '' ? '' : 'query', matches.length],
  requests: ['searchDocument'],
  listeners: ['openDocument'],
  effects: ['showPage', 'showMatch', 'keepPage', 'logFailure'],
}

const press = (name: string) => (page: Page) => page.getByRole('button', {name, exact: true}).click()

export const readerView: ViewModel<typeof readerMachine> = {
  interactions: {
    'document.progressed': 'fact',
    'document.opened': 'fact',
    'document.failed': 'fact',
    'document.retry': press(readerText.retry),
    'connection.returned': 'fact',
    'page.seen': 'fact',
    'page.go': async (page, event) => {
      const field = page.getByRole('textbox', {name: readerText.page})
      await field.fill(String(event.page))
      // Whoever leaves the field goes to the page typed into it.
      await page.getByRole('searchbox', {name: readerText.search}).click()
    },
    'zoom.step': async (page, {step}) => press(step === 1 ? readerText.zoomIn : readerText.zoomOut)(page),
    'zoom.fit': press(readerText.fit),
    'zoom.set': 'fact',
    'search.submit': async (page, {query}) => {
      await page.getByRole('searchbox', {name: readerText.search}).fill(query)
      await press(readerText.searchAction)(page)
    },
    'search.step': async (page, {step}) => press(step === 1 ? readerText.nextMatch : readerText.previousMatch)(page),
    'search.clear': press(readerText.clearSearch),
  },
  expectations: {
    'open.loading': {visible: [['status', readerText.loading]], absent: [['alert'], ['region', readerText.pages]]},
    ...expectationsOf(['open.shown.reading'], {
      visible: [
        ['region', readerText.pages],
        ['group', pageName(1, 3)],
      ],
      absent: [['alert']],
    }),
    'open.shown.searching': {
      visible: [
        ['region', readerText.pages],
        ['text', readerText.searching],
      ],
    },
    'open.shown.found': ({current, matches}) => ({
      visible: [
        ['text', matchPlace(current, matches.length)],
        ['button', readerText.nextMatch],
      ],
    }),
    'open.shown.nothingFound': {
      visible: [['text', readerText.nothingFound]],
      absent: [['button', readerText.nextMatch]],
    },
    'open.shown.searchFailed': {visible: [['alert'], ['text', readerText.searchFailed]]},
    locked: {
      visible: [
        ['alert'],
        ['text', readerText.lockedTitle],
        ['button', readerText.retry],
        ['link', readerText.download],
      ],
    },
    broken: {visible: [['alert'], ['text', readerText.brokenTitle], ['button', readerText.retry]]},
    failed: {visible: [['alert'], ['text', readerText.failedTitle], ['button', readerText.retry]]},
    offline: {visible: [['alert'], ['text', readerText.offlineTitle], ['button', readerText.retry]]},
  },
  unavailable: ({value, context}, event) => {
    if (event.type === 'search.clear' && JSON.stringify(value).includes('"reading"'))
      return 'nothing is searched yet: there is nothing to clear'
    if (event.type === 'search.submit' && event.query.trim() === '') return 'the form sends no empty words'
    if (event.type === 'page.go' && event.page === context.page) return 'the field holds this page already'
    return null
  },
}
