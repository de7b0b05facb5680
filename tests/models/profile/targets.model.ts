import {hasTarget, isSameOrder} from '../../../domain/profile/targets.ts'
import {targetsMachine} from '../../../machines/profile/targets.machine.ts'
import type {InstitutionList} from '../../../src/features/profile/targets.shown.ts'
import {saveFailureHints, savingText} from '../../../src/text/profile/saving.ts'
import {targetName, targetsText, weekText} from '../../../src/text/profile/studyProfile.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const usp = {uf: 'SP', institution: 'USP'}
export const ufmg = {uf: 'MG', institution: 'UFMG'}

export const list: InstitutionList = {
  status: 'ready',
  value: [
    {uf: 'MG', institutions: ['UFMG']},
    {uf: 'SP', institutions: ['USP', 'UNIFESP']},
  ],
}

export const targetsModel: FlowModel<typeof targetsMachine> = {
  machine: targetsMachine,
  starts: {
    'with two targets': {targets: [usp, ufmg], isOnboarding: false},
    'in the onboarding, with none': {targets: [], isOnboarding: true},
  },
  cases: {
    'uf.choose': [{type: 'uf.choose', uf: 'SP'}],
    'institution.choose': [{type: 'institution.choose', institution: 'USP'}],
    'target.add': [{type: 'target.add'}],
    'target.remove': [{type: 'target.remove', target: usp}],
    'target.move': [
      {type: 'target.move', target: usp, direction: 'down'},
      {type: 'target.move', target: usp, direction: 'up'},
    ],
    'targets.undo': [{type: 'targets.undo'}],
    'targets.save': [{type: 'targets.save', key: 'key-1'}],
    'profile.arrived': [{type: 'profile.arrived', targets: [ufmg]}],
  },
  replies: {
    'xstate.done.actor.updateProfile': [true, false],
    'xstate.error.actor.updateProfile': [{failure: 'offline'}],
  },
  // Guards ask for the list, what is chosen and whether the list is as saved.
  contextKey: ({targets, saved, uf, institution}) => [
    targets.length,
    hasTarget(targets, usp),
    uf,
    institution,
    isSameOrder(targets, saved),
  ],
  requests: ['updateProfile'],
  listeners: [],
  effects: ['notifyWarning', 'notifySaved', 'notifyFailed'],
  delays: {'xstate.after.slow.targets.saving.waiting': 4_000},
}

export const targetsView: ViewModel<typeof targetsMachine> = {
  interactions: {
    'uf.choose': (page, {uf}) => page.getByLabelText(targetsText.uf, {exact: true}).selectOptions(uf),
    'institution.choose': (page, {institution}) =>
      page.getByLabelText(targetsText.institution, {exact: true}).selectOptions(institution),
    'target.add': (page) => page.getByRole('button', {name: targetsText.add}).click(),
    'target.remove': (page, {target}) =>
      page.getByRole('button', {name: targetsText.remove(targetName(target))}).click(),
    'target.move': (page, {target, direction}) => {
      const name =
        direction === 'up' ? targetsText.moveUp(targetName(target)) : targetsText.moveDown(targetName(target))
      return page.getByRole('button', {name}).click()
    },
    'targets.undo': (page) => page.getByRole('button', {name: savingText.undo}).click(),
    'targets.save': (page, _event, {context}) =>
      page
        .getByRole('button', {name: context.isOnboarding ? weekText.saveAndGoOn : savingText.save, exact: true})
        .click(),
    'profile.arrived': 'fact',
  },
  expectations: {
    ...expectationsOf(['editing.clean', 'editing.dirty'], {
      visible: [
        ['button', targetsText.add],
        ['button', savingText.undo],
      ],
      absent: [['text', savingText.failed]],
    }),
    'editing.saveFailed': ({failure}) => ({
      visible: [
        ['text', savingText.failed],
        ['text', saveFailureHints[failure ?? 'unreachable']],
        ['button', savingText.tryAgain],
      ],
    }),
    'saving.waiting': {
      visible: [['button', savingText.saving]],
      absent: [
        ['text', savingText.slow],
        ['text', savingText.failed],
      ],
    },
    'saving.slow': {
      visible: [
        ['button', savingText.saving],
        ['text', savingText.slow],
      ],
      absent: [['text', savingText.failed]],
    },
  },
  unavailable: ({context}, event) => {
    if (event.type === 'uf.choose' && context.uf === event.uf) return 'choosing what is chosen tells nobody'
    if (event.type === 'institution.choose' && context.institution === event.institution)
      return 'choosing what is chosen tells nobody'
    if (event.type === 'target.remove' && !hasTarget(context.targets, event.target))
      return 'what is not in the list has no row'
    return null
  },
  excused: {
    'targets.editing · target.remove[1]': 'what is not in the list has no row: another device took it away in between',
  },
}
