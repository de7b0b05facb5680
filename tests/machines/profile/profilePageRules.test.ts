import {describe, expect, test} from 'vitest'
import {changesOf} from '../../../domain/profile/personalForm.ts'
import {passwordMessages, pictureRefusalMessages} from '../../../src/text/profile/profile.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import {accountDeletionModel} from '../../models/profile/accountDeletion.model.ts'
import {avatarModel, pixel} from '../../models/profile/avatar.model.ts'
import {leaveGuardModel} from '../../models/profile/leaveGuard.model.ts'
import {passwordChangeModel} from '../../models/profile/passwordChange.model.ts'
import {personalDataModel, savedForm, today, typedForm} from '../../models/profile/personalData.model.ts'
import {startRig} from '../../support/rig.ts'

const reply = (name: string, output?: unknown) => ({type: `xstate.done.actor.${name}`, output}) as never
const failure = (name: string, error: unknown) => ({type: `xstate.error.actor.${name}`, error}) as never
const save = {type: 'form.save', form: typedForm, key: 'key-1', today} as const

describe('personal data', () => {
  const begin = () => startRig(personalDataModel, {saved: savedForm, draft: null})

  test('any change enables "Salvar" and "Desfazer"; undo gives back what is saved and forgets the draft', () => {
    const rig = begin()
    rig.actor.send(save)
    expect(rig.value()).toBe('clean')
    rig.actor.send({type: 'form.change'})
    rig.actor.send({type: 'form.undo'})
    expect(rig.value()).toBe('clean')
    expect(rig.context()).toMatchObject({shown: savedForm, revision: 1})
    expect(rig.told).toEqual([{type: 'dropDraft', params: undefined}])
  })

  test('a save says "Atualizado com sucesso!", a false one "Erro ao atualizar!"', async () => {
    expect([savingText.saved, savingText.failed]).toEqual(['Atualizado com sucesso!', 'Erro ao atualizar!'])
    const rig = begin()
    rig.actor.send({type: 'form.change'})
    rig.actor.send(save)
    await rig.happen(reply('updateProfile', false))
    expect(rig.value()).toEqual({dirty: 'refused'})
    rig.actor.send({...save, key: 'key-2'})
    await rig.happen(reply('updateProfile', true))
    expect(rig.value()).toBe('clean')
    expect(rig.told.map(({type}) => type)).toEqual(['notifyRefused', 'dropDraft', 'notifySaved'])
    expect(rig.context()).toMatchObject({
      saved: {...savedForm, name: 'Ana Maria Souza'},
      shown: {...savedForm, name: 'Ana Maria Souza'},
    })
  })

  test('the same sent again after a lost reply carries the same key; after the server said no, a new one', async () => {
    const rig = begin()
    rig.actor.send({type: 'form.change'})
    rig.actor.send(save)
    await rig.happen(failure('updateProfile', {failure: 'unreachable'}))
    rig.actor.send({...save, key: 'key-2'})
    await rig.happen(reply('updateProfile', false))
    rig.actor.send({...save, key: 'key-3'})
    expect(rig.asked.map(({input}) => input)).toEqual([
      {changes: changesOf(typedForm), key: 'key-1'},
      {changes: changesOf(typedForm), key: 'key-1'},
      {changes: changesOf(typedForm), key: 'key-3'},
    ])
  })

  test('a change after a lost reply is another save, under another key', async () => {
    const rig = begin()
    rig.actor.send({type: 'form.change'})
    rig.actor.send(save)
    await rig.happen(failure('updateProfile', {failure: 'unreachable'}))
    rig.actor.send({type: 'form.change'})
    rig.actor.send({...save, form: {...typedForm, placeOfWork: 'Outro'}, key: 'key-2'})
    expect(rig.asked.map(({input}) => (input as {key: string}).key)).toEqual(['key-1', 'key-2'])
  })

  test('fifty clicks on "Salvar" are one save', () => {
    const rig = begin()
    rig.actor.send({type: 'form.change'})
    for (let click = 0; click < 50; click += 1) rig.actor.send(save)
    expect(rig.asked).toHaveLength(1)
  })

  test('what is typed while a save is on its way stays, unsaved', async () => {
    const rig = begin()
    rig.actor.send({type: 'form.change'})
    rig.actor.send(save)
    rig.actor.send({type: 'form.change'})
    await rig.happen(reply('updateProfile', true))
    expect(rig.value()).toEqual({dirty: 'editing'})
    expect(rig.context()).toMatchObject({revision: 0})
    expect(rig.told.map(({type}) => type)).toEqual(['notifySaved'])
  })

  test('a profile that changes elsewhere redraws a clean form and leaves edits alone', () => {
    const elsewhere = {...savedForm, placeOfWork: 'Hospital Municipal'}
    const rig = begin()
    rig.actor.send({type: 'profile.changed', saved: elsewhere})
    expect(rig.context()).toMatchObject({shown: elsewhere, revision: 1, isOutdated: false})
    rig.actor.send({type: 'form.change'})
    rig.actor.send({type: 'profile.changed', saved: savedForm})
    expect(rig.context()).toMatchObject({shown: elsewhere, revision: 1, isOutdated: true})
    rig.actor.send({type: 'form.undo'})
    expect(rig.context()).toMatchObject({shown: savedForm, isOutdated: false})
  })

  test('a draft that says nothing new is none', () => {
    expect(startRig(personalDataModel, {saved: savedForm, draft: savedForm}).value()).toBe('clean')
    expect(startRig(personalDataModel, {saved: savedForm, draft: typedForm}).value()).toEqual({dirty: 'editing'})
  })
})

