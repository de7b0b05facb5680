import {splashMachine} from '../../machines/shell/splash.machine.ts'
import {SplashView} from '../../src/features/shell/SplashView.tsx'
import {EmptyState} from '../../src/ui/status/EmptyState.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: splashMachine,
  View: ({state}) => (
    <SplashView state={state}>
      <EmptyState art="done" title="Produto aberto" />
    </SplashView>
  ),
  context: {remaining: 2_000, isWarm: false, isTimeElapsed: false, isAuthResolved: false, isHomeResolved: false},
})

export default {title: 'Fluxos/Estrutura/Abertura', ...meta}
export const BootingHolding = at({booting: 'holding'})
export const BootingWaiting = at({booting: 'waiting'}, {isTimeElapsed: true})
export const Ready = at('ready')
