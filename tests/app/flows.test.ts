import {type AnyActorRef, createActor, createMachine, fromCallback, fromPromise} from 'xstate'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {questionMachine} from '../../machines/question/question.machine.ts'
import {outboxMachine} from '../../machines/outbox/outbox.machine.ts'
import type {Delivery, DeliveryOutcome, OutboxEntry} from '../../machines/outbox/outbox.types.ts'
import {flowsLogic} from '../../src/app/flows.ts'
import {createQuestionImplementations} from '../../src/features/question/question.implementations.ts'

const notices = vi.hoisted((): string[] => [])
vi.mock('../../src/ui/status/notify.ts', () => ({notify: ({title}: {title: string}) => notices.push(title)}))
vi.mock('../../src/services/question/marks.ts', () => ({saveMarks: () => undefined}))

/** An outbox whose storage takes everything and whose server replies when the test says so, with the flows beside it. */
function openStudent() {
  let reply: (outcome: DeliveryOutcome) => void = () => undefined
  const outboxLogic = outboxMachine.provide({
    actors: {
      entryStore: fromCallback(({sendBack, receive}) => {
        receive((command) => {
          if (command.type === 'entry.append') sendBack({type: 'entry.kept', key: command.entry.key})
        })
        sendBack({type: 'store.opened', entries: []})
      }),
      deliver: fromPromise(
        ({input: {entries}}) =>
          new Promise<readonly Delivery[]>((resolve) => {
            reply = (outcome) => resolve(entries.map(({key}) => ({key, outcome})))
          }),
      ),
    },
  })
  const student = createActor(
    createMachine({
      invoke: [
        {id: 'outbox', systemId: 'outbox', src: outboxLogic, input: {owner: 'ana', isOnline: true}},
        {id: 'flows', systemId: 'flows', src: flowsLogic},
      ],
    }),
  ).start()
  const actor = (id: string): AnyActorRef => student.system.get(id)
  const outbox = student.system.get('outbox')
  const onAnswer = vi.fn<() => void>()
  const writeEvent = (key: string, lane: string, write: OutboxEntry) => ({
    type: 'write.requested',
    entry: {...write, key, lane, owner: 'ana', requestedAt: 0, attempts: 0, refusal: null},
  })
  const implementations = createQuestionImplementations({
    now: () => 0,
    outbox,
    writeEvent,
    question: {_id: 'q1', scopedId: 'a1:q1'},
    activity: {activity: 'a1', calendarDate: '2026-03-16', type: 'question', theoreticalType: 'theoreticalStudy'},
    onAnswer,
  } as unknown as Parameters<typeof createQuestionImplementations>[0])
  /** What a component does when it is mounted; its end is `leave`. */
  const open = (id = 'question a1:q1') => {
    const flow = createActor(questionMachine.provide(implementations), {
      id,
      input: {
        questionId: 'q1',
        choices: 4,
        isEditable: true,
        draft: {selected: -1, struck: []},
        answered: null,
        pending: null,
        isCommentShown: false,
      },
    })
    actor('flows').send({type: 'flow.opened', flow})
    return {flow, leave: () => actor('flows').send({type: 'flow.left', flow})}
  }
  return {student, outbox: actor('outbox'), open, onAnswer, reply: (outcome: DeliveryOutcome) => reply(outcome)}
}

/** Microtasks of the flows and of the delivery have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  notices.length = 0
})

function answer({open}: ReturnType<typeof openStudent>) {
  const question = open()
  question.flow.send({type: 'choice.pick', choice: 2})
  question.flow.send({type: 'answer.confirm', key: 'k1'})
  return question
}

describe('a question that was answered', () => {
  test('sends its answer to the outbox, and tells the activity', async () => {
    const student = openStudent()
    const {flow} = answer(student)
    expect(flow.getSnapshot().value).toBe('saving')
    expect(student.outbox.getSnapshot().context.entries).toMatchObject([
      {key: 'k1', lane: 'a1', operation: 'createOneAnswer', input: {document: 'q1', choosen: 2}},
    ])
    expect(student.onAnswer).toHaveBeenCalledOnce()
  })

  test('settles when its component is unmounted before the server replies', async () => {
    const student = openStudent()
    const {flow, leave} = answer(student)
    leave()
    await settled()
    expect(flow.getSnapshot().status).toBe('active')
    student.reply({kind: 'confirmed'})
    await settled()
    expect(flow.getSnapshot()).toMatchObject({status: 'stopped', value: {answered: 'commentHidden'}})
  })

  test('says that the server refused it, although the student has gone elsewhere', async () => {
    const student = openStudent()
    const {flow, leave} = answer(student)
    leave()
    await settled()
    student.reply({kind: 'refused', code: 'OUTSIDE_EDITING_WINDOW'})
    await settled()
    expect(notices).toEqual(['Houve um problema ao salvar sua escolha.'])
    expect(flow.getSnapshot()).toMatchObject({status: 'stopped', value: {selected: 'refused'}})
  })

  test('gives way when the student comes back to it: one refusal, one notice', async () => {
    const student = openStudent()
    const {flow, leave} = answer(student)
    leave()
    await settled()
    student.open()
    expect(flow.getSnapshot().status).toBe('stopped')
    student.reply({kind: 'refused', code: 'OUTSIDE_EDITING_WINDOW'})
    await settled()
    expect(notices).toEqual([])
  })

  test('goes on beside another question', async () => {
    const student = openStudent()
    const {flow, leave} = answer(student)
    leave()
    student.open('question a1:q2')
    await settled()
    expect(flow.getSnapshot().status).toBe('active')
  })
})

test('a flow that awaits nothing ends with its component', async () => {
  const {flow, leave} = openStudent().open()
  leave()
  await settled()
  expect(flow.getSnapshot().status).toBe('stopped')
})

test('a component that React mounts again at once keeps its flow', async () => {
  const student = openStudent()
  const {flow, leave} = student.open()
  leave()
  student.student.system.get('flows').send({type: 'flow.opened', flow})
  await settled()
  expect(flow.getSnapshot().status).toBe('active')
})

test('all flows end with the student', async () => {
  const student = openStudent()
  const {flow} = student.open()
  const {flow: other, leave} = answer({...student, open: () => student.open('question a1:q2')})
  leave()
  student.student.stop()
  await settled()
  expect([flow, other].map((one) => one.getSnapshot().status)).toEqual(['stopped', 'stopped'])
})
