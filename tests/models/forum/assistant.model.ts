import {assistantMachine, mostAttempts, reconnectDelay} from '../../../machines/forum/assistant.machine.ts'
import {assistantText, rateLabel} from '../../../src/text/forum/assistant.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

export const draft = {
  text: 'A conduta é drenar. ([Comentário](https://a.test/q))',
  content: [
    {
      tag: 'p' as const,
      children: [
        'A conduta é drenar. (',
        {tag: 'a' as const, attributes: {href: 'https://a.test/q'}, children: ['Comentário']},
        ')',
      ],
    },
  ],
}

const usage = (currentUsageCount: number, answer: typeof draft | null = null) => ({
  currentUsageCount,
  maxUsageCount: 3,
  draft: answer,
})

const failures = ['broken', 'keyNotShown', 'withheld', 'usedUp', 'settled'] as const

export const assistantModel: FlowModel<typeof assistantMachine> = {
  machine: assistantMachine,
  starts: {'an own comment': {commentId: 'c1'}},
  cases: {
    'usage.reload': [{type: 'usage.reload'}],
    'network.returned': [{type: 'network.returned'}],
    'answer.ask': [{type: 'answer.ask', key: 'chave'}],
    'answer.cancel': [{type: 'answer.cancel'}],
    'answer.resume': [{type: 'answer.resume'}],
    'words.arrived': [{type: 'words.arrived', text: 'A conduta '}],
    'answer.ended': [{type: 'answer.ended'}],
    'answer.failed': failures.map((failure) => ({type: 'answer.failed', failure})),
    'answer.rate': [
      {type: 'answer.rate', rating: 1, key: 'nota'},
      {type: 'answer.rate', rating: 5, key: 'nota'},
    ],
  },
  replies: {
    'xstate.done.actor.loadUsage': [usage(0), usage(1, draft), usage(3)],
    'xstate.error.actor.loadUsage': [{failure: 'unreachable'}],
    'xstate.done.actor.checkHealth': [undefined],
    'xstate.error.actor.checkHealth': [{failure: 'unreachable'}],
    'xstate.done.actor.rateAnswer': [{publishedId: 'c9'}, {publishedId: null}],
    'xstate.error.actor.rateAnswer': [{failure: 'offline'}],
  },
  contextKey: ({usage: known, key, text, attempts, failure, rating, ratingFailure, wasDiscarded}) => [
    known,
    key !== null,
    text !== '',
    attempts === mostAttempts,
    failure,
    rating,
    ratingFailure,
    wasDiscarded,
  ],
  requests: ['loadUsage', 'checkHealth', 'rateAnswer'],
  listeners: ['askAssistant'],
  effects: ['reloadComments', 'openReplies'],
  delays: {'xstate.after.reconnectDelay.assistant.reconnecting': reconnectDelay},
}

const ask = ['button', assistantText.ask] as const
const cancel = ['button', assistantText.cancel] as const
const again = ['button', assistantText.retry] as const
const generating = ['text', 'Harrison AI está gerando sua resposta...'] as const
const rate = ['button', rateLabel(5)] as const
const monitor = ['button', 'Solicitar monitor'] as const

const words = (text: string) => (text === '' ? [] : [['text', /A conduta/u] as const])
const card = {
  visible: [
    ['alert'] as const,
    ['text', 'Ocorreu um erro'] as const,
    ['text', 'Harrison está estudando para responder melhor. Tente novamente em alguns instantes!'] as const,
    again,
    monitor,
  ],
  absent: [ask, generating],
}

export const assistantView: ViewModel<typeof assistantMachine> = {
  interactions: {
    'usage.reload': (page) => page.getByRole('button', {name: assistantText.retry}).click(),
    'network.returned': 'fact',
    'answer.ask': (page) => page.getByRole('button', {name: assistantText.ask}).click(),
    'answer.cancel': (page) => page.getByRole('button', {name: assistantText.cancel}).click(),
    'answer.resume': (page) => page.getByRole('button', {name: /^(?:Tentar novamente|Continuar a resposta)$/u}).click(),
    'words.arrived': 'fact',
    'answer.ended': 'fact',
    'answer.failed': 'fact',
    'answer.rate': (page, {rating}) => page.getByRole('button', {name: rateLabel(rating)}).click(),
  },
  expectations: {
    reading: {visible: [['status', assistantText.reading]], absent: [ask]},
    unread: {visible: [['text', assistantText.unread], again], absent: [ask, monitor]},
    idle: ({wasDiscarded}) => ({
      visible: [ask, ...(wasDiscarded ? [['text', assistantText.discarded] as const] : [])],
      absent: [['alert'], generating, rate, monitor],
    }),
    limitReached: {visible: [['text', /já usou as 3 respostas/u], monitor], absent: [ask, rate]},
    ...expectationsOf(['checking', 'asking.loading'], {visible: [generating, cancel], absent: [ask, rate, ['alert']]}),
    'asking.typing': ({text}) => ({visible: [generating, cancel, ...words(text)], absent: [ask, rate, ['alert']]}),
    reconnecting: ({text}) => ({
      visible: [generating, ['text', assistantText.reconnecting], cancel, ...words(text)],
      absent: [ask, ['alert']],
    }),
    completing: ({text}) => ({visible: [generating, ...words(text)], absent: [ask, cancel, ['alert']]}),
    stopped: ({text}) => ({
      visible: [['text', assistantText.stopped], ['button', assistantText.resume], ...words(text)],
      absent: [ask, generating],
    }),
    failed: ({text, failure}) => ({
      ...card,
      visible: [
        ...card.visible,
        ...words(text),
        ...(failure === 'keyNotShown' ? [['text', assistantText.keyNotShown] as const] : []),
      ],
    }),
    'drafted.unrated': ({ratingFailure}) => ({
      visible: [
        ['link', 'Comentário'],
        ['text', 'Insatisfeito'],
        ['text', 'Satisfeito'],
        rate,
        ...(ratingFailure === null ? [] : [['text', assistantText.rateFailed] as const]),
      ],
      absent: [ask, generating, ...(ratingFailure === null ? [['alert'] as const] : [])],
    }),
    'drafted.sending': {visible: [['link', 'Comentário'], rate], absent: [ask, ['alert']]},
    published: {visible: [['text', assistantText.published]], absent: [ask, rate]},
    withheld: {visible: [['text', assistantText.withheld]], absent: [ask, rate, monitor]},
    settled: {absent: [ask, rate, monitor, ['alert']]},
  },
}
