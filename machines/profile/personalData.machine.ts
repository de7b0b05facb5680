import {assign, setup} from 'xstate'
import {
  changesOf,
  faultsOf,
  hasFaults,
  isSameForm,
  normalForm,
  type PersonalForm,
} from '../../domain/profile/personalForm.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {PersonalDataContext, PersonalDataEvent, PersonalDataInput, SavePersonalData} from './personalData.types.ts'

type Save = Extract<PersonalDataEvent, {type: 'form.save'}>
type News = {saved: PersonalForm}

/**
 * The form 'Dados pessoais' (flow F-014; spec 1§4, 1§5, 1§8). Any change enables 'Salvar' and 'Desfazer'; undo gives back
 * what is saved. The form holds what is typed; the machine sees it when it is saved, and never takes it away: not when a
 * save fails, not when the profile changes elsewhere meanwhile.
 */
export const personalDataMachine = setup({
  types: {} as {
    context: PersonalDataContext
    events: PersonalDataEvent
    input: PersonalDataInput
    tags: 'pending' | 'dirty'
  },
  actors: {updateProfile: notProvided<boolean, SavePersonalData>('updateProfile')},
  actions: {
    storeSubmitted: assign(({context}, {form, key}: Save) => ({
      submitted: form,
      key:
        context.failure !== null && context.submitted !== null && isSameForm(context.submitted, form)
          ? context.key
          : key,
      faults: {},
      failure: null,
      hasNewer: false,
    })),
    storeFaults: assign(({context}, {form, today}: Save) => ({
      faults: faultsOf(form, context.saved, today),
      failure: null,
    })),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    noteNewer: assign({hasNewer: true}),
    clearComplaints: assign({faults: {}, failure: null}),
    storeNews: assign((_, {saved}: News) => ({saved})),
    tellOutdated: assign({isOutdated: true}),
    storeSaved: assign(({context}) => ({
      saved: normalForm(context.submitted ?? context.saved),
      submitted: null,
      isRestored: false,
      isOutdated: false,
    })),
    /** Draws the form anew, unless it shows this already: a field in use keeps its focus. */
    showSaved: assign(({context}) => {
      const isShown = context.submitted !== null && isSameForm(context.submitted, normalForm(context.submitted))
      return isShown ? {} : {shown: normalForm(context.submitted ?? context.saved), revision: context.revision + 1}
    }),
    restoreSaved: assign(({context}) => ({
      shown: context.saved,
      revision: context.revision + 1,
      submitted: null,
      faults: {},
      failure: null,
      isRestored: false,
      isOutdated: false,
    })),
    dropDraft: effect('dropDraft'),
    notifySaved: effect('notifySaved'),
    notifyRefused: effect('notifyRefused'),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
  },
  guards: {
    hasDraft: ({context}) => !isSameForm(context.shown, context.saved),
    hasFaults: ({context}, {form, today}: Save) => hasFaults(faultsOf(form, context.saved, today)),
    hasNewer: ({context}) => context.hasNewer,
    isKnown: ({context}, {saved}: News) => isSameForm(context.saved, saved),
    /** What arrives is what was submitted here: its reply was lost, not the save. */
    isOwn: ({context}, {saved}: News) => context.submitted !== null && isSameForm(normalForm(context.submitted), saved),
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'personalData',
  context: ({input: {saved, draft}}) => ({
    saved,
    shown: draft ?? saved,
    revision: 0,
    submitted: null,
    key: '',
    faults: {},
    failure: null,
    hasNewer: false,
    isRestored: draft !== null && !isSameForm(draft, saved),
    isOutdated: false,
  }),
  initial: 'opening',
  states: {
    opening: {always: [{guard: 'hasDraft', target: 'dirty'}, {target: 'clean'}]},
    clean: {
      on: {
        'form.change': 'dirty',
        'profile.changed': [
          {guard: {type: 'isKnown', params: ({event}) => event}},
          {actions: [{type: 'storeNews', params: ({event}) => event}, 'restoreSaved']},
        ],
      },
    },
    dirty: {
      tags: 'dirty',
      initial: 'editing',
      on: {
        'form.change': {target: '.editing', actions: 'clearComplaints'},
        'form.undo': {target: 'clean', actions: ['restoreSaved', 'dropDraft']},
        'form.save': [
          {
            guard: {type: 'hasFaults', params: ({event}) => event},
            target: '.invalid',
            actions: {type: 'storeFaults', params: ({event}) => event},
          },
          {target: 'saving', actions: {type: 'storeSubmitted', params: ({event}) => event}},
        ],
        'profile.changed': [
          {guard: {type: 'isKnown', params: ({event}) => event}},
          {
            guard: {type: 'isOwn', params: ({event}) => event},
            actions: {type: 'storeNews', params: ({event}) => event},
          },
          {actions: [{type: 'storeNews', params: ({event}) => event}, 'tellOutdated']},
        ],
      },
      states: {
        editing: {},
        /** Fields that cannot be saved as they stand. */
        invalid: {},
        /** The server answered false: 'Erro ao atualizar!'. */
        refused: {},
        /** No answer, or a refusal with a reason; sending the same again uses the same key. */
        failed: {},
      },
    },
    saving: {
      tags: ['pending', 'dirty'],
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({context}) => ({changes: changesOf(context.submitted ?? context.saved), key: context.key}),
        onDone: [
          {guard: ({event}) => !event.output, target: 'dirty.refused', actions: 'notifyRefused'},
          {guard: 'hasNewer', target: 'dirty.editing', actions: ['storeSaved', 'notifySaved']},
          {target: 'clean', actions: ['showSaved', 'storeSaved', 'dropDraft', 'notifySaved']},
        ],
        onError: {
          target: 'dirty.failed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
      initial: 'quick',
      on: {
        'form.change': {actions: 'noteNewer'},
        'profile.changed': [
          {guard: {type: 'isKnown', params: ({event}) => event}},
          {
            guard: {type: 'isOwn', params: ({event}) => event},
            actions: {type: 'storeNews', params: ({event}) => event},
          },
          {actions: [{type: 'storeNews', params: ({event}) => event}, 'tellOutdated']},
        ],
      },
      states: {quick: {after: {slow: 'slow'}}, slow: {}},
    },
  },
})
