import {serverModalMachine} from '../../machines/shell/serverModal.machine.ts'
import {ServerModalView} from '../../src/features/shell/ServerModalView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: serverModalMachine,
  View: ServerModalView,
  context: {
    title: 'Manutenção no domingo',
    text: [
      'Das 2h às 4h da manhã de domingo a plataforma fica fora do ar.',
      'Suas respostas ficam guardadas no aparelho e são enviadas depois.',
    ],
  },
})

export default {title: 'Fluxos/Estrutura/Mensagem do servidor', ...meta}
export const Idle = at('idle')
export const Querying = at('querying')
export const Shown = at('shown')
export const Shown_ManyLines = at('shown', {
  title: 'O que mudou na plataforma nesta semana, com calma e em poucas linhas',
  text: Array.from(
    {length: 14},
    (_, index) => `${index + 1}. Uma linha da mensagem, como a equipe a escreveu para quem estuda todos os dias.`,
  ),
})
export const Marking = at('marking')
export const Hidden = at('hidden')
