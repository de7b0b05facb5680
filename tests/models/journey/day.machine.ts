import {assign, setup} from 'xstate'
import type {Activity, DayContext, DayEvent, Facts, KnownActivity, KnownQuestion, Letter} from './day.types.ts'

const unknown: KnownQuestion = {picked: null, struck: [], essay: null, answer: 'none', key: null}

export const activityOf = ({known, activity}: DayContext): KnownActivity | null => known[activity] ?? null
export const questionOf = (context: DayContext): KnownQuestion =>
  activityOf(context)?.questions[context.number] ?? unknown

function withActivity(context: DayContext, change: (before: KnownActivity) => KnownActivity): Partial<DayContext> {
  const before = activityOf(context)
  return before ? {known: {...context.known, [context.activity]: change(before)}} : {}
}

const withQuestion = (context: DayContext, change: Partial<KnownQuestion>): Partial<DayContext> =>
  withActivity(context, (before) => ({
    ...before,
    questions: {...before.questions, [context.number]: {...(before.questions[context.number] ?? unknown), ...change}},
  }))

/** A question with choices, answered with feedback, that has no answer yet. */
const isOpenChoice = (context: DayContext): boolean => {
  const {essay, answer} = questionOf(context)
  return !activityOf(context)?.isExam && essay === null && answer === 'none'
}

/** What was seen of a question for the first time is taken as it is; what is known already stands. */
function withFacts(context: DayContext, facts: Facts): Partial<DayContext> {
  if (facts.screen !== 'question') return {}
  const {number, total, picked, struck, key, essay} = facts
  const before = activityOf(context)
  const isAnswered = essay ? !essay.isOpen : !facts.isOpen && picked !== null && facts.exam !== 'on'
  const isSaved = essay !== null || key !== null
  const seen: KnownQuestion = {
    picked,
    struck,
    essay: essay?.text ?? null,
    key,
    answer: isAnswered ? (isSaved ? 'saved' : 'pending') : 'none',
  }
  const known = before?.questions[number]
  const question = known ? {...known, key: known.key ?? key} : seen
  const isExam = facts.exam === 'on'
  const activity = {
    total,
    isExam,
    isLocked: facts.exam === 'none' || !facts.canToggleExam,
    questions: {...before?.questions, [number]: question},
  }
  const {activities, canLookBack} = facts
  return {
    number,
    known: {...context.known, [context.activity]: activity},
    isCommentShown: facts.comment === 'shown',
    activities,
    canLookBack,
    elsewhere: [...new Set([...context.elsewhere, ...facts.elsewhere])],
  }
}

/** All that waited for the network has arrived. */
function withArrivals(context: DayContext): Partial<DayContext> {
  const arrived = (one: KnownActivity): KnownActivity => ({
    ...one,
    questions: Object.fromEntries(
      Object.entries(one.questions).map(([place, question]) => [
        place,
        question.answer === 'pending' ? {...question, answer: 'saved'} : question,
      ]),
    ),
  })
  return {known: Object.fromEntries(Object.entries(context.known).map(([name, one]) => [name, arrived(one)]))}
}

const struckWith = ({struck}: KnownQuestion, letter: Letter): Letter[] =>
  struck.includes(letter) ? struck.filter((one) => one !== letter) : [...struck, letter].toSorted()

/**
 * A student's day as a chart of what she may do and what must then be so, whatever the deployment: signing in, the
 * activities of today, answering, exam mode, a past day, losing the network, coming back. Requests that the screen
 * does not offer in a state are not in it.
 */
