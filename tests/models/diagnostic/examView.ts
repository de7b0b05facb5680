import type {examMachine} from '../../../machines/diagnostic/exam.machine.ts'
import {examText as text, failureText} from '../../../src/text/diagnostic/diagnostic.ts'
import {questionText} from '../../../src/text/question/question.ts'
import {question} from '../../../stories/diagnostic/fixtures.ts'
import type {Page, ViewModel} from '../../support/interactions.ts'

/** Goes to a question of two, unless it is there already. */
async function goTo(page: Page, id: string): Promise<void> {
  const way = page.getByRole('button', {name: id === 'q1' ? questionText.previous : questionText.next}).first()
  if (!way.element().hasAttribute('disabled')) await way.click()
}

const exam = {visible: [['radio'] as const], absent: [['alertdialog'] as const]}

export const examView: ViewModel<typeof examMachine> = {
  interactions: {
    'exam.arrived': 'fact',
    'exam.absent': 'fact',
    'exam.failed': 'fact',
    'questions.failed': 'fact',
    'exam.retry': async (page, _event, before) => {
      // A finished exam says beside the question alone that it is not there.
      if (before.matches({open: 'finished'})) await goTo(page, 'q2')
      await page.getByRole('button', {name: failureText.tryAgain}).first().click()
    },
    'network.returned': 'fact',
    'choice.mark': async (page, {questionId, choice}) => {
      await goTo(page, questionId)
      await page.getByText(question.choices[choice] ?? '').click()
    },
    'finish.request': (page) => page.getByRole('button', {name: text.finish}).click(),
    'finish.confirm': (page) => page.getByRole('alertdialog').getByRole('button', {name: text.confirmYes}).click(),
    'finish.cancel': (page) =>
      page.getByRole('button', {name: new RegExp(`^(?:${text.goBack}|${text.confirmNo})$`, 'u')}).click(),
    'welcome.continue': (page) => page.getByRole('button', {name: text.continue}).click(),
    'welcome.restart': (page) => page.getByRole('button', {name: text.restart}).click(),
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    // What is on the screen stays there while it is read once more.
    'open.loading': ({exam: whole}) =>
      whole === null ? {visible: [['status', text.loading]], absent: [['alert'], ['radio']]} : {absent: [['alert']]},
    'open.failed': {
      visible: [['alert'], ['text', failureText.failed], ['button', failureText.tryAgain]],
      absent: [['radio']],
    },
    'open.greeting': ({choices, exam: whole}) => ({
      visible: [
        ['alertdialog', text.welcomeBackTitle],
        ['text', text.welcomeBack(Object.keys(choices).length, whole?.questionIds.length ?? 0)],
      ],
    }),
    'open.answering': ({choices, exam: whole, isIncomplete}) => ({
      visible: [
        ['text', text.answered(Object.keys(choices).length, whole?.questionIds.length ?? 0)],
        ...(isIncomplete ? [['text', text.incomplete] as const] : exam.visible),
      ],
      absent: [...exam.absent, ...(isIncomplete ? [] : [['text', text.incomplete] as const])],
    }),
    'open.cannotFinish': {
      visible: [
        ['dialog', text.cannotFinishTitle],
        ['text', text.cannotFinish],
      ],
    },
    'open.confirming': {
      visible: [
        ['alertdialog', text.confirmTitle],
        ['text', text.confirm],
      ],
    },
    'open.finishing': {visible: [['text', text.finishing]], absent: [['alertdialog'], ['button', text.finish]]},
    'open.finished': {
      visible: [
        ['text', text.review],
        ['link', text.seeResult],
      ],
      absent: [['alertdialog'], ['button', text.finish]],
    },
    leaving: {absent: [['alertdialog'], ['button', text.finish]]},
  },
  unavailable: (before, event) => {
    const {exam: whole, choices, isIncomplete} = before.context
    if (event.type === 'choice.mark') {
      if (choices[event.questionId] === event.choice) return 'this choice is marked already'
      return isIncomplete && event.questionId !== 'q1' ? 'this question is not there yet' : null
    }
    const isOpenPartial = whole?.isPartial === true && whole.questionIds.some((id: string) => choices[id] === undefined)
    if (event.type === 'finish.request' && isOpenPartial) return 'a partial diagnostic ends by itself'
    if (event.type === 'exam.retry' && !isIncomplete && !before.matches({open: 'failed'})) return 'nothing is missing'
    return null
  },
  excused: {
    'diagnosticExam.open.answering · exam.retry':
      'the walk comes to it with all questions there, and then no button offers it; a finished exam offers the same one',
  },
}
