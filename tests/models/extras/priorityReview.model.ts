import {emptyPriority} from '../../../domain/extras/priority.ts'
import {priorityReviewMachine} from '../../../machines/extras/priorityReview.machine.ts'
import {failureWords} from '../../../src/text/extras/creation.ts'
import {priorityText as text, wizardText} from '../../../src/text/extras/wizards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {created, offline, refusedWith} from './wizardFixtures.ts'

export const priorityReviewModel: FlowModel<typeof priorityReviewMachine> = {
  machine: priorityReviewMachine,
  starts: {'with nothing remembered': {choice: emptyPriority}},
  cases: {
    'questions.set': [{type: 'questions.set', questionLimit: '4'}],
    'themes.set': [{type: 'themes.set', themeLimit: '16'}],
    'difficulty.choose': [{type: 'difficulty.choose', difficulty: 'hard'}],
    'wizard.create': [{type: 'wizard.create', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.createExtra': [created],
    'xstate.error.actor.createExtra': [offline, refusedWith('NO_QUESTION_FOUND')],
  },
  requests: ['createExtra'],
  listeners: [],
  effects: ['notifyCreated', 'notifyFailed'],
  delays: {'xstate.after.slow.priorityReview.creating.waiting': 4_000},
}

export const priorityReviewView: ViewModel<typeof priorityReviewMachine> = {
  interactions: {
    'questions.set': (page, {questionLimit}) => page.getByRole('textbox', {name: text.questions}).fill(questionLimit),
    'themes.set': (page, {themeLimit}) => page.getByRole('textbox', {name: text.themes}).fill(themeLimit),
    'difficulty.choose': (page) => page.getByRole('radio', {name: text.difficulties.hard}).click(),
    'wizard.create': (page) => page.getByRole('button', {name: text.confirm}).click(),
  },
  expectations: {
    open: ({choice, failure}) => ({
      visible: [
        ['dialog', 'Criar revisão prioritária'],
        ['button', text.confirm],
        ...(choice.themeLimit === '16' ? [['text', 'Digite um número de 1 a 15.'] as const] : []),
        ...(choice.questionLimit === '4' && choice.themeLimit === '5' ? [['text', text.tooManyThemes] as const] : []),
        ...(failure === null ? [] : [['text', failureWords('priority', failure).title] as const]),
      ],
    }),
    'creating.waiting': {visible: [['button', wizardText.creating]], absent: [['text', wizardText.slow]]},
    'creating.slow': {
      visible: [
        ['button', wizardText.creating],
        ['text', wizardText.slow],
      ],
    },
    created: {visible: [['button', wizardText.creating]]},
  },
  unavailable: ({context: {choice}}, event) => {
    if (event.type === 'questions.set' && choice.questionLimit === event.questionLimit)
      return 'the field already says so'
    if (event.type === 'themes.set' && choice.themeLimit === event.themeLimit) return 'the field already says so'
    if (event.type === 'difficulty.choose' && choice.difficulty === event.difficulty) return 'it is already chosen'
    return null
  },
}
