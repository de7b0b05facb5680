import {describe, expect, test} from 'vitest'
import {focusText} from '../../../src/text/question/questionTools.ts'
import {focusModel} from '../../models/question/focus.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(focusModel)

const toggle = (isBrowserFull = false) => ({type: 'focus.toggle', isBrowserFull}) as const

describe('the focus mode', () => {
  test('is left when the browser leaves the full screen by Escape', async () => {
    const rig = startRig(focusModel, {kind: 'question', isOn: false})
    await rig.happen(toggle())
    await rig.happen({type: 'xstate.done.actor.enterFullscreen'})
    expect(rig.value()).toBe('focused')
    await rig.happen({type: 'fullscreen.left'})
    expect(rig.value()).toEqual({normal: 'ready'})
    expect(rig.told).toEqual([])
  })

  test('says so where the device has none', async () => {
    const rig = startRig(focusModel, {kind: 'question', isOn: false})
    await rig.happen(toggle())
    await rig.happen({type: 'xstate.error.actor.enterFullscreen', error: new Error('no full screen here')})
    expect(rig.value()).toEqual({normal: 'failed'})
    expect(rig.told).toEqual([{type: 'notifyFailed', params: undefined}])
    expect(focusText.failed).toBe('Não foi possível alternar o modo foco. Talvez seu dispositivo seja incompatível.')
  })

  test('asks flashcards to leave the full screen of the browser first', async () => {
    const rig = startRig(focusModel, {kind: 'flashcard', isOn: false})
    await rig.happen(toggle(true))
    expect(rig.asked).toEqual([])
    expect(rig.told).toEqual([{type: 'notifyBrowserFull', params: undefined}])
    expect(focusText.browserFull).toBe('Saia do modo tela cheia para ativar o modo foco (Aperte F11)!')
  })

  test('of questions does not mind the full screen of the browser', async () => {
    const rig = startRig(focusModel, {kind: 'question', isOn: false})
    await rig.happen(toggle(true))
    expect(rig.value()).toBe('entering')
  })
})