export const dayMachine = setup({
  types: {} as {context: DayContext; events: DayEvent},
  actions: {
    /** Nothing that was done may be gone: a transition without effect would not be one that can be chosen. */
    stay: () => undefined,
    storeFacts: assign(({context}, {facts}: {facts: Facts}) => withFacts(context, facts)),
    storePick: assign(({context}, {letter}: {letter: Letter}) =>
      withQuestion(context, {picked: letter, struck: questionOf(context).struck.filter((one) => one !== letter)}),
    ),
    storeStroke: assign(({context}, {letter}: {letter: Letter}) => {
      const question = questionOf(context)
      return withQuestion(context, {
        struck: struckWith(question, letter),
        picked: question.picked === letter ? null : question.picked,
      })
    }),
    storeAnswer: assign(({context}) => ({
      ...withQuestion(context, {answer: context.isOnline ? 'saved' : 'pending'}),
      isCommentShown: false,
    })),
    storeEssay: assign(({context}, {text}: {text: string}) => withQuestion(context, {essay: text})),
    storeMark: assign(({context}, {letter}: {letter: Letter}) => withQuestion(context, {picked: letter})),
    lockExam: assign(({context}) => withActivity(context, (before) => ({...before, isLocked: true}))),
    forgetActivity: assign(({context}) => ({known: {...context.known, [context.activity]: undefined}, number: 0})),
    toggleExam: assign(({context}) => withActivity(context, (before) => ({...before, isExam: !before.isExam}))),
    toggleComment: assign(({context}) => ({isCommentShown: !context.isCommentShown})),
    storeNumber: assign((_, {number}: {number: number}) => ({number, isCommentShown: false})),
    storeActivity: assign((_, {activity}: {activity: Activity}) => ({activity, number: 0, isCommentShown: false})),
    storeOnline: assign((_, {isOnline}: {isOnline: boolean}) => ({isOnline})),
    storeArrivals: assign(({context}) => withArrivals(context)),
    countRefusal: assign(({context}) => ({refusedLogins: context.refusedLogins + 1})),
  },
  guards: {
    mayMistype: ({context}) => context.refusedLogins < 2,
    isOnline: ({context}) => context.isOnline,
    isOffline: ({context}) => !context.isOnline,
    isThere: ({context}, {activity}: {activity: Activity}) => context.isOnline && context.activities.includes(activity),
    canLookBack: ({context}) => context.isOnline && context.canLookBack,
    isOpen: ({context}) => isOpenChoice(context),
    isWritable: ({context}, {text}: {text: string}) => {
      const {essay, answer} = questionOf(context)
      return essay !== null && essay !== text && answer === 'none'
    },
    isPickable: ({context}, {letter}: {letter: Letter}) =>
      isOpenChoice(context) && questionOf(context).picked !== letter,
    isPicked: ({context}) => isOpenChoice(context) && questionOf(context).picked !== null,
    isRevealed: ({context}) =>
      context.isOnline && questionOf(context).essay === null && questionOf(context).answer === 'saved',
    hasNext: ({context}) => context.number > 0 && context.number < (activityOf(context)?.total ?? 0),
    hasPrevious: ({context}) => context.number > 1,
    isOther: ({context}, {number}: {number: number}) =>
      number !== context.number && number <= (activityOf(context)?.total ?? 0),
    canToggleExam: ({context}) =>
      context.isOnline && context.activity === 'smart' && activityOf(context)?.isLocked === false,
    isMarkable: ({context}, {letter}: {letter: Letter}) =>
      activityOf(context)?.isExam === true &&
      questionOf(context).essay === null &&
      questionOf(context).picked !== letter,
    canComplete: ({context}) => context.isOnline && activityOf(context)?.isExam === true,
  },
}).createMachine({
  id: 'day',
  context: {
    isOnline: true,
    refusedLogins: 0,
    activity: 'study',
    number: 0,
    isCommentShown: false,
    activities: [],
    canLookBack: false,
    known: {},
    elsewhere: [],
  },
  initial: 'signedOut',
  states: {
    signedOut: {
      on: {
        'login.mistype': {guard: 'mayMistype', actions: 'countRefusal'},
        'login.enter': {target: 'studying', actions: {type: 'storeActivity', params: {activity: 'study'}}},
      },
    },
    studying: {
      on: {
        'page.seen': {actions: {type: 'storeFacts', params: ({event}) => ({facts: event.facts})}},
        'choice.pick': {
          guard: {type: 'isPickable', params: ({event}) => ({letter: event.letter})},
          actions: {type: 'storePick', params: ({event}) => ({letter: event.letter})},
        },
        'choice.strike': {
          guard: 'isOpen',
          actions: {type: 'storeStroke', params: ({event}) => ({letter: event.letter})},
        },
        'essay.write': {
          guard: {type: 'isWritable', params: ({event}) => ({text: event.text})},
          actions: [{type: 'storeEssay', params: ({event}) => ({text: event.text})}, 'lockExam'],
        },
        'answer.confirm': {guard: 'isPicked', actions: ['storeAnswer', 'lockExam']},
        'comment.toggle': {guard: 'isRevealed', actions: 'toggleComment'},
        'question.next': {
          guard: 'hasNext',
          actions: {type: 'storeNumber', params: ({context}) => ({number: context.number + 1})},
        },
        'question.previous': {
          guard: 'hasPrevious',
          actions: {type: 'storeNumber', params: ({context}) => ({number: context.number - 1})},
        },
        'question.goto': {
          guard: {type: 'isOther', params: ({event}) => ({number: event.number})},
          actions: {type: 'storeNumber', params: ({event}) => ({number: event.number})},
        },
        'activity.open': {
          guard: {type: 'isThere', params: ({event}) => ({activity: event.activity})},
          actions: {type: 'storeActivity', params: ({event}) => ({activity: event.activity})},
        },
        'exam.toggle': {guard: 'canToggleExam', actions: 'toggleExam'},
        'exam.mark': {
          guard: {type: 'isMarkable', params: ({event}) => ({letter: event.letter})},
          actions: [{type: 'storeMark', params: ({event}) => ({letter: event.letter})}, 'lockExam'],
        },
        'exam.complete': {guard: 'canComplete', actions: 'forgetActivity'},
        'day.past': {guard: 'canLookBack', target: 'lookingBack'},
        'page.reload': {actions: 'stay'},
        'network.lose': {guard: 'isOnline', actions: {type: 'storeOnline', params: {isOnline: false}}},
        'network.restore': {
          guard: 'isOffline',
          actions: [{type: 'storeOnline', params: {isOnline: true}}, 'storeArrivals'],
        },
        'session.leave': {guard: 'isOnline', target: 'signedOut'},
      },
    },
    lookingBack: {
      on: {
        'day.today': {target: 'studying', actions: {type: 'storeActivity', params: {activity: 'study'}}},
        'page.reload': {actions: 'stay'},
        'session.leave': 'signedOut',
      },
    },
  },
})
