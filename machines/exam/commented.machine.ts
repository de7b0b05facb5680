import {assign, setup} from 'xstate'
import {
  type CommentedPlace,
  examOf,
  isSameInstitution,
  isSamePlace,
  pageOf,
  pagesOf,
} from '../../domain/exam/commented.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  CommentedContext,
  CommentedEvent,
  CommentedInput,
  InstitutionWish,
  KeyWish,
  LoadedExams,
  LoadedKey,
} from './commented.types.ts'

const shownPlace = ({context}: {context: CommentedContext}) => ({place: context.place})

/**
 * The commented keys of an institution's full exams (flow F-077; spec 2§2, 3§2.12): the student chooses state and
 * institution, then one of its exams, and reads its questions page by page with key and comment. Nothing is answered.
 * Each choice is written into the address and, as far as the institution, kept for the next time.
 */
export const commentedMachine = setup({
  types: {} as {context: CommentedContext; events: CommentedEvent; input: CommentedInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows them. */
    loadExams: notProvided<LoadedExams, InstitutionWish>('loadExams'),
    /** Rejects with a request failure when neither server nor device knows the page. */
    loadKey: notProvided<LoadedKey, KeyWish>('loadKey'),
  },
  actions: {
    storePlace: assign(({context}, place: Partial<CommentedPlace>) => ({place: {...context.place, ...place}})),
    storeExams: assign((_, {exams, isFromDevice}: LoadedExams) => ({exams, isFromDevice})),
    storeKey: assign((_, {questions, isFromDevice}: LoadedKey) => ({questions, isFromDevice})),
    clearExams: assign({exams: [], questions: [], isFromDevice: false}),
    clearKey: assign({questions: []}),
    showPlace: effect<{place: CommentedPlace}>('showPlace'),
    keepPlace: effect<{place: CommentedPlace}>('keepPlace'),
  },
  guards: {
    isUfChosen: ({context}) => context.place.uf !== null,
    isInstitutionChosen: ({context}) => context.place.institution !== null,
    isExamKnown: ({context}) => examOf(context) !== null,
    isListed: ({context}, {template}: {template: string}) => context.exams.some((exam) => exam.template === template),
    isPageOfExam: ({context}, {page}: {page: number}) => page >= 1 && page <= pagesOf(examOf(context)),
    isElsewhere: ({context}, {place}: {place: CommentedPlace}) => !isSamePlace(context.place, place),
    isSameList: ({context}, {place}: {place: CommentedPlace}) =>
      !isSamePlace(context.place, place) && isSameInstitution(context.place, place),
    hasExams: (_, {exams}: LoadedExams) => exams.length > 0,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'commented',
  context: ({input}) => ({...input, exams: [], questions: [], isFromDevice: false}),
  initial: 'deciding',
  on: {
    'uf.set': {
      target: '.choosing',
      actions: [
        {type: 'storePlace', params: ({event}) => ({uf: event.uf, institution: null, exam: null, page: 1})},
        'clearExams',
        {type: 'showPlace', params: shownPlace},
      ],
    },
    'institution.set': {
      guard: 'isUfChosen',
      target: '.loading',
      reenter: true,
      actions: [
        {type: 'storePlace', params: ({event}) => ({institution: event.institution, exam: null, page: 1})},
        'clearExams',
        {type: 'showPlace', params: shownPlace},
      ],
    },
    'address.changed': {
      guard: {type: 'isElsewhere', params: ({event}) => ({place: event.place})},
      target: '.deciding',
      actions: [{type: 'storePlace', params: ({event}) => event.place}, 'clearExams'],
    },
  },
  states: {
    deciding: {always: [{guard: 'isInstitutionChosen', target: 'loading'}, {target: 'choosing'}]},
    choosing: {},
    loading: {
      tags: 'pending',
      entry: {type: 'keepPlace', params: shownPlace},
      invoke: {
        id: 'loadExams',
        src: 'loadExams',
        // Both are chosen: nobody comes here without.
        input: ({context: {place}}) => ({uf: place.uf ?? '', institution: place.institution ?? ''}),
        onDone: [
          {
            guard: {type: 'hasExams', params: ({event}) => event.output},
            target: 'shown',
            actions: {type: 'storeExams', params: ({event}) => event.output},
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    empty: {},
    offline: {on: {'commented.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'commented.retry': 'loading'}},
    shown: {
      initial: 'deciding',
      on: {
        'address.changed': {
          guard: {type: 'isSameList', params: ({event}) => ({place: event.place})},
          target: '.deciding',
          actions: [{type: 'storePlace', params: ({event}) => event.place}, 'clearKey'],
        },
        'exam.open': {
          guard: {type: 'isListed', params: ({event}) => ({template: event.template})},
          target: '.loadingKey',
          actions: [
            {type: 'storePlace', params: ({event}) => ({exam: event.template, page: 1})},
            'clearKey',
            {type: 'showPlace', params: shownPlace},
          ],
        },
        'exam.close': {
          guard: 'isExamKnown',
          target: '.exams',
          actions: [
            {type: 'storePlace', params: {exam: null, page: 1}},
            'clearKey',
            {type: 'showPlace', params: shownPlace},
          ],
        },
        'page.open': {
          guard: {type: 'isPageOfExam', params: ({event}) => ({page: event.page})},
          target: '.loadingKey',
          reenter: true,
          actions: [
            {type: 'storePlace', params: ({event}) => ({page: event.page})},
            'clearKey',
            {type: 'showPlace', params: shownPlace},
          ],
        },
      },
      states: {
        deciding: {always: [{guard: 'isExamKnown', target: 'loadingKey'}, {target: 'exams'}]},
        exams: {},
        loadingKey: {
          tags: 'pending',
          invoke: {
            id: 'loadKey',
            src: 'loadKey',
            input: ({context}) => ({exam: context.place.exam ?? '', page: pageOf(context)}),
            onDone: {target: 'key', actions: {type: 'storeKey', params: ({event}) => event.output}},
            onError: 'keyFailed',
          },
        },
        key: {},
        keyFailed: {on: {'commented.retry': 'loadingKey', 'network.returned': 'loadingKey'}},
      },
    },
  },
})
