import {admissionMachine} from '../../../machines/feedback/admission.machine.ts'
import {admissionText} from '../../../src/text/feedback/admission.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const admissionModel: FlowModel<typeof admissionMachine> = {
  machine: admissionMachine,
  starts: {'on the profile': {year: 2026}},
  cases: {
    'admission.write': [
      {type: 'admission.write', field: 'institution', text: 'USP'},
      {type: 'admission.write', field: 'uf', text: 'SP'},
      {type: 'admission.write', field: 'year', text: '2026'},
      {type: 'admission.write', field: 'specialty', text: 'Pediatria'},
    ],
    'admission.send': [{type: 'admission.send', key: 'k1'}],
    'admission.again': [{type: 'admission.again'}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'outra'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'BAD_INPUT'},
      {type: 'write.refused', key: 'outra', code: 'BAD_INPUT'},
    ],
  },
  replies: {},
  requests: [],
  listeners: [],
  effects: ['requestAdmission', 'logFailure'],
}

const send = ['button', admissionText.send] as const
const {missing} = admissionText

export const admissionView: ViewModel<typeof admissionMachine> = {
  interactions: {
    'admission.write': async (page, {field, text}) => {
      if (field === 'institution') await page.getByRole('textbox', {name: admissionText.institution}).fill(text)
      else await page.getByRole('combobox', {name: admissionText[field]}).selectOptions(text)
    },
    'admission.send': (page) => page.getByRole('button', {name: admissionText.send, exact: true}).click(),
    'admission.again': (page) => page.getByRole('button', {name: admissionText.again}).click(),
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  unavailable: ({context: {draft}}, event) =>
    event.type === 'admission.write' && draft[event.field] === event.text ? 'the field says so already' : null,
  expectations: {
    'idle.writing': {visible: [send], absent: [['alert']]},
    'idle.incomplete': ({draft}) => ({
      visible: [send, ...(draft.uf === '' ? [['text', missing.uf] as const] : [])],
      absent: draft.uf === '' ? [] : [['text', missing.uf]],
    }),
    'idle.failed': {visible: [send, ['text', admissionText.failedHint]]},
    sending: {visible: [send], absent: [['alert']]},
    done: {
      visible: [
        ['text', admissionText.doneTitle],
        ['button', admissionText.again],
      ],
      absent: [send],
    },
  },
}
