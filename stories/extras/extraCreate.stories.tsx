import {extraCreateMachine} from '../../machines/extras/extraCreate.machine.ts'
import {ExtraCreateView} from '../../src/features/extras/ExtraCreateView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: extraCreateMachine,
  View: ({state, send}) => <ExtraCreateView state={state} send={send} />,
  context: {
    wish: {
      kind: 'Exam',
      template: 't1',
      uf: 'SP',
      institution: 'Hospital Universitário Fictício de Aurora',
      year: 2024,
    },
    calendarDate: '20261124',
    key: 'key-1',
    opened: null,
    failure: null,
  },
})

const mock = {wish: {kind: 'MockExam', template: 'm3', title: 'Simulado Aristo 3'}} as const

export default {title: 'Fluxos/Atividades extras/Criar prova', ...meta}
export const Resolving = at('resolving')
export const Resolving_Mock = at('resolving', mock)
export const Reusing = at('reusing')
export const Creating = at('creating')
export const Redirecting = at('redirecting')
export const Failed = at('failed', {failure: 'unreachable'})
export const Failed_Offline = at('failed', {failure: 'offline'})
export const Failed_Refused = at('failed', {failure: 'refused'})
export const Failed_NoTemplate = at('failed', {failure: 'noTemplate'})
