import {temporarySurveyMachine} from '../../../machines/feedback/temporarySurvey.machine.ts'
import {temporarySurveyText} from '../../../src/text/feedback/surveys.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

/** The form is a part of this page, so that no path leaves it. */
export const openSurvey = {id: 's1', title: 'Sua semana típica', url: '#formulario'}

export const temporarySurveyModel: FlowModel<typeof temporarySurveyMachine> = {
  machine: temporarySurveyMachine,
  starts: {'shell opened': undefined},
  cases: {
    'turn.given': [{type: 'turn.given'}],
    'survey.skip': [{type: 'survey.skip', key: 'k1'}],
    'survey.complete': [{type: 'survey.complete', key: 'k1'}],
  },
  replies: {
    'xstate.done.actor.readSurvey': [openSurvey, null],
    'xstate.error.actor.readSurvey': [{failure: 'offline'}],
  },
  requests: ['readSurvey'],
  listeners: [],
  effects: ['requestSkip', 'requestCompletion', 'logFailure'],
}

export const temporarySurveyView: ViewModel<typeof temporarySurveyMachine> = {
  interactions: {
    'turn.given': 'fact',
    'survey.skip': (page) => page.getByRole('button', {name: temporarySurveyText.skip}).click(),
    'survey.complete': async (page) => {
      const link = page.getByRole('link', {name: temporarySurveyText.complete})
      // No path opens another tab.
      link.element().setAttribute('target', '_self')
      await link.click()
    },
  },
  expectations: {
    ...expectationsOf(['checking', 'due', 'hidden', 'done'], {absent: [['dialog']]}),
    shown: {
      visible: [
        ['dialog', openSurvey.title],
        ['button', 'Pular'],
        ['link', 'Responder pesquisa'],
      ],
    },
  },
}
