import {resultMachine} from '../../machines/diagnostic/result.machine.ts'
import {AfterPartial} from '../../src/features/diagnostic/Offers.tsx'
import {ResultView} from '../../src/features/diagnostic/ResultView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {result} from './fixtures.ts'

const nothing = () => undefined

const {at, meta} = flowStories({
  machine: resultMachine,
  View: (flow) => {
    const isPartial = flow.state.context.id === 'partial'
    return <ResultView {...flow} isPartial={isPartial} onPrint={nothing} cards={isPartial ? <AfterPartial /> : null} />
  },
  context: {id: 'exam', result},
})

export default {title: 'Fluxos/Diagnóstico/Resultado', ...meta}
export const Loading = at('loading', {result: null})
export const Offline = at('offline', {result: null})
export const Failed = at('failed', {result: null})
export const Unknown = at('unknown', {result: null})
export const Shown = at('shown')
export const Shown_Partial = at('shown', {id: 'partial'})
export const Leaving = at('leaving')
