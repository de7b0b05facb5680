import {extrasMachine} from '../../../machines/extras/extras.machine.ts'
import {countsText, extraNames, extrasText, tileReasons} from '../../../src/text/extras/extras.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ElementQuery, ViewModel} from '../../support/interactions.ts'
import {emptyDay, fullDay, oneDay} from './fixtures.ts'

const timeZone = 'America/Sao_Paulo'
const morning = Date.parse('2026-11-24T13:00:00Z')
const afterMidnight = Date.parse('2026-11-25T04:00:00Z')
const nextMorning = Date.parse('2026-11-25T13:00:00Z')
/** A day whose course has one kind. */
const narrow = {...oneDay, allowed: ['Question', 'SmartReview'] as const}

export const extrasModel: FlowModel<typeof extrasMachine> = {
  machine: extrasMachine,
  starts: {'on the day itself': {calendarDate: '20261124', timeZone, now: morning}},
  cases: {
    'extras.arrived': [
      {type: 'extras.arrived', day: narrow, isFromDevice: false},
      {type: 'extras.arrived', day: emptyDay, isFromDevice: true},
    ],
    'extras.failed': [
      {type: 'extras.failed', failure: 'offline'},
      {type: 'extras.failed', failure: 'unreachable'},
    ],
    'extras.refresh': [{type: 'extras.refresh'}],
    'extras.retry': [{type: 'extras.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'date.changed': [
      {type: 'date.changed', calendarDate: '20261123', now: morning},
      {type: 'date.changed', calendarDate: '20261124', now: morning},
    ],
    'extra.created': [{type: 'extra.created', id: 'x1', kind: 'SmartReview', calendarDate: '20261124'}],
    'clock.ticked': [
      {type: 'clock.ticked', now: morning},
      {type: 'clock.ticked', now: afterMidnight},
      {type: 'clock.ticked', now: nextMorning},
    ],
  },
  contextKey: ({calendarDate, window, day}) => [
    calendarDate,
    window,
    day && `${day.extras.length} ${day.allowed.length}`,
  ],
  requests: [],
  listeners: ['watchExtras'],
  effects: ['openExtra'],
}

const tiles: readonly ElementQuery[] = [['heading', extrasText.create]]
const row = 'a linha de uma atividade'

export const extrasRow = row

/** The tiles of the day that came, by what its course has. */
function tilesOf(allowed: number): readonly ElementQuery[] {
  return allowed === fullDay.allowed.length
    ? [...tiles, ['link', new RegExp(`^${extraNames.Exam}`)]]
    : [...tiles, ['text', tileReasons.notInCourse], ['link', new RegExp(`^${extraNames.Question}`)]]
}

export const extrasView: ViewModel<typeof extrasMachine> = {
  interactions: {
    'extras.arrived': 'fact',
    'extras.failed': 'fact',
    'extras.refresh': 'fact',
    'extras.retry': (page) => page.getByRole('button', {name: extrasText.tryAgain}).click(),
    'network.returned': 'fact',
    'date.changed': 'fact',
    'extra.created': 'fact',
    'clock.ticked': 'fact',
  },
  expectations: {
    'open.loading': {visible: [['status', extrasText.loading]], absent: [...tiles, ['text', row]]},
    'open.offline': {visible: [['alert'], ['heading', extrasText.offline], ['button', extrasText.tryAgain]]},
    'open.failed': {visible: [['alert'], ['heading', extrasText.failed], ['button', extrasText.tryAgain]]},
    'open.listed.today': {
      visible: [
        ...tilesOf(narrow.allowed.length),
        ['text', row],
        ['text', countsText({pending: 1, total: 1})],
        ['button', 'smartReview'],
      ],
      absent: [
        ['text', extrasText.empty],
        ['text', extrasText.fromDevice],
        ['text', extrasText.pastDayTitle],
      ],
    },
    'open.listed.empty': {
      visible: [...tilesOf(fullDay.allowed.length), ['heading', extrasText.empty], ['text', extrasText.fromDevice]],
      absent: [['text', row]],
    },
    'open.listed.afterMidnight': {
      visible: [
        ['text', extrasText.afterMidnight],
        ['link', extrasText.goToToday],
      ],
      absent: tiles,
    },
    'open.listed.pastDay': {
      visible: [
        ['text', extrasText.pastDayTitle],
        ['text', extrasText.pastDayText],
        ['link', extrasText.goToToday],
      ],
      absent: [...tiles, ['text', extrasText.afterMidnight]],
    },
  },
}