describe('the picture', () => {
  const picture = {url: pixel, type: 'image/jpeg', size: 3}

  test('one without a content type is refused with "Missing content type"', () => {
    expect(pictureRefusalMessages.missingContentType.title).toBe('Missing content type')
    const rig = startRig(avatarModel, {hasPhoto: false})
    rig.actor.send({type: 'picture.pick', picture: {...picture, type: ''}})
    expect(rig.value()).toEqual({resting: 'refused'})
    expect(rig.told).toEqual([
      {type: 'releasePicture', params: {url: pixel}},
      {type: 'notifyRefusal', params: {refusal: 'missingContentType'}},
    ])
    expect(rig.asked).toEqual([])
  })

  test('a failed upload keeps the cut, and trying again sends the same under the same key', async () => {
    const rig = startRig(avatarModel, {hasPhoto: false})
    rig.actor.send({type: 'picture.pick', picture})
    await rig.happen(reply('readPicture', {width: 4, height: 3}))
    rig.actor.send({type: 'crop.confirm', crop: {zoom: 2, x: 0.2, y: 0.8}, key: 'key-1'})
    await rig.happen(reply('cutPicture', pixel))
    await rig.happen(failure('uploadPicture', {failure: 'offline'}))
    rig.actor.send({type: 'upload.retry'})
    expect(rig.asked.filter(({name}) => name === 'uploadPicture').map(({input}) => input)).toEqual([
      {cut: pixel, key: 'key-1'},
      {cut: pixel, key: 'key-1'},
    ])
    await rig.happen(reply('uploadPicture'))
    expect(rig.context()).toMatchObject({hasPhoto: true, picture: null, cut: null})
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
    const rig = startRig(passwordChangeModel)
    rig.actor.send({...good, oldPassword: '', confirmation: 'outra'})
    expect(rig.told).toEqual([{type: 'notifyFailure', params: {failure: 'mismatch'}}])
    expect(rig.asked).toEqual([])
  })

  test('the old one is checked as typed, the new one is set trimmed, and all are forgotten', async () => {
    const rig = startRig(passwordChangeModel)
    rig.actor.send(good)
    await rig.happen(reply('reauthenticate'))
    await rig.happen(reply('updatePassword'))
    expect(rig.asked).toEqual([
      {name: 'reauthenticate', input: {password: 'velha-senha'}},
      {name: 'updatePassword', input: {password: 'nova-senha'}},
    ])
    expect(rig.value()).toEqual({open: 'done'})
    expect(JSON.stringify(rig.context())).not.toContain('senha')
  })

  test.each([
    ['auth/no-password-login', 'noPasswordLogin'],
    ['auth/wrong-password', 'wrongPassword'],
    ['auth/invalid-credential', 'wrongPassword'],
    ['auth/too-many-requests', 'tooManyRequests'],
    ['auth/network-request-failed', 'offline'],
    ['auth/user-token-expired', 'other'],
  ])('%s is told as %s, and the new password is not set', async (code, told) => {
    const rig = startRig(passwordChangeModel)
    rig.actor.send(good)
    await rig.happen(failure('reauthenticate', {code}))
    expect(rig.told).toEqual([{type: 'notifyFailure', params: {failure: told}}])
    expect(rig.asked.map(({name}) => name)).toEqual(['reauthenticate'])
    expect(JSON.stringify(rig.context())).not.toContain('velha')
  })
})

describe('the deletion', () => {
  test('a request wants the word, and a second try carries the first key', async () => {
    const rig = startRig(accountDeletionModel, {requestedAt: null})
    rig.actor.send({type: 'deletion.begin'})
    rig.actor.send({type: 'deletion.confirm', typed: 'sim', key: 'key-1'})
    expect(rig.asked).toEqual([])
    rig.actor.send({type: 'deletion.confirm', typed: ' Excluir ', key: 'key-1'})
    await rig.happen(failure('requestDeletion', {failure: 'unreachable'}))
    rig.actor.send({type: 'deletion.confirm', typed: 'EXCLUIR', key: 'key-2'})
    expect(rig.asked.map(({input}) => input)).toEqual([{key: 'key-1'}, {key: 'key-1'}])
  })
})

describe('leaving', () => {
  test('the address is held from the first edit to the last save, whichever form they are of', () => {
    const rig = startRig(leaveGuardModel)
    rig.actor.send({type: 'edits.begin', form: 'personal'})
    rig.actor.send({type: 'edits.begin', form: 'week'})
    rig.actor.send({type: 'edits.end', form: 'personal'})
    expect(rig.value()).toBe('guarding')
    rig.actor.send({type: 'edits.end', form: 'week'})
    expect(rig.value()).toBe('open')
    expect(rig.told.map(({type}) => type)).toEqual(['letGo', 'holdAddress', 'letGo'])
  })

  test('who leaves anyway goes where the link led, without the edits', () => {
    const rig = startRig(leaveGuardModel)
    rig.actor.send({type: 'edits.begin', form: 'personal'})
    rig.actor.send({type: 'leave.request', destination: {kind: 'address', to: '/agenda'}})
    rig.actor.send({type: 'leave.confirm'})
    expect(rig.told.slice(-4)).toEqual([
      {type: 'letGo', params: undefined},
      {type: 'dropEdits', params: undefined},
      {type: 'leave', params: {destination: {kind: 'address', to: '/agenda'}}},
      {type: 'letGo', params: undefined},
    ])
    expect(rig.context()).toEqual({edited: [], destination: null})
  })
})
