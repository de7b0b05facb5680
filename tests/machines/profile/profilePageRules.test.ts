import {describe, expect, test} from 'vitest'
import {changesOf} from '../../../domain/profile/personalForm.ts'
import {passwordMessages, pictureRefusalMessages} from '../../../src/text/profile/profile.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import {accountDeletionModel} from '../../models/profile/accountDeletion.model.ts'
import {avatarModel, pixel} from '../../models/profile/avatar.model.ts'
import {leaveGuardModel} from '../../models/profile/leaveGuard.model.ts'
import {passwordChangeModel} from '../../models/profile/passwordChange.model.ts'
import {personalDataModel, savedForm, today, typedForm} from '../../models/profile/personalData.model.ts'
import {startHarness} from '../../support/harness.ts'

const reply = (name: string, output?: unknown) => ({type: `xstate.done.actor.${name}`, output}) as never
const failure = (name: string, error: unknown) => ({type: `xstate.error.actor.${name}`, error}) as never
const save = {type: 'form.save', form: typedForm, key: 'key-1', today} as const

describe('personal data', () => {
  const begin = () => startHarness(personalDataModel, {saved: savedForm, draft: null})

  test('any change enables "Salvar" and "Desfazer"; undo gives back what is saved and forgets the draft', () => {
    const harness = begin()
    harness.actor.send(save)
    expect(harness.value()).toBe('clean')
    harness.actor.send({type: 'form.change'})
    harness.actor.send({type: 'form.undo'})
    expect(harness.value()).toBe('clean')
    expect(harness.context()).toMatchObject({shown: savedForm, revision: 1})
    expect(harness.effects).toEqual([{type: 'dropDraft', params: undefined}])
  })

  test('a save says "Atualizado com sucesso!", a false one "Erro ao atualizar!"', async () => {
    expect([savingText.saved, savingText.failed]).toEqual(['Atualizado com sucesso!', 'Erro ao atualizar!'])
    const harness = begin()
    harness.actor.send({type: 'form.change'})
    harness.actor.send(save)
    await harness.dispatch(reply('updateProfile', false))
    expect(harness.value()).toEqual({dirty: 'refused'})
    harness.actor.send({...save, key: 'key-2'})
    await harness.dispatch(reply('updateProfile', true))
    expect(harness.value()).toBe('clean')
    expect(harness.effects.map(({type}) => type)).toEqual(['notifyRefused', 'dropDraft', 'notifySaved'])
    expect(harness.context()).toMatchObject({
      saved: {...savedForm, name: 'Ana Maria Souza'},
      shown: {...savedForm, name: 'Ana Maria Souza'},
    })
  })

  test('the same sent again after a lost reply carries the same key; after the server said no, a new one', async () => {
    const harness = begin()
    harness.actor.send({type: 'form.change'})
    harness.actor.send(save)
    await harness.dispatch(failure('updateProfile', {failure: 'unreachable'}))
    harness.actor.send({...save, key: 'key-2'})
    await harness.dispatch(reply('updateProfile', false))
    harness.actor.send({...save, key: 'key-3'})
    expect(harness.requests.map(({input}) => input)).toEqual([
      {changes: changesOf(typedForm), key: 'key-1'},
      {changes: changesOf(typedForm), key: 'key-1'},
      {changes: changesOf(typedForm), key: 'key-3'},
    ])
  })

  test('a change after a lost reply is another save, under another key', async () => {
    const harness = begin()
    harness.actor.send({type: 'form.change'})
    harness.actor.send(save)
    await harness.dispatch(failure('updateProfile', {failure: 'unreachable'}))
    harness.actor.send({type: 'form.change'})
    harness.actor.send({...save, form: {...typedForm, placeOfWork: 'Outro'}, key: 'key-2'})
    expect(harness.requests.map(({input}) => (input as {key: string}).key)).toEqual(['key-1', 'key-2'])
  })

  test('fifty clicks on "Salvar" are one save', () => {
    const harness = begin()
    harness.actor.send({type: 'form.change'})
    for (let click = 0; click < 50; click += 1) harness.actor.send(save)
    expect(harness.requests).toHaveLength(1)
  })

  test('what is typed while a save is on its way stays, unsaved', async () => {
    const harness = begin()
    harness.actor.send({type: 'form.change'})
    harness.actor.send(save)
    harness.actor.send({type: 'form.change'})
    await harness.dispatch(reply('updateProfile', true))
    expect(harness.value()).toEqual({dirty: 'editing'})
    expect(harness.context()).toMatchObject({revision: 0})
    expect(harness.effects.map(({type}) => type)).toEqual(['notifySaved'])
  })

  test('a profile that changes elsewhere redraws a clean form and leaves edits alone', () => {
    const elsewhere = {...savedForm, placeOfWork: 'Hospital Municipal'}
    const harness = begin()
    harness.actor.send({type: 'profile.changed', saved: elsewhere})
    expect(harness.context()).toMatchObject({shown: elsewhere, revision: 1, isOutdated: false})
    harness.actor.send({type: 'form.change'})
    harness.actor.send({type: 'profile.changed', saved: savedForm})
    expect(harness.context()).toMatchObject({shown: elsewhere, revision: 1, isOutdated: true})
    harness.actor.send({type: 'form.undo'})
    expect(harness.context()).toMatchObject({shown: savedForm, isOutdated: false})
  })

  test('a draft that says nothing new is none', () => {
    expect(startHarness(personalDataModel, {saved: savedForm, draft: savedForm}).value()).toBe('clean')
    expect(startHarness(personalDataModel, {saved: savedForm, draft: typedForm}).value()).toEqual({dirty: 'editing'})
  })
})

