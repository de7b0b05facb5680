import {randomUUID} from 'node:crypto'
import {expect} from 'vitest'
import {
  contactForm,
  createDocument,
  findDocument,
  finishDiagnosticDocument,
  formDocument,
  markDocument,
} from './diagnosticRequests.ts'
import type {TestServer} from './support.ts'

type Found = {
  readonly _id: string
  readonly finished: boolean
  readonly questions: readonly string[]
  readonly preChoice: readonly {readonly questionId: string; readonly selected: number; readonly dateNow: string}[]
}

/** What visitors do with diagnostics of a server. */
export function diagnosticsOf(serverOf: () => TestServer) {
  const at = (offset = 0) => new Date(serverOf().now + offset).toISOString()
  const create = (variables: object = {}, options: {token?: string} = {}) =>
    serverOf().ask(createDocument, {targets: [], key: randomUUID(), ...variables}, options)
  const start = async (variables: object = {}): Promise<string> => {
    const {data} = await create(variables)
    return String(data?.createDiagnosticExam)
  }
  const find = async (id: string): Promise<Found> =>
    // What the document asks for.
    (await serverOf().ask(findDocument, {id})).data?.findDiagnosticExam as Found
  const mark = (
    id: string,
    questionId: string,
    selected: number,
    {key = randomUUID() as string, dateNow = at()} = {},
  ) => serverOf().ask(markDocument, {id, preChoice: {questionId, selected, dateNow}, key})
  const finish = (id: string) => serverOf().ask(finishDiagnosticDocument, {id, key: randomUUID()})
  const submit = (id: string, variables: object = {}) =>
    serverOf().ask(formDocument, {id, ...contactForm, key: randomUUID(), ...variables})
  const contacts = (id: string) =>
    serverOf().database.db.selectFrom('diagnostic_contact').selectAll().where('exam_id', '=', id).execute()
  /** A finished partial diagnostic, its first question answered rightly. */
  const finished = async (): Promise<{id: string; questions: readonly string[]}> => {
    const id = await start({isPartial: true})
    const {questions} = await find(id)
    for (const [index, question] of questions.entries()) {
      const {correct} = await serverOf()
        .database.db.selectFrom('question')
        .select('correct')
        .where('id', '=', question)
        .executeTakeFirstOrThrow()
      await mark(id, question, ((correct ?? 0) + index) % 4)
    }
    expect((await finish(id)).codes).toEqual([])
    return {id, questions}
  }
  return {at, create, start, find, mark, finish, submit, contacts, finished}
}
