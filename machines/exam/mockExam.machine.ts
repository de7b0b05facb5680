import {assign, sendTo, setup} from 'xstate'
import {clockTolerance} from '../../domain/exam/mockExam.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import {isOver, isStarted, kept, keysAt, madeAt, merged, missingOf, refusalAt} from './mockExam.rules.ts'
import type {
  MockActivity,
  MockExamContext,
  MockExamEvent,
  MockExamInput,
  MockMark,
  MockWrite,
} from './mockExam.types.ts'

type Read = {readonly activity: MockActivity; readonly marks: readonly MockMark[]; readonly now: Instant}
type Choice = {readonly questionId: string; readonly choice: number; readonly now: Instant}

/** Refusals of an end that say that it has ended already. */
const isEnded = (code: ErrorCode) => code === 'EXAM_FINISHED' || code === 'EXAM_TIME_OVER'

/**
 * A mock exam from its start page to its result (flow F-070; spec 2§4, 2§5, 2§8; D-01, D-04, D-22). Start, marks and end
 * go to the outbox; the time is the server's, compared with the ticker. A start that waits can be taken back, so that it
 * never happens behind the student's back. When the time is over everything is locked and the end goes out by itself;
 * what was marked before still arrives.
 */
export const mockExamMachine = setup({
  types: {} as {
    context: MockExamContext
    events: MockExamEvent
    input: MockExamInput
    tags: 'startPage' | 'locked' | 'awaitingWrite'
  },
  actors: {watchExam: noListener<undefined, {type: 'exam.reload'}>()},
  actions: {
    storeRead: assign(({context}, {activity, marks, now}: Read) => ({
      activity: kept(context.activity, activity),
      marks: merged(context.marks, marks),
      checkedAt: now,
    })),
    storeWrite: assign((_, {write}: {write: MockWrite | null}) => ({write})),
    storeNow: assign((_, {now}: {now: Instant}) => ({checkedAt: now})),
    storeDay: assign((_, {isToday}: {isToday: boolean}) => ({isToday})),
    storeRefusal: assign((_, {code}: {code: ErrorCode | null}) => ({refusal: code})),
    storeTimeOver: assign({isTimeOver: true}),
    clearTimeOver: assign({isTimeOver: false}),
    storeMarks: assign(({context}, {marks}: {marks: readonly MockMark[]}) => ({marks: merged(context.marks, marks)})),
    storeChoice: assign(({context}, {questionId, choice, now}: Choice) => ({
      marks: {
        ...context.marks,
        [questionId]: {questionId, selected: choice, essay: null, at: madeAt(context.marks[questionId], now)},
      },
    })),
    storeEssay: assign(({context}, {questionId, essay, now}: {questionId: string; essay: string; now: Instant}) => ({
      marks: {
        ...context.marks,
        [questionId]: {questionId, selected: noChoice, essay, at: madeAt(context.marks[questionId], now)},
      },
    })),
    reload: sendTo('watchExam', {type: 'exam.reload'}),
    requestStart: effect<{activityId: string; key: string; now: Instant}>('requestStart'),
    /** Takes a start or an end out of the outbox: one that waits, or one whose refusal the screen tells. */
    discard: effect<{key: string}>('discard'),
    requestMark: effect<Choice & {key: string}>('requestMark'),
    requestFinish: effect<{activityId: string; key: string}>('requestFinish'),
    notifyStartRefused: effect<{code: ErrorCode}>('notifyStartRefused'),
    notifyFinished: effect('notifyFinished'),
    notifyFinishFailed: effect('notifyFinishFailed'),
  },
  guards: {
    isUnknown: ({context}) => context.activity === null,
    isFinished: ({context}) => context.activity?.isFinished ?? false,
    isFinishing: ({context}) => isStarted(context.activity) && context.write?.kind === 'finish',
    isStarting: ({context}) => !isStarted(context.activity) && context.write?.kind === 'start',
    isExpired: ({context}) => isOver(context.activity, context.checkedAt),
    isStarted: ({context}) => isStarted(context.activity),
    isEarly: ({context}) => refusalAt(context.activity, context.checkedAt) === 'EXAM_NOT_OPEN',
    isLate: ({context}) => refusalAt(context.activity, context.checkedAt) === 'EXAM_START_CLOSED',
    isCode: (_, {code, wanted}: {code: ErrorCode | null; wanted: ErrorCode}) => code === wanted,
    hasOpened: ({context}, {now}: {now: Instant}) =>
      context.activity !== null && refusalAt(context.activity, now) !== 'EXAM_NOT_OPEN',
    hasClosed: ({context}, {now}: {now: Instant}) => refusalAt(context.activity, now) === 'EXAM_START_CLOSED',
    canStart: ({context}, {now}: {now: Instant}) =>
      context.isToday && context.activity !== null && refusalAt(context.activity, now) === null,
    isTimeUp: ({context}, {now}: {now: Instant}) => isOver(context.activity, now),
    // Two clocks of one server may differ: by that much an end is not taken back.
    hasTimeAgain: ({context}, {now}: {now: Instant}) => !isOver(context.activity, now + clockTolerance),
    isNewlyUp: ({context}, {now}: {now: Instant}) => !context.isTimeOver && isOver(context.activity, now),
    isOpenFor: ({context}, {questionId, now}: {questionId: string; now: Instant}) =>
      (context.activity?.questionIds.includes(questionId) ?? false) && !isOver(context.activity, now),
    hasNews: ({context}, {marks}: {marks: readonly MockMark[]}) => merged(context.marks, marks) !== context.marks,
    isComplete: ({context}) => missingOf(context).length === 0,
    isIncomplete: ({context}) => missingOf(context).length > 0,
    isMine: ({context}, {key}: {key: string}) => context.write?.key === key,
    isMineEnded: ({context}, {key, code}: {key: string; code: ErrorCode}) =>
      context.write?.key === key && isEnded(code),
    isMineLate: ({context}, {key}: {key: string}) => context.write?.key === key && context.isTimeOver,
    isWaitingForKeys: ({context: {activity, isTimeOver, checkedAt}}) =>
      activity !== null && checkedAt < (keysAt(activity, isTimeOver) ?? checkedAt),
    areKeysDue: ({context: {activity, isTimeOver}}, {now}: {now: Instant}) =>
      activity !== null && now >= (keysAt(activity, isTimeOver) ?? now),
    isWaitingForRanking: ({context: {activity, checkedAt}}) =>
      activity !== null && !activity.isExtra && activity.rankingAt !== null && checkedAt < activity.rankingAt,
    isRankingDue: ({context: {activity}}, {now}: {now: Instant}) =>
      activity !== null && activity.rankingAt !== null && now >= activity.rankingAt,
  },
}).createMachine({
  id: 'mockExam',
  context: ({input}) => ({
    activity: null,
    isToday: input.isToday,
    marks: {},
    write: null,
    refusal: null,
    isTimeOver: false,
    checkedAt: input.now,
  }),
  invoke: {id: 'watchExam', src: 'watchExam', input: undefined, onError: '.failed'},
  initial: 'loading',
  on: {
    'day.changed': {actions: {type: 'storeDay', params: ({event}) => ({isToday: event.isToday})}},
    'activity.read': {
      actions: {type: 'storeRead', params: ({event: {activity, marks, now}}) => ({activity, marks, now})},
    },
  },
  states: {
    loading: {
      on: {
        'activity.read': {
          target: 'deciding',
          actions: [
            {type: 'storeRead', params: ({event: {activity, marks, now}}) => ({activity, marks, now})},
            {type: 'storeWrite', params: ({event}) => ({write: event.write})},
          ],
        },
        'activity.failed': [
          {guard: {type: 'isCode', params: ({event}) => ({code: event.code, wanted: 'NOT_FOUND'})}, target: 'none'},
          {
            guard: {type: 'isCode', params: ({event}) => ({code: event.code, wanted: 'EXAM_NOT_OPEN'})},
            target: 'early',
          },
          {
            guard: {type: 'isCode', params: ({event}) => ({code: event.code, wanted: 'EXAM_START_CLOSED'})},
            target: 'deadlinePassed',
          },
          {target: 'failed'},
        ],
      },
    },
    failed: {
      on: {
        'activity.read': {
          target: 'deciding',
          actions: {type: 'storeRead', params: ({event: {activity, marks, now}}) => ({activity, marks, now})},
        },
        'activity.retry': {target: '#mockExam', reenter: true},
      },
    },
    none: {},
    deciding: {
      always: [
        {guard: 'isFinished', target: 'finished'},
        {guard: 'isFinishing', target: 'finishing'},
        {guard: 'isExpired', target: 'expired'},
        {guard: 'isStarted', target: 'running'},
        {guard: 'isStarting', target: 'starting'},
        {guard: 'isEarly', target: 'early'},
        {guard: 'isLate', target: 'deadlinePassed'},
        {target: 'notStarted'},
      ],
    },
    early: {
      tags: 'startPage',
      always: {guard: 'isStarted', target: 'deciding'},
      on: {
        'clock.ticked': {guard: {type: 'hasOpened', params: ({event}) => ({now: event.now})}, target: 'notStarted'},
        'activity.retry': {guard: 'isUnknown', target: '#mockExam', reenter: true},
      },
    },
    notStarted: {
      tags: 'startPage',
      always: [
        {guard: 'isStarted', target: 'deciding'},
        {guard: 'isLate', target: 'deadlinePassed'},
      ],
      on: {
        'clock.ticked': {guard: {type: 'hasClosed', params: ({event}) => ({now: event.now})}, target: 'deadlinePassed'},
        'exam.start': {
          guard: {type: 'canStart', params: ({event}) => ({now: event.now})},
          target: 'starting',
          actions: [
            {type: 'storeRefusal', params: {code: null}},
            {type: 'storeWrite', params: ({event}) => ({write: {kind: 'start', key: event.key}})},
            {
              type: 'requestStart',
              params: ({context, event: {key, now}}) => ({activityId: context.activity?.id ?? '', key, now}),
            },
          ],
        },
      },
    },
    deadlinePassed: {tags: 'startPage', always: {guard: 'isStarted', target: 'deciding'}},
    starting: {
      tags: 'startPage',
      always: {guard: 'isStarted', target: 'deciding', actions: {type: 'storeWrite', params: {write: null}}},
      on: {
        'start.cancel': {
          target: 'notStarted',
          // It may have been on the wire already: the server's word follows.
          actions: [
            {type: 'discard', params: ({context}) => ({key: context.write?.key ?? ''})},
            {type: 'storeWrite', params: {write: null}},
            'reload',
          ],
        },
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'loading',
          actions: [{type: 'storeWrite', params: {write: null}}, 'reload'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'notStarted',
          actions: [
            {type: 'storeRefusal', params: ({event}) => ({code: event.code})},
            {type: 'discard', params: ({event}) => ({key: event.key})},
            {type: 'notifyStartRefused', params: ({event}) => ({code: event.code})},
            {type: 'storeWrite', params: {write: null}},
            'reload',
          ],
        },
      },
    },
    running: {
      initial: 'started',
      always: {guard: 'isFinished', target: 'finished'},
      on: {
        'marks.arrived': {
          guard: {type: 'hasNews', params: ({event}) => ({marks: event.marks})},
          actions: {type: 'storeMarks', params: ({event}) => ({marks: event.marks})},
        },
        'clock.ticked': {guard: {type: 'isTimeUp', params: ({event}) => ({now: event.now})}, target: 'expired'},
      },
      states: {
        started: {
          on: {
            'choice.mark': {
              guard: {type: 'isOpenFor', params: ({event: {questionId, now}}) => ({questionId, now})},
              actions: [
                {type: 'storeChoice', params: ({event: {questionId, choice, now}}) => ({questionId, choice, now})},
                {
                  type: 'requestMark',
                  params: ({context, event: {questionId, choice, now, key}}) => ({
                    questionId,
                    choice,
                    now: context.marks[questionId]?.at ?? now,
                    key,
                  }),
                },
              ],
            },
            'essay.write': {
              guard: {type: 'isOpenFor', params: ({event: {questionId, now}}) => ({questionId, now})},
              actions: {type: 'storeEssay', params: ({event: {questionId, essay, now}}) => ({questionId, essay, now})},
            },
            'missing.open': {guard: 'isIncomplete', target: 'incomplete'},
            'finish.request': {guard: 'isComplete', target: 'confirmingFinish'},
          },
        },
        incomplete: {on: {'missing.close': 'started'}},
        confirmingFinish: {
          on: {
            'finish.cancel': 'started',
            'finish.confirm': {
              target: '#mockExam.finishing',
              actions: [
                {type: 'storeWrite', params: ({event}) => ({write: {kind: 'finish', key: event.key}})},
                {
                  type: 'requestFinish',
                  params: ({context, event}) => ({activityId: context.activity?.id ?? '', key: event.key}),
                },
              ],
            },
          },
        },
      },
    },
    // Nothing can be marked, and nothing is ended yet: a clock that is not sure of the time may be set right.
    expired: {
      tags: 'locked',
      entry: 'storeTimeOver',
      always: {guard: 'isFinished', target: 'finished'},
      on: {
        'clock.ticked': {
          guard: {type: 'hasTimeAgain', params: ({event}) => ({now: event.now})},
          target: 'running',
          actions: 'clearTimeOver',
        },
        'finish.send': {
          target: 'finishing',
          actions: [
            {type: 'storeWrite', params: ({event}) => ({write: {kind: 'finish', key: event.key}})},
            {
              type: 'requestFinish',
              params: ({context, event}) => ({activityId: context.activity?.id ?? '', key: event.key}),
            },
          ],
        },
      },
    },
    finishing: {
      tags: ['locked', 'awaitingWrite'],
      always: {
        guard: 'isFinished',
        target: 'finished',
        actions: [{type: 'storeWrite', params: {write: null}}, 'notifyFinished'],
      },
      on: {
        'clock.ticked': {guard: {type: 'isNewlyUp', params: ({event}) => ({now: event.now})}, actions: 'storeTimeOver'},
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'finished',
          actions: [{type: 'storeWrite', params: {write: null}}, 'notifyFinished', 'reload'],
        },
        'write.refused': [
          {
            guard: {type: 'isMineEnded', params: ({event: {key, code}}) => ({key, code})},
            target: 'finished',
            actions: [
              {type: 'discard', params: ({event}) => ({key: event.key})},
              {type: 'storeWrite', params: {write: null}},
              'reload',
            ],
          },
          {
            guard: {type: 'isMineLate', params: ({event}) => ({key: event.key})},
            target: 'unfinished',
            actions: [
              {type: 'discard', params: ({event}) => ({key: event.key})},
              {type: 'storeWrite', params: {write: null}},
              'notifyFinishFailed',
            ],
          },
          {
            guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
            target: 'running',
            actions: [
              {type: 'discard', params: ({event}) => ({key: event.key})},
              {type: 'storeWrite', params: {write: null}},
              'notifyFinishFailed',
            ],
          },
        ],
      },
    },
    unfinished: {
      tags: 'locked',
      always: {guard: 'isFinished', target: 'finished'},
      on: {
        'finish.retry': {
          target: 'finishing',
          actions: [
            {type: 'storeWrite', params: ({event}) => ({write: {kind: 'finish', key: event.key}})},
            {
              type: 'requestFinish',
              params: ({context, event}) => ({activityId: context.activity?.id ?? '', key: event.key}),
            },
          ],
        },
      },
    },
    finished: {
      tags: 'locked',
      initial: 'deciding',
      on: {
        'activity.read': {
          target: '.deciding',
          actions: {type: 'storeRead', params: ({event: {activity, marks, now}}) => ({activity, marks, now})},
        },
      },
      states: {
        deciding: {
          always: [
            {guard: 'isWaitingForKeys', target: 'waitingForKeys'},
            {guard: 'isWaitingForRanking', target: 'waitingForRanking'},
            {target: 'complete'},
          ],
        },
        waitingForKeys: {
          on: {
            'clock.ticked': {
              guard: {type: 'areKeysDue', params: ({event}) => ({now: event.now})},
              target: 'deciding',
              actions: [{type: 'storeNow', params: ({event}) => ({now: event.now})}, 'reload'],
            },
          },
        },
        waitingForRanking: {
          on: {
            'clock.ticked': {
              guard: {type: 'isRankingDue', params: ({event}) => ({now: event.now})},
              target: 'deciding',
              actions: [{type: 'storeNow', params: ({event}) => ({now: event.now})}, 'reload'],
            },
          },
        },
        complete: {},
      },
    },
  },
})