describe('the picture', () => {
  const picture = {url: pixel, type: 'image/jpeg', size: 3}

  test('one without a content type is refused with "Missing content type"', () => {
    expect(pictureRefusalMessages.missingContentType.title).toBe('Missing content type')
    const harness = startHarness(avatarModel, {hasPhoto: false})
    harness.actor.send({type: 'picture.pick', picture: {...picture, type: ''}})
    expect(harness.value()).toEqual({ready: 'refused'})
    expect(harness.effects).toEqual([
      {type: 'releasePicture', params: {url: pixel}},
      {type: 'notifyRefusal', params: {refusal: 'missingContentType'}},
    ])
    expect(harness.requests).toEqual([])
  })

  test('a failed upload keeps the cut, and trying again sends the same under the same key', async () => {
    const harness = startHarness(avatarModel, {hasPhoto: false})
    harness.actor.send({type: 'picture.pick', picture})
    await harness.dispatch(reply('readPicture', {width: 4, height: 3}))
    harness.actor.send({type: 'crop.confirm', crop: {zoom: 2, x: 0.2, y: 0.8}, key: 'key-1'})
    await harness.dispatch(reply('cutPicture', pixel))
    await harness.dispatch(failure('uploadPicture', {failure: 'offline'}))
    harness.actor.send({type: 'upload.retry'})
    expect(harness.requests.filter(({name}) => name === 'uploadPicture').map(({input}) => input)).toEqual([
      {cut: pixel, key: 'key-1'},
      {cut: pixel, key: 'key-1'},
    ])
    await harness.dispatch(reply('uploadPicture'))
    expect(harness.context()).toMatchObject({hasPhoto: true, picture: null, cut: null})
  })
})

