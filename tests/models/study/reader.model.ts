import {readerMachine} from '../../../machines/study/reader.machine.ts'
import {matchPlace, pageName, readerText} from '../../../src/text/study/reader.ts'
import {facesOf, type Page, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tellApart: ({pages: known, query, matches}) => [known.length, query === '' ? '' : 'query', matches.length],
  requests: ['searchDocument'],
  listeners: ['openDocument'],
  tells: ['showPage', 'showMatch', 'keepPage', 'logFailure'],
}

const press = (name: string) => (page: Page) => page.getByRole('button', {name, exact: true}).click()

export const readerView: ViewModel<typeof readerMachine> = {
  perform: {
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
  faces: {
    'open.loading': {sees: [['status', readerText.loading]], misses: [['alert'], ['region', readerText.pages]]},
    ...facesOf(['open.shown.reading'], {
      sees: [
        ['region', readerText.pages],
        ['group', pageName(1, 3)],
      ],
      misses: [['alert']],
    }),
    'open.shown.searching': {
      sees: [
        ['region', readerText.pages],
        ['text', readerText.searching],
      ],
    },
    'open.shown.found': ({current, matches}) => ({
      sees: [
        ['text', matchPlace(current, matches.length)],
        ['button', readerText.nextMatch],
      ],
    }),
    'open.shown.nothingFound': {sees: [['text', readerText.nothingFound]], misses: [['button', readerText.nextMatch]]},
    'open.shown.searchFailed': {sees: [['alert'], ['text', readerText.searchFailed]]},
    locked: {
      sees: [['alert'], ['text', readerText.lockedTitle], ['button', readerText.retry], ['link', readerText.download]],
    },
    broken: {sees: [['alert'], ['text', readerText.brokenTitle], ['button', readerText.retry]]},
    failed: {sees: [['alert'], ['text', readerText.failedTitle], ['button', readerText.retry]]},
    offline: {sees: [['alert'], ['text', readerText.offlineTitle], ['button', readerText.retry]]},
  },
  cannot: ({value, context}, event) => {
    if (event.type === 'search.clear' && JSON.stringify(value).includes('"reading"'))
      return 'nothing is searched yet: there is nothing to clear'
    if (event.type === 'search.submit' && event.query.trim() === '') return 'the form sends no empty words'
    if (event.type === 'page.go' && event.page === context.page) return 'the field holds this page already'
    return null
  },
}
