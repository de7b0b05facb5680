import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {requestsOfDiagnostic} from '../../server/diagnostic/limits.ts'
import {
  claimDocument,
  contactForm,
  createDocument,
  demoDocument,
  diagnosticQuestionsDocument,
  findDocument,
  finishDiagnosticDocument,
  formDocument,
  markDocument,
  resultsDocument,
} from './diagnosticRequests.ts'
import {addMaterial} from './studySupport.ts'
import {backends, TestServer} from './support.ts'

describe.each(backends)('the id of a diagnostic is answered on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())

  const at = () => new Date(server.now).toISOString()
  const ask = (id: string) => server.ask(findDocument, {id})
  const start = async (): Promise<string> => {
    const {data} = await server.ask(createDocument, {targets: [], isPartial: true, key: randomUUID()})
    return String(data?.createDiagnosticExam)
  }
  const questionsOf = async (id: string): Promise<readonly string[]> => {
    // What the document asks for.
    const found = (await ask(id)).data?.findDiagnosticExam as {readonly questions: readonly string[]} | undefined
    return found?.questions ?? []
  }

  test('so often in a minute, whatever is asked and from wherever; another goes on, and so does this one later', async () => {
    const id = await start()
    const other = await start()
    const questions = await questionsOf(id)
    for (let request = 1; request < requestsOfDiagnostic; request += 1) await ask(id)
    const headers = {'x-diagnostic-id': id}
    const replies = await Promise.all([
      ask(id),
      server.ask(resultsDocument, {id}),
      server.ask(diagnosticQuestionsDocument, {ids: questions, activity: id}, {headers}),
      server.ask(demoDocument, {activity: id}, {headers}),
      server.ask(markDocument, {
        id,
        preChoice: {questionId: questions[0], selected: 0, dateNow: at()},
        key: randomUUID(),
      }),
      server.ask(finishDiagnosticDocument, {id, key: randomUUID()}),
      server.ask(formDocument, {id, ...contactForm, key: randomUUID()}),
    ])
    expect(replies.flatMap(({codes}) => codes)).toEqual(replies.map(() => 'RATE_LIMITED'))
    const {token} = await server.student()
    expect((await server.ask(claimDocument, {id, key: randomUUID()}, {token})).codes).toEqual(['RATE_LIMITED'])
    expect((await ask(other)).codes).toEqual([])
    server.now += 60_000
    expect((await ask(id)).codes).toEqual([])
  })

  test('so often also when it does not exist', async () => {
    const id = 'e'.repeat(32)
    for (let request = 0; request < requestsOfDiagnostic; request += 1) await ask(id)
    expect((await ask(id)).codes).toEqual(['RATE_LIMITED'])
  })
})
