import {assistantMachine} from '../../machines/forum/assistant.machine.ts'
import {AssistantView} from '../../src/features/forum/AssistantView.tsx'
import {MonitorRequestView} from '../../src/features/forum/MonitorRequestView.tsx'
import {monitorRequestMachine} from '../../machines/forum/monitorRequest.machine.ts'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {askable} from './comments.ts'

const monitor = monitorRequestMachine.resolveState({value: 'idle', context: {commentId: 'c1', failure: null}})

const {at, meta} = flowStories({
  machine: assistantMachine,
  View: (flow) => (
    <Stage>
      <AssistantView
        {...flow}
        facts={askable}
        monitor={<MonitorRequestView state={monitor} send={() => undefined} />}
      />
    </Stage>
  ),
  context: {
    commentId: 'c1',
    usage: {currentUsageCount: 0, maxUsageCount: 3, draft: null},
    key: null,
    text: '',
    attempts: 0,
    failure: null,
    rating: null,
    ratingFailure: null,
    wasDiscarded: false,
  },
})

const page = 'https://aristo.exemplo/viewer/questao?id=q1'
const begun =
  'Gabarito oficial: alternativa B. Descompressão com agulha. ([Gabarito oficial](https://aristo.exemplo/viewer/questao?id=q1))\n\nO pneumotórax hipertensivo é diagnóstico'
const link = (title: string, href: string) => ({tag: 'a' as const, attributes: {href}, children: [title]})
const draft = {
  text: begun,
  content: [
    {
      tag: 'p' as const,
      children: ['Gabarito oficial: alternativa B. Descompressão com agulha. (', link('Gabarito oficial', page), ')'],
    },
    {
      tag: 'blockquote' as const,
      children: [
        {
          tag: 'p' as const,
          children: [
            'O pneumotórax hipertensivo é diagnóstico clínico: a radiografia atrasa a conduta. (',
            link('Comentário de Dra. Helena Moraes', page),
            '; ',
            link('Apostila: Trauma torácico', 'https://aristo.exemplo/apostilas/trauma'),
            ')',
          ],
        },
      ],
    },
  ],
}
const asked = {key: 'k'}
const answered = {usage: {currentUsageCount: 1, maxUsageCount: 3, draft}, text: draft.text}

export default {title: 'Fluxos/Fórum/Harrison AI', ...meta}
export const Reading = at('reading', {usage: null})
export const Unread = at('unread', {usage: null})
export const Deciding = at('deciding')
export const Idle = at('idle')
export const Idle_Again = at('idle', {
  usage: {currentUsageCount: 1, maxUsageCount: 3, draft: null},
  wasDiscarded: true,
})
export const LimitReached = at('limitReached', {usage: {currentUsageCount: 3, maxUsageCount: 3, draft: null}})
export const Checking = at('checking', asked)
export const AskingLoading = at({asking: 'loading'}, asked)
export const AskingTyping = at({asking: 'typing'}, {...asked, text: begun})
export const Reconnecting = at('reconnecting', {...asked, text: begun, attempts: 1})
export const Stopped = at('stopped', {...asked, text: begun})
export const Failed = at('failed', {...asked, failure: 'unavailable'})
export const Failed_KeyNotShown = at('failed', {...asked, failure: 'keyNotShown'})
export const Failed_RateLimited = at('failed', {...asked, failure: 'rateLimited'})
export const Failed_HalfRead = at('failed', {...asked, text: begun, failure: 'broken'})
export const Completing = at('completing', {...asked, text: begun})
export const DraftedUnrated = at({drafted: 'unrated'}, answered)
export const DraftedUnrated_Failed = at({drafted: 'unrated'}, {...answered, ratingFailure: 'offline'})
export const DraftedSending = at({drafted: 'sending'}, {...answered, rating: 4})
export const Published = at('published', {...asked, ...answered, rating: 4})
export const Withheld = at('withheld', asked)
export const Settled = at('settled', asked)
