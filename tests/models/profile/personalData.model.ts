import {formOf, type PersonalForm} from '../../../domain/profile/personalForm.ts'
import {personalDataMachine} from '../../../machines/profile/personalData.machine.ts'
import {personalText} from '../../../src/text/profile/profile.ts'
import {saveFailureHints, savingText} from '../../../src/text/profile/saving.ts'
import type {Expectation, Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

/** The day on which the walks happen. */
export const today = '20261121'

export const savedForm = formOf({
  name: 'Ana Souza',
  gender: 'f',
  birthday: '1998-02-15T03:00:00.000Z',
  graduation: {institution: 'USP', uf: 'SP', yearConclusion: 2022, desiredExpertise: 'Pediatria', isGraduated: true},
  work: {inHealthArea: true, placeOfWork: 'UBS Central', weeklyHours: 20},
})

/** What the student types: a name with spaces at its end, which are not kept. */
export const typedForm: PersonalForm = {...savedForm, name: 'Ana Maria Souza '}
const elsewhere: PersonalForm = {...savedForm, placeOfWork: 'Hospital Municipal'}
const ownNews: PersonalForm = {...savedForm, name: 'Ana Maria Souza'}

export const personalDataModel: FlowModel<typeof personalDataMachine> = {
  machine: personalDataMachine,
  starts: {
    'nothing typed': {saved: savedForm, draft: null},
    'typed before a reload': {saved: savedForm, draft: typedForm},
  },
  cases: {
    'form.change': [{type: 'form.change'}],
    'form.undo': [{type: 'form.undo'}],
    'form.save': [
      {type: 'form.save', form: typedForm, key: 'key-1', today},
      {type: 'form.save', form: {...typedForm, name: ' '}, key: 'key-1', today},
    ],
    'profile.changed': [
      {type: 'profile.changed', saved: savedForm},
      {type: 'profile.changed', saved: elsewhere},
      {type: 'profile.changed', saved: ownNews},
    ],
  },
  replies: {
    'xstate.done.actor.updateProfile': [true, false],
    'xstate.error.actor.updateProfile': [{failure: 'offline'}],
  },
  requests: ['updateProfile'],
  listeners: [],
  effects: ['dropDraft', 'notifySaved', 'notifyRefused', 'notifyFailure'],
  delays: {'xstate.after.slow.personalData.saving.quick': 4_000},
  contextKey: ({saved, submitted, hasNewer, failure}) => ({
    saved,
    isSubmitted: submitted !== null,
    hasNewer,
    hasFailed: failure !== null,
  }),
}

const type = async (page: Page, field: string, text: string) => {
  const input = page.getByRole('textbox', {name: field})
  const {value} = input.element() as HTMLInputElement
  if (value !== text) await input.fill(text)
}

let changes = 0

const open: Expectation = {
  visible: [
    ['button', savingText.save],
    ['button', savingText.undo],
  ],
  absent: [['text', savingText.failed]],
}

export const personalDataView: ViewModel<typeof personalDataMachine> = {
  interactions: {
    'form.change': (page) => type(page, personalText.placeOfWork, `UBS ${(changes += 1)}`),
    'form.undo': (page) => page.getByRole('button', {name: savingText.undo}).click(),
    'form.save': async (page, {form}) => {
      await type(page, personalText.name, form.name)
      await type(page, personalText.placeOfWork, form.placeOfWork)
      await page.getByRole('button', {name: savingText.save, exact: true}).click()
    },
    'profile.changed': 'fact',
  },
  expectations: {
    clean: {
      visible: [
        ['textbox', personalText.name],
        ['button', savingText.save],
      ],
      absent: [['alert']],
    },
    'dirty.editing': open,
    'dirty.invalid': {visible: [['alert'], ['text', personalText.invalidTitle]]},
    'dirty.refused': {visible: [['alert'], ['text', savingText.failed], ['button', savingText.tryAgain]]},
    'dirty.failed': ({failure}) => ({
      visible: [
        ['alert'],
        ['text', savingText.failed],
        ['text', saveFailureHints[failure ?? 'unreachable']],
        ['button', savingText.tryAgain],
      ],
    }),
    'saving.quick': {visible: [['button', savingText.saving]], absent: [['alert']]},
    'saving.slow': {
      visible: [
        ['button', savingText.saving],
        ['text', savingText.slow],
      ],
    },
  },
}
