import {emptyContact, type ContactForm, missingFields} from '../../../domain/diagnostic/contact.ts'
import type {contactMachine} from '../../../machines/diagnostic/contact.machine.ts'
import type {demoMachine} from '../../../machines/diagnostic/demo.machine.ts'
import type {partialStartMachine} from '../../../machines/diagnostic/partialStart.machine.ts'
import type {resultMachine} from '../../../machines/diagnostic/result.machine.ts'
import type {statisticsMachine} from '../../../machines/diagnostic/statistics.machine.ts'
import type {wizardMachine} from '../../../machines/diagnostic/wizard.machine.ts'
import {
  compassText,
  contactText,
  demoText,
  examText,
  examTypeNames,
  failureText,
  howMetNames,
  resultText,
  wizardText,
} from '../../../src/text/diagnostic/diagnostic.ts'
import {flashcardHeading, flashcardText} from '../../../src/text/study/flashcard.ts'
import type {Expectation, Page, ViewModel} from '../../support/interactions.ts'

const retry = (page: Page) => page.getByRole('button', {name: failureText.tryAgain}).click()
const offline: Expectation = {visible: [['alert'], ['text', failureText.offline], ['button', failureText.tryAgain]]}
const failed: Expectation = {visible: [['alert'], ['text', failureText.failed], ['button', failureText.tryAgain]]}

type WizardWords = {readonly purpose: string}
const isCompass = ({purpose}: WizardWords) => purpose === 'compass'

export const wizardView: ViewModel<typeof wizardMachine> = {
  interactions: {
    'wizard.next': (page) =>
      page
        .getByRole('button', {
          name: new RegExp(`^(?:${wizardText.begin}|${wizardText.next}|${wizardText.confirm})$`, 'u'),
        })
        .click(),
    'wizard.back': (page) => page.getByRole('button', {name: wizardText.back}).click(),
    'type.choose': (page, {examType}) => page.getByRole('radio', {name: examTypeNames[examType], exact: true}).click(),
    'uf.choose': (page, {uf}) => page.getByRole('combobox', {name: wizardText.uf}).selectOptions(uf),
    'institution.choose': (page, {institution}) =>
      page.getByRole('combobox', {name: wizardText.institution}).selectOptions(institution),
    'target.add': (page) => page.getByRole('button', {name: wizardText.add}).click(),
    'target.remove': (page, {institution}) => page.getByRole('button', {name: wizardText.remove(institution)}).click(),
    'wizard.retry': retry,
    'network.returned': 'fact',
    'exam.start': (page) => page.getByRole('button', {name: wizardText.start}).click(),
  },
  expectations: {
    welcome: (context) => ({
      visible: [['heading', isCompass(context) ? compassText.introTitle : wizardText.welcomeTitle]],
      absent: [['alert']],
    }),
    'institutions.loading': {
      visible: [
        ['heading', wizardText.institutionsTitle],
        ['status', wizardText.loading],
      ],
    },
    'institutions.offline': offline,
    'institutions.failed': failed,
    'institutions.empty': {visible: [['text', wizardText.emptyHint]], absent: [['combobox']]},
    'institutions.choosing': ({targets, isDuplicate, purpose}) => ({
      visible: [
        ['radio', examTypeNames.R1],
        ['button', purpose === 'compass' ? wizardText.confirm : wizardText.next],
        ...(targets.length === 0
          ? [['text', wizardText.none] as const]
          : targets.map(({institution}) => ['button', wizardText.remove(institution)] as const)),
        ...(targets.length === 0 ? [] : [['text', wizardText.typeLocked] as const]),
        ...(isDuplicate ? [['text', wizardText.duplicate] as const] : []),
      ],
      absent: isDuplicate ? [] : [['text', wizardText.duplicate]],
    }),
    summary: ({failure}) => ({
      visible: [
        ['heading', wizardText.summaryTitle],
        ['button', wizardText.start],
        ...(failure === null ? [] : [['alert'] as const, ['text', wizardText.createFailed] as const]),
      ],
      absent: failure === null ? [['alert']] : [],
    }),
    'creating.waiting': {visible: [['button', wizardText.starting]], absent: [['alert'], ['text', wizardText.slow]]},
    'creating.slow': {
      visible: [
        ['button', wizardText.starting],
        ['text', wizardText.slow],
      ],
    },
    leaving: (context) => ({
      visible: [isCompass(context) ? ['heading', wizardText.institutionsTitle] : ['button', wizardText.starting]],
    }),
  },
  unavailable: ({context}, event) => {
    if (event.type === 'institution.choose' && context.uf === '') return 'the unit is chosen first'
    if (event.type === 'type.choose' && context.type === event.examType) return 'this exam is chosen already'
    return null
  },
}

