import {describe, expect, test} from 'vitest'
import {deletionDeadline, isDeletionConfirmed} from '../../../domain/profile/deletion.ts'
import {passwordFault} from '../../../domain/profile/newPassword.ts'
import {requestFailureIn} from '../../../domain/profile/requestFailure.ts'
import {openTab, profileTabs} from '../../../domain/profile/tabs.ts'

describe('the tabs of the profile', () => {
  test('sprint and practical courses have no study profile', () => {
    expect(profileTabs('standard')).toEqual(['estudo', 'dados'])
    expect(profileTabs('sprint')).toEqual(['dados'])
    expect(profileTabs('practical')).toEqual(['dados'])
  })

  test.each([
    ['dados', 'standard', 'dados'],
    ['estudo', 'standard', 'estudo'],
    [null, 'standard', 'estudo'],
    ['outra', 'standard', 'estudo'],
    ['estudo', 'sprint', 'dados'],
  ] as const)('"%s" in a %s course opens %s', (asked, course, tab) => {
    expect(openTab(asked, course)).toBe(tab)
  })
})

describe('a new password', () => {
  const good = {oldPassword: 'velha', newPassword: 'nova-senha', confirmation: 'nova-senha'}
  test.each([
    ['two different ones', {...good, oldPassword: '', confirmation: 'nova'}, 'mismatch'],
    ['no old one', {...good, oldPassword: ''}, 'oldMissing'],
    ['seven characters', {...good, newPassword: 'pitanga', confirmation: 'pitanga'}, 'short'],
    ['seven characters and spaces', {...good, newPassword: ' pitanga ', confirmation: ' pitanga '}, 'short'],
    ['eight characters', {...good, newPassword: 'pitangas', confirmation: 'pitangas'}, null],
  ])('with %s', (_name, form, fault) => {
    expect(passwordFault(form)).toBe(fault)
  })
})

describe('a deletion', () => {
  test.each([
    ['EXCLUIR', true],
    [' excluir ', true],
    ['EXCLUI', false],
    ['', false],
  ])('"%s" confirms: %s', (typed, isConfirmed) => {
    expect(isDeletionConfirmed(typed)).toBe(isConfirmed)
  })

  test('is carried out within fifteen days', () => {
    expect(new Date(deletionDeadline('2026-11-21T13:00:00.000Z') ?? 0).toISOString()).toBe('2026-12-06T13:00:00.000Z')
    expect(deletionDeadline('ontem')).toBeNull()
  })
})

test('a failure without a name counts as a server that did not answer', () => {
  expect([{failure: 'offline'}, {failure: 'odd'}, new Error('x'), null].map(requestFailureIn)).toEqual([
    'offline',
    'unreachable',
    'unreachable',
    'unreachable',
  ])
})
