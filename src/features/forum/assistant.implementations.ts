import type {Actor} from 'xstate'
import type {assistantMachine} from '../../../machines/forum/assistant.machine.ts'
import type {forumMachine} from '../../../machines/forum/forum.machine.ts'
import {
  askAssistantWith,
  checkHealthWith,
  loadUsageWith,
  rateAnswerWith,
  type ReadUsage,
  usageReader,
} from '../../services/forum/assistant.actors.ts'
import type {OpenRest} from '../../services/forum/rest.ts'
import type {Implementations} from '../useFlow.ts'

type Service = {
  readonly open: OpenRest
  /** A clock that only goes forward. */
  readonly now: () => number
  readonly forum: Pick<Actor<typeof forumMachine>, 'send' | 'getSnapshot'>
}

/** What all assistants of a forum share. */
export type AssistantDeps = Service & {readonly readUsage: ReadUsage}

export const createAssistantDeps = (service: Service): AssistantDeps => ({
  ...service,
  readUsage: usageReader(service.open),
})

export const createAssistantImplementations = ({
  open,
  now,
  forum,
  readUsage,
}: AssistantDeps): Implementations<typeof assistantMachine> => ({
  actors: {
    loadUsage: loadUsageWith(readUsage),
    checkHealth: checkHealthWith(open, now),
    askAssistant: askAssistantWith(open),
    rateAnswer: rateAnswerWith(open),
  },
  actions: {
    reloadComments: (_, {ids}) => forum.send({type: 'comments.reload', ids}),
    openReplies: (_, {id}) => {
      if (!forum.getSnapshot().context.open.includes(id)) forum.send({type: 'replies.toggle', id})
    },
  },
})
