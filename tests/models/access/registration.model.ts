import {registrationMachine} from '../../../machines/access/registration.machine.ts'
import type {RegistrationContext} from '../../../machines/access/registration.types.ts'
import {
  registrationFailed,
  registrationRefusals,
  registrationText as text,
  registrationTroubles,
} from '../../../src/text/access/registration.ts'
import {privacyPolicy, termsOfUse} from '../../../src/text/access/terms.ts'
import type {Expectation, Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const good = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  password: 'segredo-da-ana',
  confirmation: 'segredo-da-ana',
  courseId: 'r1',
  hasAcceptedTerms: true,
}

export const registrationModel: FlowModel<typeof registrationMachine> = {
  machine: registrationMachine,
  starts: {'nothing typed yet': undefined},
  cases: {
    'registration.submit': [
      {type: 'registration.submit', form: good, key: 'key-1'},
      {type: 'registration.submit', form: {...good, hasAcceptedTerms: false}, key: 'key-1'},
      {type: 'registration.submit', form: {...good, confirmation: 'outra'}, key: 'key-1'},
      {type: 'registration.submit', form: {...good, name: 'A'.repeat(36)}, key: 'key-1'},
      {type: 'registration.submit', form: {...good, name: ''}, key: 'key-1'},
      {type: 'registration.submit', form: {...good, password: 'curta', confirmation: 'curta'}, key: 'key-1'},
      {type: 'registration.submit', form: {...good, password: 'ana.souza1', confirmation: 'ana.souza1'}, key: 'key-1'},
    ],
    'registration.retry': [{type: 'registration.retry'}],
    'field.change': [{type: 'field.change'}],
    'password.toggle': [{type: 'password.toggle'}],
    'terms.open': [{type: 'terms.open'}],
    'terms.close': [{type: 'terms.close'}],
  },
  replies: {
    'xstate.done.actor.createAccount': [undefined],
    'xstate.error.actor.createAccount': [
      {code: 'EMAIL_IN_USE'},
      {code: 'WEAK_PASSWORD'},
      {code: 'COMMON_PASSWORD'},
      {code: 'INVALID_EMAIL'},
      {code: 'INTERNAL'},
      {code: 'unreachable'},
    ],
  },
  requests: ['createAccount'],
  listeners: [],
  effects: ['notifyRefusal', 'notifyFailed', 'notifyCreated', 'leave'],
  delays: {'xstate.after.slow.registration.submitting.quick': 4_000},
  // Whether the passwords can be read does not change what the form may do.
  contextKey: ({isPasswordVisible: _, ...form}) => form,
}

const fill = async (page: Page, label: string, words: string) => {
  const input = page
    .getByRole('textbox', {name: label})
    .or(page.getByLabelText(label, {exact: true}))
    .first()
  const {value} = input.element() as HTMLInputElement
  if (value !== words) await input.fill(words)
}

type Faces = ViewModel<typeof registrationMachine>['expectations']

/** While the drawer is open, it is all there is: the form behind it is not to be reached. */
const overDrawer = (expectations: Faces): Faces =>
  Object.fromEntries(
    Object.entries(expectations).map(([leaf, expectation]) => [
      leaf,
      (context: RegistrationContext): Expectation => {
        if (context.areTermsOpen)
          return {
            visible: [
              ['dialog', text.termsTitle],
              ['heading', termsOfUse.title],
              ['heading', privacyPolicy.title],
            ],
          }
        return typeof expectation === 'function' ? expectation(context) : expectation
      },
    ]),
  )

export const registrationView: ViewModel<typeof registrationMachine> = {
  interactions: {
    'registration.submit': async (page, {form}) => {
      await fill(page, text.name, form.name)
      await fill(page, text.email, form.email)
      await fill(page, text.password, form.password)
      await fill(page, text.confirmation, form.confirmation)
      await page.getByRole('combobox', {name: text.course}).selectOptions(form.courseId)
      const terms = page.getByRole('checkbox')
      if ((terms.element() as HTMLInputElement).checked !== form.hasAcceptedTerms) await terms.click()
      await page.getByRole('button', {name: text.submit}).click()
    },
    'registration.retry': (page) => page.getByRole('button', {name: text.tryAgain}).click(),
    'field.change': (page) => page.getByRole('textbox', {name: text.name}).fill('Ana Beatriz'),
    'password.toggle': (page) => page.getByRole('button', {name: /^(Mostrar|Ocultar) senha$/}).click(),
    'terms.open': (page) => page.getByRole('button', {name: text.readTerms}).click(),
    'terms.close': (page) => page.getByRole('button', {name: text.closeTerms}).click(),
  },
  expectations: overDrawer({
    'filling.editing': {
      visible: [
        ['textbox', text.name],
        ['combobox', text.course],
        ['checkbox', text.acceptTerms],
      ],
      absent: [['alert']],
    },
    'filling.refused': ({refusal}) => {
      const {title, text: words} = registrationRefusals[refusal ?? 'incomplete']
      return {visible: [['alert'], ['text', title], ['text', words]]}
    },
    'filling.failed': ({trouble}) => ({
      visible: [
        ['text', registrationFailed],
        ['text', registrationTroubles[trouble]],
        ['button', text.tryAgain],
      ],
    }),
    'submitting.quick': {visible: [['button', text.submitting]], absent: [['alert'], ['text', text.slow]]},
    'submitting.slow': {
      visible: [
        ['button', text.submitting],
        ['text', text.slow],
      ],
    },
    created: {absent: [['alert']]},
  }),
  unavailable: ({context, value}, event) => {
    if (event.type === 'registration.submit' && !event.form.hasAcceptedTerms)
      return 'the button is off until the terms are accepted'
    if (context.areTermsOpen && event.type !== 'terms.close') return 'the drawer is over the form'
    if (event.type === 'terms.close' && !context.areTermsOpen) return 'no drawer is open'
    return value === 'created' && event.type === 'registration.submit' ? 'the form is over' : null
  },
}
