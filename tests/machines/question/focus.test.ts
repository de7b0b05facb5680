import {describe, expect, test} from 'vitest'
import {focusText} from '../../../src/text/question/questionTools.ts'
import {focusModel} from '../../models/question/focus.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(focusModel)

const toggle = (isBrowserFull = false) => ({type: 'focus.toggle', isBrowserFull}) as const

describe('the focus mode', () => {
  test('is left when the browser leaves the full screen by Escape', async () => {
    const harness = startHarness(focusModel, {kind: 'question', isOn: false})
    await harness.dispatch(toggle())
    await harness.dispatch({type: 'xstate.done.actor.enterFullscreen'})
    expect(harness.value()).toBe('focused')
    await harness.dispatch({type: 'fullscreen.left'})
    expect(harness.value()).toEqual({normal: 'ready'})
    expect(harness.effects).toEqual([])
  })

  test('says so where the device has none', async () => {
    const harness = startHarness(focusModel, {kind: 'question', isOn: false})
    await harness.dispatch(toggle())
    await harness.dispatch({type: 'xstate.error.actor.enterFullscreen', error: new Error('no full screen here')})
    expect(harness.value()).toEqual({normal: 'failed'})
    expect(harness.effects).toEqual([{type: 'notifyFailed', params: undefined}])
    expect(focusText.failed).toBe('Não foi possível alternar o modo foco. Talvez seu dispositivo seja incompatível.')
  })

  test('asks flashcards to leave the full screen of the browser first', async () => {
    const harness = startHarness(focusModel, {kind: 'flashcard', isOn: false})
    await harness.dispatch(toggle(true))
    expect(harness.requests).toEqual([])
    expect(harness.effects).toEqual([{type: 'notifyBrowserFull', params: undefined}])
    expect(focusText.browserFull).toBe('Saia do modo tela cheia para ativar o modo foco (Aperte F11)!')
  })

  test('of questions does not mind the full screen of the browser', async () => {
    const harness = startHarness(focusModel, {kind: 'question', isOn: false})
    await harness.dispatch(toggle(true))
    expect(harness.value()).toBe('entering')
  })
})
