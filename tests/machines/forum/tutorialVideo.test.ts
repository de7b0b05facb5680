import {expect, test} from 'vitest'
import {tutorialText} from '../../../src/text/forum/tutorial.ts'
import {tutorialVideoModel} from '../../models/forum/tutorialVideo.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(tutorialVideoModel)

test('a video that cannot be played closes its drawer, and it is said', async () => {
  const harness = startHarness(tutorialVideoModel)
  await harness.dispatch({type: 'tutorial.open'})
  await harness.dispatch({type: 'xstate.done.actor.findVideo', output: '/media/baralhos.webm'})
  await harness.dispatch({type: 'video.failed'})
  expect([harness.value(), harness.effects]).toEqual(['closed', [{type: 'notifyFailed', params: undefined}]])
  expect(tutorialText.failed).toBe('Erro ao carregar o vídeo tutorial!')
})
