import {assign, sendTo, setup} from 'xstate'
import type {Month} from '../../domain/performance/ranges.ts'
import {type ReportBlock, reportBlocks} from '../../domain/performance/stars.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {
  BlocksAsked,
  BlockStatus,
  ReadBlock,
  ReportCardContext,
  ReportCardEvent,
  ReportCardInput,
} from './reportCard.types.ts'

const allOf = (status: BlockStatus): ReportCardContext['status'] => ({
  trophies: status,
  questions: status,
  flashcards: status,
  frequency: status,
  themes: status,
  difficulty: status,
  areas: status,
})

const statusOf = (
  blocks: readonly ReportBlock[],
  of: (block: ReportBlock) => BlockStatus,
): Partial<ReportCardContext['status']> => Object.fromEntries(blocks.map((block) => [block, of(block)]))

const nothingRead = {status: allOf('loading'), data: {}, fromDevice: []}

const isBroken = (status: BlockStatus): boolean => status === 'failed' || status === 'offline'

/** The blocks that a returned network may mend. */
const doubtful = ({status, fromDevice}: ReportCardContext): readonly ReportBlock[] =>
  reportBlocks.filter((block) => isBroken(status[block]) || fromDevice.includes(block))

/**
 * The monthly report card (flow F-123; spec 3§2.1, 3§5, 3§9): seven blocks, read side by side, each of which may fail and
 * be tried again alone. The report is revealed two seconds after the last of them is done, a failed one in its place; when
 * none could be read there is no report. Blocks are read again every 24 hours by what reads them.
 */
export const reportCardMachine = setup({
  types: {} as {context: ReportCardContext; events: ReportCardEvent; input: ReportCardInput; tags: 'pending'},
  actors: {
    /** Reads all blocks of the month at once, every 24 hours, and those it is asked for: `blocks.done` or `blocks.failed`. */
    readBlocks: noListener<{month: Month}, BlocksAsked>(),
  },
  actions: {
    storeMonth: assign((_, {month}: {month: Month}) => ({month, ...nothingRead})),
    storeBlocks: assign(({context}, {reads}: {reads: readonly ReadBlock[]}) => ({
      status: {
        ...context.status,
        ...statusOf(
          reads.map(({block}) => block),
          () => 'ready',
        ),
      },
      data: {...context.data, ...Object.fromEntries(reads.map(({block, data}) => [block, data]))},
      fromDevice: reportBlocks.filter(
        (block) => reads.find((read) => read.block === block)?.isFromDevice ?? context.fromDevice.includes(block),
      ),
    })),
    // What was read before stands when it cannot be read again.
    storeFailure: assign(({context}, {blocks, failure}: {blocks: readonly ReportBlock[]; failure: RequestFailure}) => ({
      status: {
        ...context.status,
        ...statusOf(blocks, (block) =>
          context.data[block] !== undefined ? 'ready' : failure === 'offline' ? 'offline' : 'failed',
        ),
      },
    })),
    storeAsked: assign(({context}, {blocks}: {blocks: readonly ReportBlock[]}) => ({
      status: {
        ...context.status,
        ...statusOf(
          blocks.filter((block) => isBroken(context.status[block])),
          () => 'loading',
        ),
      },
    })),
    askAgain: sendTo('readBlocks', (_, {blocks}: {blocks: readonly ReportBlock[]}) => ({
      type: 'blocks.ask' as const,
      blocks,
    })),
    clearBlocks: assign(nothingRead),
    showMonth: effect<{month: Month}>('showMonth'),
    print: effect<{month: Month}>('print'),
  },
  guards: {
    isOffered: ({context}, {month}: {month: Month}) => month !== context.month && context.months.includes(month),
    isBroken: ({context}, {block}: {block: ReportBlock}) => isBroken(context.status[block]),
    areAllBroken: ({context}) => reportBlocks.every((block) => isBroken(context.status[block])),
    areAllOffline: ({context}) => reportBlocks.every((block) => context.status[block] === 'offline'),
    areAllDone: ({context}) => reportBlocks.every((block) => context.status[block] !== 'loading'),
    isSomePending: ({context}) => reportBlocks.some((block) => context.status[block] === 'loading'),
    isSomeDoubtful: ({context}) => doubtful(context).length > 0,
  },
  delays: {reveal: 2_000},
}).createMachine({
  id: 'reportCard',
  context: ({input}) => ({...input, ...nothingRead}),
  initial: 'asking',
  on: {
    'month.set': {
      guard: {type: 'isOffered', params: ({event}) => ({month: event.month})},
      target: '.asking',
      reenter: true,
      actions: [
        {type: 'storeMonth', params: ({event}) => ({month: event.month})},
        {type: 'showMonth', params: ({event}) => ({month: event.month})},
      ],
    },
    'address.changed': {
      guard: {type: 'isOffered', params: ({event}) => ({month: event.month})},
      target: '.asking',
      reenter: true,
      actions: {type: 'storeMonth', params: ({event}) => ({month: event.month})},
    },
  },
  states: {
    asking: {
      initial: 'loading',
      invoke: {id: 'readBlocks', src: 'readBlocks', input: ({context: {month}}) => ({month})},
      on: {
        'blocks.done': {actions: {type: 'storeBlocks', params: ({event}) => ({reads: event.reads})}},
        'blocks.failed': {
          actions: {type: 'storeFailure', params: ({event: {blocks, failure}}) => ({blocks, failure})},
        },
        'block.retry': {
          guard: {type: 'isBroken', params: ({event}) => ({block: event.block})},
          actions: [
            {type: 'storeAsked', params: ({event}) => ({blocks: [event.block]})},
            {type: 'askAgain', params: ({event}) => ({blocks: [event.block]})},
          ],
        },
        'network.returned': {
          guard: 'isSomeDoubtful',
          actions: [
            // Who is asked is decided before their failures are forgotten.
            {type: 'askAgain', params: ({context}) => ({blocks: doubtful(context)})},
            {type: 'storeAsked', params: ({context}) => ({blocks: doubtful(context)})},
          ],
        },
      },
      states: {
        loading: {
          tags: 'pending',
          always: [
            {guard: 'areAllOffline', target: '#reportCard.offline'},
            {guard: 'areAllBroken', target: '#reportCard.failed'},
            {guard: 'areAllDone', target: 'allDone'},
          ],
        },
        allDone: {
          tags: 'pending',
          always: {guard: 'isSomePending', target: 'loading'},
          after: {reveal: 'revealed'},
        },
        revealed: {
          on: {'report.print': {actions: {type: 'print', params: ({context: {month}}) => ({month})}}},
        },
      },
    },
    offline: {
      on: {
        'report.retry': {target: 'asking', actions: 'clearBlocks'},
        'network.returned': {target: 'asking', actions: 'clearBlocks'},
      },
    },
    failed: {
      on: {
        'report.retry': {target: 'asking', actions: 'clearBlocks'},
        'network.returned': {target: 'asking', actions: 'clearBlocks'},
      },
    },
  },
})
