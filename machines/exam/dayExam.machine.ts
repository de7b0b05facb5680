import {assign, setup} from 'xstate'
import {isEditable} from '../../domain/agenda/editingWindow.ts'
import {agendaPath} from '../../domain/agenda/routes.ts'
import type {ExamSource} from '../../domain/exam/exam.types.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {DayExam, DayExamContext, DayExamEvent, DayExamInput, DayExamKind, ExamProgress} from './dayExam.types.ts'

/** A failed question to the server is asked again after this many milliseconds. */
const wait = 15_000

const isOpenAt = ({calendarDate, timeZone}: DayExamContext, now: Instant) => isEditable(calendarDate, now, timeZone)

const countOf = ({exam}: DayExamContext) => exam?.questions.length ?? 0

/**
 * An exam without a time limit: a full exam of an institution (flow F-072) or a smart exam (F-073), which differ in
 * where they come from and in their words alone (spec 2§2, 2§4, 2§7). The server finishes it with the last answer, or
 * with the grade of the last essay; what is not finished at 4 a.m. of the next day can only be read.
 */
export const dayExamMachine = setup({
  types: {} as {context: DayExamContext; events: DayExamEvent; input: DayExamInput; tags: 'loading' | 'shown'},
  actors: {
    watchExam: noListener<{kind: DayExamKind; source: ExamSource; calendarDate: string}>(),
    askFinished: notProvided<DayExam, {kind: DayExamKind; id: string}>('askFinished'),
  },
  actions: {
    storeExam: assign(({context}, {exam, isStale}: {exam: DayExam; isStale: boolean}) => ({
      exam,
      isStale,
      calendarDate: exam.calendarDate,
      isEditable: isEditable(exam.calendarDate, context.openedAt, context.timeZone),
    })),
    /** What the server says later of the exam on the screen; the clock keeps its own word. */
    storeNews: assign((_, {exam, isStale}: {exam: DayExam; isStale: boolean}) => ({exam, isStale})),
    storeProgress: assign((_, {answered, ungraded}: ExamProgress) => ({progress: {answered, ungraded}})),
    turnWindow: assign(({context}, {now}: {now: Instant}) => ({isEditable: isOpenAt(context, now), openedAt: now})),
    storeRetry: assign((_, {now}: {now: Instant}) => ({retryAt: now + wait})),
    clearRetry: assign({retryAt: null}),
    navigate: effect<{path: string}>('navigate'),
    /** The day's agenda may say now that its exam is done. */
    refreshDay: effect('refreshDay'),
    /** The last answer may be far below the word that all is done. */
    notifyFinished: effect('notifyFinished'),
  },
  guards: {
    hasExam: ({context}) => context.exam !== null,
    isFinished: ({context}) => context.exam?.finished === true,
    isFinal: (_, {exam}: {exam: DayExam}) => exam.finished,
    isClosed: ({context}) => !context.isEditable,
    isComplete: ({context}) => countOf(context) > 0 && context.progress.answered >= countOf(context),
    /** Only the grades of essays are missing. */
    isPending: ({context: {exam, progress}}) =>
      progress.ungraded.length > 0 &&
      exam !== null &&
      progress.answered + progress.ungraded.length >= exam.questions.length,
    hasWindowTurned: ({context}, {now}: {now: Instant}) => isOpenAt(context, now) !== context.isEditable,
    isFirstTick: ({context}) => context.retryAt === null,
    isDue: ({context}, {now}: {now: Instant}) => context.retryAt !== null && now >= context.retryAt,
  },
}).createMachine({
  id: 'dayExam',
  context: ({input}) => ({
    ...input,
    exam: null,
    isStale: false,
    isEditable: false,
    progress: {answered: 0, ungraded: []},
    retryAt: null,
  }),
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'watchExam',
        src: 'watchExam',
        input: ({context: {kind, source, calendarDate}}) => ({kind, source, calendarDate}),
        onError: '.failed',
      },
      initial: 'loading',
      on: {
        'exam.arrived': {
          target: '.shown',
          actions: {type: 'storeExam', params: ({event: {exam, isStale}}) => ({exam, isStale})},
        },
        'exam.absent': '.none',
        'exam.elsewhere': {
          target: '.redirecting',
          actions: {type: 'navigate', params: ({event}) => ({path: `${agendaPath}/${event.route}`})},
        },
        // Without network an exam on the screen stays what this device knows; the outbox says that the network is gone.
        'exam.failed': [{guard: 'hasExam'}, {target: '.failed'}],
      },
      states: {
        loading: {tags: 'loading'},
        redirecting: {tags: 'loading'},
        none: {},
        failed: {on: {'exam.retry': {target: '#dayExam.open', reenter: true}}},
        shown: {
          tags: 'shown',
          initial: 'judging',
          on: {
            'exam.arrived': [
              {
                guard: {type: 'isFinal', params: ({event}) => ({exam: event.exam})},
                target: '.finished',
                actions: [
                  {type: 'storeNews', params: ({event: {exam, isStale}}) => ({exam, isStale})},
                  'refreshDay',
                  'notifyFinished',
                ],
              },
              {actions: {type: 'storeNews', params: ({event: {exam, isStale}}) => ({exam, isStale})}},
            ],
            'progress.changed': {
              target: '.judging',
              actions: {type: 'storeProgress', params: ({event: {answered, ungraded}}) => ({answered, ungraded})},
            },
            'clock.ticked': {
              guard: {type: 'hasWindowTurned', params: ({event}) => ({now: event.now})},
              target: '.judging',
              actions: {type: 'turnWindow', params: ({event}) => ({now: event.now})},
            },
          },
          states: {
            judging: {
              always: [
                {guard: 'isFinished', target: 'finished'},
                {guard: 'isComplete', target: 'finishing'},
                {guard: 'isClosed', target: 'readOnly'},
                {guard: 'isPending', target: 'pendingEssays'},
                {target: 'inProgress'},
              ],
            },
            inProgress: {},
            pendingEssays: {},
            finishing: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    id: 'askFinished',
                    src: 'askFinished',
                    input: ({context: {kind, exam}}) => ({kind, id: exam?._id ?? ''}),
                    onDone: [
                      {
                        guard: {type: 'isFinal', params: ({event}) => ({exam: event.output})},
                        target: '#dayExam.open.shown.finished',
                        actions: [
                          {type: 'storeNews', params: ({event}) => ({exam: event.output, isStale: false})},
                          'refreshDay',
                          'notifyFinished',
                        ],
                      },
                      {target: 'unconfirmed', actions: 'clearRetry'},
                    ],
                    onError: {target: 'unconfirmed', actions: 'clearRetry'},
                  },
                },
                unconfirmed: {
                  on: {
                    'finish.retry': 'asking',
                    'clock.ticked': [
                      {guard: 'isFirstTick', actions: {type: 'storeRetry', params: ({event}) => ({now: event.now})}},
                      {guard: {type: 'isDue', params: ({event}) => ({now: event.now})}, target: 'asking'},
                    ],
                  },
                },
              },
            },
            finished: {
              on: {
                'exam.arrived': {actions: {type: 'storeNews', params: ({event: {exam, isStale}}) => ({exam, isStale})}},
                'progress.changed': {
                  actions: {type: 'storeProgress', params: ({event: {answered, ungraded}}) => ({answered, ungraded})},
                },
              },
            },
            readOnly: {},
          },
        },
      },
    },
  },
})