const fillContact = async (page: Page, {name, email, country, phone, howMet}: ContactForm) => {
  await page.getByRole('textbox', {name: contactText.name}).fill(name)
  await page.getByRole('textbox', {name: contactText.email}).fill(email)
  await page.getByRole('combobox', {name: contactText.country}).selectOptions(contactText.countries[country])
  await page.getByRole('textbox', {name: contactText.phone}).fill(phone)
  if (howMet !== '') await page.getByRole('combobox', {name: contactText.howMet}).selectOptions(howMetNames[howMet])
}

export const contactView: ViewModel<typeof contactMachine> = {
  interactions: {
    'field.change': (page) => page.getByRole('textbox', {name: contactText.name}).fill('Ana Novata de Outra Casa'),
    'form.submit': async (page, {form}) => {
      await fillContact(page, form)
      await page.getByRole('button', {name: contactText.submit}).click()
    },
    'form.back': (page) => page.getByRole('button', {name: contactText.back}).click(),
  },
  expectations: {
    filling: ({failure}) => ({
      visible: [
        ['heading', contactText.title],
        ['button', contactText.submit],
        ...(failure === null ? [] : [['alert'] as const, ['text', contactText.failed] as const]),
      ],
      absent: failure === null ? [['alert']] : [],
    }),
    'sending.quick': {visible: [['button', contactText.sending]], absent: [['alert'], ['text', contactText.slow]]},
    'sending.slow': {
      visible: [
        ['button', contactText.sending],
        ['text', contactText.slow],
      ],
    },
    sent: {
      visible: [
        ['heading', contactText.sentTitle],
        ['text', contactText.sent],
        ['link', contactText.seeResult],
      ],
      absent: [['textbox']],
    },
  },
  unavailable: (_, event) =>
    event.type === 'form.submit' && missingFields(event.form).length > 0
      ? 'the button is off until all is there'
      : null,
}

/** What the form begins with. */
export const contactDraft = emptyContact

export const resultView: ViewModel<typeof resultMachine> = {
  interactions: {
    'result.retry': retry,
    'network.returned': 'fact',
    'exam.review': (page) => page.getByRole('button', {name: resultText.review}).click(),
    'exam.another': (page) =>
      page.getByRole('button', {name: new RegExp(`^(?:${resultText.another}|${resultText.begin})$`, 'u')}).click(),
  },
  expectations: {
    loading: {visible: [['text', resultText.loading]], absent: [['table'], ['alert']]},
    offline,
    failed,
    unknown: {
      visible: [
        ['text', resultText.unknown],
        ['button', resultText.begin],
      ],
      absent: [['button', failureText.tryAgain]],
    },
    shown: {
      visible: [
        ['table', resultText.areasTitle],
        ['table', resultText.themesTitle],
        ['button', resultText.review],
        ['button', resultText.another],
      ],
      absent: [['alert']],
    },
    leaving: {visible: [['heading', resultText.title]], absent: [['alert']]},
  },
}

const institutionBox = (page: Page, place: number) =>
  page.getByRole('combobox', {name: compassText.institution}).nth(place)

