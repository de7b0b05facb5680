import {emptyChoice, type QuestionWish, wishOf} from '../../../domain/extras/questionChoice.ts'
import {questionPresetsMachine} from '../../../machines/extras/questionPresets.machine.ts'
import type {QuestionPreset} from '../../../machines/extras/questionPresets.types.ts'
import {presetsText as text} from '../../../src/text/extras/questionWizard.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {offline} from './wizardFixtures.ts'

const wishIn = (examMode: boolean): QuestionWish => {
  const wish = wishOf({...emptyChoice(2026), isRandom: true, examMode})
  if (wish === null) throw new Error('the choice of the model is whole')
  return wish
}
export const wish = wishIn(false)
export const preset: QuestionPreset = {id: 'p1', name: 'Cirurgia difícil', wish: wishIn(true)}
const unknown: QuestionPreset = {...preset, id: 'p9'}

export const questionPresetsModel: FlowModel<typeof questionPresetsMachine> = {
  machine: questionPresetsMachine,
  starts: {'when the wizard opens': undefined},
  cases: {
    'presets.retry': [{type: 'presets.retry'}],
    'preset.load': [
      {type: 'preset.load', preset},
      {type: 'preset.load', preset: unknown},
    ],
    'preset.delete': [
      {type: 'preset.delete', id: 'p1', key: 'key-1'},
      {type: 'preset.delete', id: 'p9', key: 'key-1'},
    ],
    'naming.open': [{type: 'naming.open'}],
    'naming.cancel': [{type: 'naming.cancel'}],
    'preset.save': [
      {type: 'preset.save', name: 'Cirurgia', wish, key: 'key-2'},
      {type: 'preset.save', name: ' ', wish, key: 'key-2'},
      {type: 'preset.save', name: 'C'.repeat(41), wish, key: 'key-2'},
    ],
  },
  replies: {
    'xstate.done.actor.loadPresets': [[preset]],
    'xstate.error.actor.loadPresets': [offline],
    'xstate.done.actor.savePreset': [[preset, {...preset, id: 'p2', name: 'Cirurgia'}]],
    'xstate.error.actor.savePreset': [offline, {failure: 'refused'}],
    'xstate.done.actor.deletePreset': [[]],
    'xstate.error.actor.deletePreset': [offline],
  },
  contextKey: ({presets, key, failure}) => [presets.some(({id}) => id === 'p1'), key, failure],
  requests: ['loadPresets', 'savePreset', 'deletePreset'],
  listeners: [],
  effects: ['applyPreset', 'notifySaved', 'notifyFailed'],
}

export const questionPresetsView: ViewModel<typeof questionPresetsMachine> = {
  interactions: {
    'presets.retry': (page) => page.getByRole('button', {name: text.tryAgain}).click(),
    'preset.load': (page) => page.getByRole('button', {name: text.load(preset.name), exact: true}).click(),
    'preset.delete': (page) => page.getByRole('button', {name: text.delete(preset.name), exact: true}).click(),
    'naming.open': (page) => page.getByRole('button', {name: text.save}).click(),
    'naming.cancel': (page) => page.getByRole('button', {name: text.cancel}).click(),
    'preset.save': async (page, {name}) => {
      await page.getByRole('textbox', {name: text.name}).fill(name)
      await page.getByRole('button', {name: text.confirm, exact: true}).click()
    },
  },
  expectations: {
    loading: {visible: [['status', text.loading]]},
    loadFailed: {
      visible: [
        ['text', text.loadFailed],
        ['button', text.tryAgain],
      ],
    },
    'list.ready': ({presets}) => ({
      visible: [['button', text.save], presets.length === 0 ? ['text', text.none] : ['button', text.load(preset.name)]],
      absent: [['alert']],
    }),
    'list.deleteFailed': {visible: [['alert'], ['text', text.deleteFailed], ['text', text.hints.offline]]},
    deleting: {visible: [['button', text.deleting(preset.name)]]},
    'naming.typing': {
      visible: [
        ['textbox', text.name],
        ['button', text.confirm],
      ],
      absent: [['alert']],
    },
    'naming.saveFailed': ({failure}) => ({
      visible: [
        ['alert'],
        ['text', text.failed],
        ['text', text.hints[failure ?? 'unreachable']],
        ['textbox', text.name],
      ],
    }),
    saving: {visible: [['button', text.saving]]},
  },
  unavailable: (_, event) => {
    if (event.type === 'preset.load' && event.preset.id === 'p9') return 'what is not in the list has no button'
    if (event.type === 'preset.delete' && event.id === 'p9') return 'what is not in the list has no button'
    if (event.type === 'preset.save' && event.name !== 'Cirurgia') return 'the field takes no such name'
    return null
  },
}
