import {enqueueActions, sendTo} from 'xstate'
import type {ExamSource} from '../../../domain/exam/exam.types.ts'
import {isFilled} from '../../../domain/question/essay.ts'
import {noChoice} from '../../../domain/question/outcome.ts'
import type {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import type {MockExamContext} from '../../../machines/exam/mockExam.types.ts'
import {watchMockExamWith} from '../../services/exam/mockExam.actors.ts'
import {randomId} from '../../services/platform/device.ts'
import {mockText, startRefusalText} from '../../text/exam/exam.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client' | 'outbox' | 'writeEvent'> & Pick<Root, 'now'> & {readonly source: ExamSource}

/** The essays of the exam as they stand: what was typed last may not have been saved when the exam ends. */
function essaysOf({marks}: MockExamContext) {
  const essays = Object.values(marks).filter(({essay}) => isFilled(essay ?? ''))
  return {
    preChoices: essays.map(({questionId, essay}) => ({question: questionId, selected: noChoice, essay})),
    typedAt: Math.max(...essays.map(({at}) => at)),
  }
}

const iso = (at: number) => new Date(at).toISOString()

export const createMockExamImplementations = ({
  now,
  client,
  outbox,
  writeEvent,
  source,
}: Deps): Implementations<typeof mockExamMachine> => ({
  actors: {
    watchExam: watchMockExamWith({
      client,
      source,
      entries: () => outbox.getSnapshot().context.entries,
      onEntries: (listener) => {
        const watch = outbox.subscribe(listener)
        return () => watch.unsubscribe()
      },
    }),
  },
  actions: {
    requestStart: sendTo(outbox, (_, {activityId, key, now: at}) =>
      writeEvent(key, activityId, {operation: 'startExam', input: {activityId, dateNow: iso(at)}}),
    ),
    discard: sendTo(outbox, (_, {key}) => ({type: 'write.discard', key})),
    requestMark: sendTo(outbox, ({context}, {questionId, choice, key, now: at}) => {
      const lane = context.activity?.id ?? ''
      const input = {question: questionId, selected: choice, activity: lane, dateNow: iso(at)}
      return writeEvent(key, lane, {operation: 'createOrUpdateOnePreChoice', input})
    }),
    requestFinish: enqueueActions(({enqueue, context}, {activityId, key}) => {
      const {preChoices, typedAt} = essaysOf(context)
      if (preChoices.length > 0) {
        const input = {preChoices, activity: activityId, dateNow: iso(typedAt)}
        enqueue.sendTo(outbox, writeEvent(randomId(), activityId, {operation: 'createManyPreChoices', input}))
      }
      const input = {activityId, dateNow: iso(now())}
      enqueue.sendTo(outbox, writeEvent(key, activityId, {operation: 'finishMockExam', input}))
    }),
    notifyStartRefused: (_, {code}) =>
      notify({tone: 'error', title: mockText.startRefusedTitle, text: startRefusalText(code)}),
    notifyFinished: () => notify({tone: 'success', title: mockText.succeeded}),
    notifyFinishFailed: () => notify({tone: 'error', title: mockText.finishFailed}),
  },
})
