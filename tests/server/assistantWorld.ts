import {Assistant, type AssistantDeps} from '../../server/assistant/assistant.ts'
import {embeddedProvider} from '../../server/assistant/embedded.ts'
import type {AskedComment, AssistantForum} from '../../server/assistant/forum.types.ts'
import type {SharedWork} from '../../server/assistant/work.ts'
import {wednesday} from './fixture.ts'
import {answerInput, oneAnswerDocument, type Student, type TestServer} from './support.ts'

type Published = {readonly commentId: string; readonly body: string}

/** A forum of a test: comments by their ids with their authors, and what the assistant did in it. */
export class FakeForum implements AssistantForum {
  readonly comments = new Map<string, AskedComment & {readonly author: string}>()
  readonly published: Published[] = []
  readonly monitors: string[] = []

  add(author: string, id: string, fields: Partial<AskedComment> = {}): string {
    const comment = {
      body: 'Por que é esta?',
      contentType: 'question',
      contentId: 'alta-01',
      level: 1,
      isAnswered: false,
    }
    this.comments.set(id, {id, author, ...comment, ...fields})
    return id
  }

  readonly findOwn: AssistantForum['findOwn'] = async (_tx, profileId, ids) =>
    ids.flatMap((id) => {
      const comment = this.comments.get(id)
      return comment?.author === profileId ? [comment] : []
    })

  readonly publish: AssistantForum['publish'] = async (_tx, {commentId, body}) => {
    this.published.push({commentId, body})
    return `reply-${this.published.length}`
  }

  readonly requestMonitor: AssistantForum['requestMonitor'] = async (_tx, {commentId}) => {
    this.monitors.push(commentId)
  }
}

/** An assistant on the server's database, with the forum of a test and what it writes to the log. */
export function assistantOf(
  server: TestServer,
  forum: AssistantForum,
  fields: Partial<AssistantDeps> = {},
  work?: SharedWork,
): {readonly assistant: Assistant; readonly lines: unknown[]} {
  const lines: unknown[] = []
  const log = {...server.app.log, info: (line: unknown) => lines.push(line), error: (line: unknown) => lines.push(line)}
  const services = {
    database: server.database,
    clock: () => server.now,
    log,
    site: {origin: 'https://aristo.example', brandName: 'Aristo'},
  }
  const deps = {services, forum, provider: embeddedProvider, remoteValue: async () => undefined, ...fields}
  return {assistant: new Assistant(deps, work), lines}
}

/** Lets the student answer a question of the day, so that its key is hers. */
export async function answerQuestion(
  server: TestServer,
  {token}: Student,
  question: string,
  choosen = 0,
): Promise<void> {
  const agenda = await server.agenda(token, wednesday)
  const input = answerInput(agenda, question, choosen, server.now, null)
  const {codes} = await server.ask(oneAnswerDocument, {input, key: `answer-${question}`}, {token})
  if (codes.length > 0) throw new Error(codes.join())
}

let keys = 0
/** What somebody asks, with a key of its own. */
export const asking = (
  student: Student,
  commentId: string,
  fields: {key?: string; signal?: AbortSignal; choice?: number} = {},
) => ({
  profileId: student.profileId,
  openSince: wednesday,
  commentId,
  key: `ask-${(keys += 1)}`,
  choice: null,
  signal: new AbortController().signal,
  ...fields,
})
