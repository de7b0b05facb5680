import {assign, setup} from 'xstate'
import {canAdd, type DiagnosticUnit, type ExamType, examTypeOfTargets} from '../../domain/diagnostic/choice.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ExamWish} from './diagnostic.types.ts'
import type {WizardContext, WizardEvent, WizardInput} from './wizard.types.ts'

const pair = ({uf, institution}: WizardContext) => ({uf, institution})

/** The exam follows the institutions; the chosen one stays while there is none (spec 3§4). */
const withTargets = (context: WizardContext, targets: WizardContext['targets']) => ({
  targets,
  type: targets.length === 0 ? null : (context.type ?? examTypeOfTargets(targets)),
  isDuplicate: false,
  key: null,
})

/**
 * The way to a diagnostic (flow F-130; spec 3§2.3, 3§4, 3§5) and into the compass (flow F-134; spec 3§2.4): welcome, exam
 * and institutions, and for a diagnostic a summary from which it starts. What is chosen is kept on the device with every
 * change, so that a reload loses nothing.
 */
export const wizardMachine = setup({
  types: {} as {context: WizardContext; events: WizardEvent; input: WizardInput; tags: 'pending' | 'institutions'},
  actors: {
    /** Rejects with a request failure. */
    loadInstitutions: notProvided<readonly DiagnosticUnit[]>('loadInstitutions'),
    createExam: notProvided<string, ExamWish>('createExam'),
  },
  actions: {
    storeUnits: assign((_, {units}: {units: readonly DiagnosticUnit[]}) => ({units})),
    // Another exam has other institutions.
    storeType: assign((_, {examType}: {examType: ExamType}) => ({type: examType, uf: '', institution: '', key: null})),
    storeUf: assign((_, {uf}: {uf: string}) => ({uf, institution: '', isDuplicate: false})),
    storeInstitution: assign((_, {institution}: {institution: string}) => ({institution, isDuplicate: false})),
    storeTarget: assign(({context}) => ({
      ...withTargets(context, [...context.targets, pair(context)]),
      institution: '',
    })),
    removeTarget: assign(({context}, {institution}: {institution: string}) =>
      withTargets(
        context,
        context.targets.filter((target) => target.institution !== institution),
      ),
    ),
    noteDuplicate: assign({isDuplicate: true}),
    storeStep: assign((_, {step}: {step: number}) => ({step})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    /** Step, exam and institutions, as they are now. */
    keepChoice: effect<Pick<WizardContext, 'step' | 'type' | 'targets'>>('keepChoice'),
    openStatistics: effect<{type: ExamType}>('openStatistics'),
    openExam: effect<{id: string}>('openExam'),
    notifyFailed: effect('notifyFailed'),
  },
  guards: {
    isAtInstitutions: ({context}) => context.step === 1,
    isAtSummary: ({context}) => context.step === 2 && context.purpose === 'diagnostic',
    hasUnits: (_, {units}: {units: readonly DiagnosticUnit[]}) => units.length > 0,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    /** The exam is locked once an institution is added. */
    isUnlocked: ({context}, {examType}: {examType: ExamType}) =>
      context.targets.length === 0 && context.type !== examType,
    canAdd: ({context}) => canAdd(context.targets, pair(context)),
    isChosen: ({context: {targets, institution}}) =>
      institution !== '' && targets.some((target) => target.institution === institution),
    isListed: ({context}, {institution}: {institution: string}) =>
      context.targets.some((target) => target.institution === institution),
    isOfCompass: ({context}) => context.purpose === 'compass' && context.targets.length > 0,
    isOfDiagnostic: ({context}) => context.purpose === 'diagnostic',
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'diagnosticWizard',
  context: ({input}) => ({
    ...input,
    units: [],
    uf: '',
    institution: '',
    isDuplicate: false,
    failure: null,
    key: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        {guard: 'isAtInstitutions', target: 'institutions'},
        {guard: 'isAtSummary', target: 'summary'},
        {target: 'welcome'},
      ],
    },
    welcome: {
      entry: [{type: 'storeStep', params: {step: 0}}],
      on: {'wizard.next': 'institutions'},
    },
    institutions: {
      tags: 'institutions',
      entry: [
        {type: 'storeStep', params: {step: 1}},
        {type: 'keepChoice', params: ({context: {step, type, targets}}) => ({step, type, targets})},
      ],
      initial: 'loading',
      on: {
        'wizard.back': {
          target: 'welcome',
          actions: {type: 'keepChoice', params: ({context: {type, targets}}) => ({step: 0, type, targets})},
        },
      },
      states: {
        loading: {
          tags: 'pending',
          invoke: {
            id: 'loadInstitutions',
            src: 'loadInstitutions',
            onDone: [
              {
                guard: {type: 'hasUnits', params: ({event}) => ({units: event.output})},
                target: 'choosing',
                actions: {type: 'storeUnits', params: ({event}) => ({units: event.output})},
              },
              {target: 'empty'},
            ],
            onError: [
              {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
              {target: 'failed'},
            ],
          },
        },
        offline: {on: {'wizard.retry': 'loading', 'network.returned': 'loading'}},
        failed: {on: {'wizard.retry': 'loading'}},
        empty: {on: {'wizard.next': {guard: 'isOfDiagnostic', target: '#diagnosticWizard.summary'}}},
        choosing: {
          on: {
            'type.choose': {
              guard: {type: 'isUnlocked', params: ({event}) => ({examType: event.examType})},
              actions: [
                {type: 'storeType', params: ({event}) => ({examType: event.examType})},
                {type: 'keepChoice', params: ({context: {step, type, targets}}) => ({step, type, targets})},
              ],
            },
            'uf.choose': {actions: {type: 'storeUf', params: ({event}) => ({uf: event.uf})}},
            'institution.choose': {
              actions: {type: 'storeInstitution', params: ({event}) => ({institution: event.institution})},
            },
            'target.add': [
              {
                guard: 'canAdd',
                actions: [
                  'storeTarget',
                  {type: 'keepChoice', params: ({context: {step, type, targets}}) => ({step, type, targets})},
                ],
              },
              {guard: 'isChosen', actions: 'noteDuplicate'},
            ],
            'target.remove': {
              guard: {type: 'isListed', params: ({event}) => ({institution: event.institution})},
              actions: [
                {type: 'removeTarget', params: ({event}) => ({institution: event.institution})},
                {type: 'keepChoice', params: ({context: {step, type, targets}}) => ({step, type, targets})},
              ],
            },
            'wizard.next': [
              {
                guard: 'isOfCompass',
                target: '#diagnosticWizard.leaving',
                actions: {type: 'openStatistics', params: ({context}) => ({type: context.type ?? 'R1'})},
              },
              {guard: 'isOfDiagnostic', target: '#diagnosticWizard.summary'},
            ],
          },
        },
      },
    },
    summary: {
      entry: [
        {type: 'storeStep', params: {step: 2}},
        {type: 'keepChoice', params: ({context: {step, type, targets}}) => ({step, type, targets})},
      ],
      on: {
        'wizard.back': 'institutions',
        'exam.start': {target: 'creating', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}},
      },
    },
    creating: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        id: 'createExam',
        src: 'createExam',
        input: ({context: {targets, templateId, key}}) => ({targets, templateId, isPartial: false, key: key ?? ''}),
        onDone: {target: 'leaving', actions: {type: 'openExam', params: ({event}) => ({id: event.output})}},
        onError: {
          target: 'summary',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            'notifyFailed',
          ],
        },
      },
      states: {waiting: {after: {slow: 'slow'}}, slow: {}},
    },
    leaving: {type: 'final'},
  },
})