type Shown = {readonly statistics: readonly unknown[]; readonly failure: string | null}
const shown = ({statistics, failure}: Shown): Expectation => ({
  visible: [
    statistics.length === 0 ? ['text', compassText.emptyTitle] : ['heading', compassText.difficultyTitle],
    ['button', compassText.diagnosticStart],
    ...(failure === null ? [] : [['alert'] as const, ['text', wizardText.createFailed] as const]),
  ],
  absent: [['dialog'], ...(failure === null ? [['alert'] as const] : [])],
})

export const statisticsView: ViewModel<typeof statisticsMachine> = {
  interactions: {
    'statistics.retry': retry,
    'network.returned': 'fact',
    'bar.choose': (page, {institution}) => institutionBox(page, 0).selectOptions(institution),
    'table.choose': (page, {institution}) => institutionBox(page, 1).selectOptions(institution),
    'tutorial.open': (page) => page.getByRole('button', {name: compassText.tutorial}).click(),
    'tutorial.close': (page) => page.getByRole('dialog').getByRole('button', {name: compassText.close}).click(),
    'exam.start': (page) => page.getByRole('button', {name: compassText.diagnosticStart}).click(),
  },
  expectations: {
    loading: {visible: [['status', compassText.loading]], absent: [['table'], ['alert']]},
    offline,
    failed,
    empty: shown,
    'shown.reading': shown,
    'shown.helping': {visible: [['dialog', compassText.tutorialTitle]]},
    'creating.waiting': {visible: [['button', wizardText.starting]], absent: [['alert'], ['text', wizardText.slow]]},
    'creating.slow': {
      visible: [
        ['button', wizardText.starting],
        ['text', wizardText.slow],
      ],
    },
    leaving: {visible: [['button', wizardText.starting]]},
  },
  unavailable: (before, event) =>
    before.matches({shown: 'helping'}) && event.type !== 'tutorial.close' ? 'the drawer covers the statistics' : null,
}

export const partialStartView: ViewModel<typeof partialStartMachine> = {
  interactions: {'start.retry': retry, 'network.returned': 'fact'},
  expectations: {
    creating: {
      visible: [
        ['heading', examText.partialTitle],
        ['status', wizardText.starting],
      ],
      absent: [['alert']],
    },
    failed: {
      visible: [['alert'], ['text', wizardText.createFailed], ['button', failureText.tryAgain]],
    },
    created: {visible: [['heading', examText.partialTitle]], absent: [['alert']]},
  },
}

type Deck = {readonly place: number; readonly cards: readonly unknown[]}
const heading = ({place, cards}: Deck) => ['heading', flashcardHeading(place + 1, cards.length)] as const

export const demoView: ViewModel<typeof demoMachine> = {
  interactions: {
    'demo.retry': retry,
    'network.returned': 'fact',
    'card.flip': (page) =>
      page
        .getByRole('button', {name: new RegExp(`^(?:${flashcardText.showBack}|${flashcardText.showFront})$`, 'u')})
        .click(),
    'card.grade': (page, {grade}) =>
      page.getByRole('button', {name: grade === 1 ? flashcardText.right : flashcardText.wrong}).click(),
    'demo.restart': (page) => page.getByRole('button', {name: demoText.again}).click(),
  },
  expectations: {
    loading: {visible: [['status', demoText.loading]], absent: [['alert']]},
    offline,
    failed,
    empty: {visible: [['text', demoText.empty]], absent: [['alert']]},
    front: (context) => ({
      visible: [heading(context), ['button', flashcardText.showBack], ['text', demoText.notSaved]],
    }),
    back: (context) => ({visible: [heading(context), ['button', flashcardText.showFront]]}),
    graded: (context) => ({visible: [heading(context), ['button', flashcardText.showFront]]}),
    done: ({right, cards}) => ({
      visible: [
        ['text', demoText.doneTitle],
        ['text', demoText.done(right, cards.length)],
      ],
    }),
  },
}
