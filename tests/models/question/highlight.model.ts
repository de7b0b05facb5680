import {highlightMachine} from '../../../machines/question/highlight.machine.ts'
import {colourNames, highlightText} from '../../../src/text/question/questionTools.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const highlightTexts = {body: 'Febre alta e confusão mental.'}
const stretch = {block: 'body', start: 0, end: 10}
export const highlightPassages = [{stretch, words: 'Febre alta'}]
const kept = {...stretch, colour: 'red'} as const

export const highlightModel: FlowModel<typeof highlightMachine> = {
  machine: highlightMachine,
  starts: {
    'no highlight yet': {highlights: [], isSupported: true},
    'one highlight': {highlights: [kept], isSupported: true},
    'a browser that cannot paint': {highlights: [kept], isSupported: false},
  },
  cases: {
    'text.select': [
      {type: 'text.select', stretches: [stretch]},
      {type: 'text.select', stretches: []},
    ],
    'text.press': [
      {type: 'text.press', block: 'body', offset: 3},
      {type: 'text.press', block: 'body', offset: 20},
    ],
    'colour.pick': [{type: 'colour.pick', colour: 'yellow'}],
    'highlight.erase': [{type: 'highlight.erase'}],
    'choosing.cancel': [{type: 'choosing.cancel'}],
    'list.open': [{type: 'list.open'}],
    'list.close': [{type: 'list.close'}],
    'passage.paint': [{type: 'passage.paint', stretch, colour: 'yellow'}],
    'passage.erase': [{type: 'passage.erase', stretch}],
    'marks.arrived': [{type: 'marks.arrived', highlights: [kept]}],
  },
  replies: {},
  requests: [],
  listeners: [],
  effects: ['saveHighlights'],
}

export const highlightView: ViewModel<typeof highlightMachine> = {
  interactions: {
    'text.select': 'fact',
    'text.press': 'fact',
    'colour.pick': (page, {colour}) => page.getByRole('button', {name: colourNames[colour], exact: true}).click(),
    'highlight.erase': (page) => page.getByRole('button', {name: highlightText.erase, exact: true}).click(),
    'choosing.cancel': (page) => page.getByRole('button', {name: highlightText.cancel}).click(),
    'list.open': (page) => page.getByRole('button', {name: new RegExp(`^${highlightText.open}`)}).click(),
    'list.close': (page) => page.getByRole('button', {name: highlightText.close}).click(),
    'passage.paint': (page, {colour}) =>
      page.getByRole('button', {name: highlightText.paint('Febre alta', colourNames[colour])}).click(),
    'passage.erase': (page) => page.getByRole('button', {name: highlightText.eraseOf('Febre alta')}).click(),
    'marks.arrived': 'fact',
  },
  unavailable: ({context}, {type}) =>
    (type === 'highlight.erase' || type === 'passage.erase') && context.highlights.length === 0
      ? 'there is nothing to erase'
      : null,
  expectations: {
    ...expectationsOf(['idle', 'unsupported'], {absent: [['group', highlightText.colours], ['dialog']]}),
    choosingColour: ({highlights}) => ({
      visible: [
        ['group', highlightText.colours],
        ...(highlights.length > 0 ? [['button', highlightText.erase] as const] : []),
      ],
      ...(highlights.length === 0 && {absent: [['button', highlightText.erase] as const]}),
    }),
    listing: ({highlights, isSupported}) => ({
      visible: [
        ['dialog', highlightText.title],
        highlights.length > 0 ? ['button', highlightText.eraseOf('Febre alta')] : ['text', highlightText.none],
        ...(isSupported ? [] : [['text', highlightText.unsupported] as const]),
      ],
    }),
  },
}
