import type {Theme} from '../../../domain/themes/theme.ts'
import {themeListMachine} from '../../../machines/themes/themeList.machine.ts'
import {legendText, themeText} from '../../../src/text/themes/themes.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {shownTheme} from './theme.model.ts'

export const listedThemes: readonly Theme[] = [
  shownTheme,
  {...shownTheme, lessonId: 'l2', leaf: ['Pediatria', 'Imunizações'], phase: 2},
  {...shownTheme, lessonId: 'l3', leaf: ['Pediatria', 'Puericultura'], isPreCourse: true},
]

export const all = {phase: null, search: '', showPreCourse: false}

export const themeListModel: FlowModel<typeof themeListMachine> = {
  machine: themeListMachine,
  starts: {'an address that says nothing': {filters: all}, 'a phase that was shared': {filters: {...all, phase: 2}}},
  cases: {
    'phase.set': [
      {type: 'phase.set', phase: null},
      {type: 'phase.set', phase: 2},
    ],
    'search.set': [{type: 'search.set', search: 'lua'}],
    'preCourse.toggle': [{type: 'preCourse.toggle', isShown: true}],
    'filters.clear': [{type: 'filters.clear'}],
    'legend.open': [{type: 'legend.open'}],
    'legend.close': [{type: 'legend.close'}],
    'address.changed': [{type: 'address.changed', phase: null, search: ''}],
    'themes.retry': [{type: 'themes.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadThemes': [
      {themes: [], isFromDevice: false},
      {themes: listedThemes, isFromDevice: false},
      {themes: listedThemes, isFromDevice: true},
    ],
    'xstate.error.actor.loadThemes': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadThemes'],
  listeners: [],
  effects: ['showFilters', 'keepPreCourse'],
}

const retry = ['button', themeText.tryAgain] as const
const table = ['table', themeText.table] as const

type Context = {readonly filters: {readonly search: string}; readonly isFromDevice: boolean}

/** The search of the model finds nothing. */
const list = ({filters, isFromDevice}: Context) => ({
  visible: [
    filters.search === '' ? table : (['text', themeText.empty] as const),
    ...(isFromDevice ? [['text', themeText.fromDevice] as const] : []),
  ],
  absent: [['dialog'] as const, retry],
})

export const themeListView: ViewModel<typeof themeListMachine> = {
  interactions: {
    'phase.set': (page, {phase}) =>
      page.getByRole('combobox', {name: themeText.phase}).selectOptions(phase === null ? '' : String(phase)),
    'search.set': (page, {search}) => page.getByRole('searchbox', {name: themeText.search}).fill(search),
    'preCourse.toggle': (page) => page.getByRole('switch', {name: themeText.preCourse}).click(),
    'filters.clear': (page) => page.getByRole('button', {name: themeText.clear}).click(),
    'legend.open': (page) => page.getByRole('button', {name: legendText.open}).click(),
    'legend.close': (page) => page.getByRole('button', {name: legendText.close}).click(),
    'address.changed': 'fact',
    'themes.retry': (page) => page.getByRole('button', {name: themeText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', themeText.loading]], absent: [table, retry]},
    empty: {visible: [['heading', 'Oops, dados nao encontrado!'], retry], absent: [table]},
    offline: {visible: [['alert'], ['heading', themeText.offline], retry], absent: [table]},
    failed: {visible: [['alert'], ['heading', themeText.failed], retry], absent: [table]},
    'shown.reading': list,
    'shown.refreshing': list,
    'shown.legend': {
      visible: [
        ['dialog', legendText.title],
        ['text', legendText.levels.easy],
        ['text', legendText.levels.medium],
        ['text', legendText.levels.hard],
        ['text', legendText.lockedHint],
        ['text', legendText.releasedHint],
        ['text', legendText.finishedHint],
      ],
    },
  },
  unavailable: ({value, context}, event) => {
    const isShown = typeof value === 'object'
    const isLegend = JSON.stringify(value) === '{"shown":"legend"}'
    if (isLegend && event.type !== 'legend.close') return 'the dialog covers the list'
    if (event.type === 'phase.set' && context.filters.phase === event.phase) return 'the list already shows this phase'
    if (event.type === 'phase.set' && event.phase !== null && !isShown) return 'no phases are known yet'
    if (event.type === 'search.set' && context.filters.search === event.search) return 'these words stand there already'
    if (event.type === 'preCourse.toggle' && context.filters.showPreCourse) return 'the switch is on already'
    return null
  },
}