describe('the password', () => {
  const good = {
    type: 'password.submit',
    oldPassword: 'velha-senha',
    newPassword: ' nova-senha ',
    confirmation: ' nova-senha ',
  } as const

  test('the refusals have their documented words', () => {
    expect(passwordMessages.mismatch.title).toBe('Novas senhas não são identicas')
    expect(passwordMessages.noPasswordLogin.title).toBe('Esse usuário não faz autenticação por senha.')
  })

  test('two different new passwords are refused before anything else, and nobody is asked', () => {
    const harness = startHarness(passwordChangeModel)
    harness.actor.send({...good, oldPassword: '', confirmation: 'outra'})
    expect(harness.effects).toEqual([{type: 'notifyFailure', params: {failure: 'mismatch'}}])
    expect(harness.requests).toEqual([])
  })

  test('the old one is checked as typed, the new one is set trimmed, and all are forgotten', async () => {
    const harness = startHarness(passwordChangeModel)
    harness.actor.send(good)
    await harness.dispatch(reply('reauthenticate'))
    await harness.dispatch(reply('updatePassword'))
    expect(harness.requests).toEqual([
      {name: 'reauthenticate', input: {password: 'velha-senha'}},
      {name: 'updatePassword', input: {password: 'nova-senha'}},
    ])
    expect(harness.value()).toEqual({open: 'done'})
    expect(JSON.stringify(harness.context())).not.toContain('senha')
  })

  test.each([
    ['auth/no-password-login', 'noPasswordLogin'],
    ['auth/wrong-password', 'wrongPassword'],
    ['auth/invalid-credential', 'wrongPassword'],
    ['auth/too-many-requests', 'tooManyRequests'],
    ['auth/network-request-failed', 'offline'],
    ['auth/user-token-expired', 'other'],
  ])('%s is told as %s, and the new password is not set', async (code, message) => {
    const harness = startHarness(passwordChangeModel)
    harness.actor.send(good)
    await harness.dispatch(failure('reauthenticate', {code}))
    expect(harness.effects).toEqual([{type: 'notifyFailure', params: {failure: message}}])
    expect(harness.requests.map(({name}) => name)).toEqual(['reauthenticate'])
    expect(JSON.stringify(harness.context())).not.toContain('velha')
  })
})

describe('the deletion', () => {
  test('a request wants the word, and a second try carries the first key', async () => {
    const harness = startHarness(accountDeletionModel, {requestedAt: null})
    harness.actor.send({type: 'deletion.begin'})
    harness.actor.send({type: 'deletion.confirm', typed: 'sim', key: 'key-1'})
    expect(harness.requests).toEqual([])
    harness.actor.send({type: 'deletion.confirm', typed: ' Excluir ', key: 'key-1'})
    await harness.dispatch(failure('requestDeletion', {failure: 'unreachable'}))
    harness.actor.send({type: 'deletion.confirm', typed: 'EXCLUIR', key: 'key-2'})
    expect(harness.requests.map(({input}) => input)).toEqual([{key: 'key-1'}, {key: 'key-1'}])
  })
})

describe('leaving', () => {
  test('the address is held from the first edit to the last save, whichever form they are of', () => {
    const harness = startHarness(leaveGuardModel)
    harness.actor.send({type: 'edits.begin', form: 'personal'})
    harness.actor.send({type: 'edits.begin', form: 'week'})
    harness.actor.send({type: 'edits.end', form: 'personal'})
    expect(harness.value()).toBe('guarding')
    harness.actor.send({type: 'edits.end', form: 'week'})
    expect(harness.value()).toBe('open')
    expect(harness.effects.map(({type}) => type)).toEqual(['letGo', 'holdAddress', 'letGo'])
  })

  test('who leaves anyway goes where the link led, without the edits', () => {
    const harness = startHarness(leaveGuardModel)
    harness.actor.send({type: 'edits.begin', form: 'personal'})
    harness.actor.send({type: 'leave.request', destination: {kind: 'address', to: '/agenda'}})
    harness.actor.send({type: 'leave.confirm'})
    expect(harness.effects.slice(-4)).toEqual([
      {type: 'letGo', params: undefined},
      {type: 'dropEdits', params: undefined},
      {type: 'leave', params: {destination: {kind: 'address', to: '/agenda'}}},
      {type: 'letGo', params: undefined},
    ])
    expect(harness.context()).toEqual({edited: [], destination: null})
  })
})
