import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {createActor} from 'xstate'
import {splashMachine} from '../../machines/shell/splash.machine.ts'
import {SplashView} from '../../src/features/shell/SplashView.tsx'
import {shellText} from '../../src/text/shell/shell.ts'

test('what is drawn under the splash cannot be reached before it leaves', () => {
  const splash = createActor(splashMachine, {input: {remaining: 2_000, isWarm: true}}).start()
  const drawn = () => {
    const html = renderToStaticMarkup(
      createElement(SplashView, {state: splash.getSnapshot()}, createElement('button', null, 'Responder')),
    )
    return {
      isDrawn: html.includes('Responder'),
      isInert: html.includes('inert'),
      isCovered: html.includes(shellText.loading),
    }
  }
  expect(drawn()).toEqual({isDrawn: true, isInert: true, isCovered: true})
  for (const type of ['auth.resolved', 'home.resolved', 'day.drawn'] as const) splash.send({type})
  expect(drawn()).toEqual({isDrawn: true, isInert: false, isCovered: false})
  splash.stop()
})
