import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {buildSchema} from 'graphql'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {permissions} from '../../server/graphql/permissions.ts'
import {contextOf} from '../../server/graphql/requestContext.ts'
import {openEventHub} from '../../server/kernel/eventHub.ts'
import type {Operation} from '../../server/kernel/operation.ts'
import {authorise, type CallerRole, callerRoles} from '../../server/kernel/roles.ts'
import {staffRoles} from '../../server/kernel/session.ts'
import {addDiagnosticsOf, diagnosticRequests, requestsOfDiagnosticVisitor} from './diagnosticRequests.ts'
import {landingRequests} from './landingRequests.ts'
import {addExamsOf, addExamTemplates, examMutationCases, examQueryCases} from './examRequests.ts'
import {addCardsOf, decideCardDocument, decksMutationCases, decksQueryCases, reportCard} from './decksRequests.ts'
import {addExtrasOf, addExtraTemplates, extraMutations, extraQueries} from './extrasRequests.ts'
import {wednesday} from './fixture.ts'
import {performanceQueryCases} from './performanceRequests.ts'
import {supplementaryCases} from './supplementaryRequests.ts'
import {studyMutations, studyQueries} from './studyRequests.ts'
import {addMaterial} from './studySupport.ts'
import {addSecondStudy, themesMutations, themesQueries, undoMoveCase, withFreeWeekend} from './themesRequests.ts'
import {
  accountInput,
  agendaDocument,
  type AgendaData,
  answerInput,
  cancelDeletionDocument,
  createAccountDocument,
  endDeviceDocument,
  endOtherDevicesDocument,
  finishDocument,
  manyAnswerDocument,
  oneAnswerDocument,
  preChoiceDocument,
  questionsDocument,
  requestDeletionDocument,
  type Student,
  swapDocument,
  TestServer,
  updateProfileDocument,
} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
const operations = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}))
const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})
const overHttp = operations.filter((name) => !subscriptions.includes(name))

type Request = {
  readonly document: string
  readonly variables: (agenda: AgendaData, now: number) => Record<string, unknown>
}

const manyInput = (agenda: AgendaData, now: number) => {
  const {document: _document, choosen: _choosen, essay: _essay, ...activity} = answerInput(agenda, '', 0, now)
  return {...activity, answers: [{document: 'alta-01', choosen: 0}]}
}

/** One request for each operation, right in everything but perhaps the caller. */
const requests: Record<string, Request> = {
  profile: {document: '{ profile { _id } }', variables: () => ({})},
  agenda: {document: agendaDocument, variables: () => ({calendarDate: wednesday})},
  dayOpening: {
    document: 'query ($address: String!) { dayOpening(address: $address) { agenda { _id } mockExam { _id } } }',
    variables: ({_id}) => ({address: `/agenda/simulado?a=${_id}-running`}),
  },
  coursesMany: {document: '{ coursesMany { _id } }', variables: () => ({})},
  coursesManyInfo: {document: '{ coursesManyInfo(ids: ["curso"]) { _id } }', variables: () => ({})},
  questionMany: {
    document: questionsDocument,
    variables: ({_id}) => ({ids: ['alta-00'], calendarDate: wednesday, type: 'question', activity: _id}),
  },
  findBurgerMenuItems: {document: '{ findBurgerMenuItems { url } }', variables: () => ({})},
  getLoginFrequency: {document: '{ getLoginFrequency { days } }', variables: () => ({})},
  createOneAnswer: {
    document: oneAnswerDocument,
    variables: (agenda, now) => ({input: answerInput(agenda, 'alta-00', 0, now), key: 'one'}),
  },
  createManyAnswer: {
    document: manyAnswerDocument,
    variables: (agenda, now) => ({input: manyInput(agenda, now), key: 'many'}),
  },
  createOrUpdateOnePreChoice: {
    document: preChoiceDocument,
    variables: ({_id}, now) => ({
      input: {question: 'alta-02', selected: 0, agenda: _id, dateNow: new Date(now).toISOString()},
      key: 'choice',
    }),
  },
  finishAgendaActivityContent: {
    document: finishDocument,
    variables: () => ({theoreticalType: 'theoreticalStudy', lessonId: 'alta', calendarDate: wednesday, key: 'finish'}),
  },
  getInstitutionList: {
    document: '{ getInstitutionList(isPriorityInstitutionsList: false) { uf } }',
    variables: () => ({}),
  },
  createAccount: {
    document: createAccountDocument,
    variables: () => ({input: accountInput(`${randomUUID()}@exemplo.br`), key: randomUUID()}),
  },
  updateProfile: {document: updateProfileDocument, variables: () => ({input: {name: 'Nome Novo'}, key: 'update'})},
  requestAccountDeletion: {document: requestDeletionDocument, variables: () => ({key: 'deletion'})},
  cancelAccountDeletion: {document: cancelDeletionDocument, variables: () => ({key: 'cancel'})},
  connectedDevices: {document: '{ connectedDevices { _id } }', variables: () => ({})},
  endDevice: {document: endDeviceDocument, variables: () => ({device: 'aparelho', key: 'end-device'})},
  endOtherDevices: {document: endOtherDevicesDocument, variables: () => ({key: 'end-others'})},
}

for (const [name, {document, variables}] of Object.entries({
  ...studyMutations,
  ...examMutationCases,
  ...extraMutations,
  ...themesMutations,
  ...decksMutationCases,
  undoMoveTheoreticalStudy: undoMoveCase,
})) {
  requests[name] = {document, variables: (agenda, now) => ({...variables(agenda, now), key: name})}
}

Object.assign(
  requests,
  studyQueries,
  examQueryCases,
  extraQueries,
  themesQueries,
  decksQueryCases,
  performanceQueryCases,
  supplementaryCases,
  diagnosticRequests,
  landingRequests,
  {
    decideReportedFlashcard: {
      document: decideCardDocument,
      variables: ({_id}) => ({_id: `${_id}-outro`, key: 'decide'}),
    },
    raffleLists: {document: '{ raffleLists { category } }', variables: () => ({})},
    getPremiumCoursesForUser: {document: '{ getPremiumCoursesForUser { courseId } }', variables: () => ({})},
    shouldDisplayModal: {document: '{ shouldDisplayModal { shouldExecute } }', variables: () => ({})},
    getCurrentStudentExperiment: {document: '{ getCurrentStudentExperiment { state } }', variables: () => ({})},
    swapCurrentCourse: {document: swapDocument, variables: () => ({courseId: 'curso', key: 'swap'})},
    markModalAsSeen: {document: 'mutation { markModalAsSeen(idempotencyKey: "seen") }', variables: () => ({})},
    updateUserExperimentState: {
      document: 'mutation { updateUserExperimentState(input: {state: "flutter"}, idempotencyKey: "version") }',
      variables: () => ({}),
    },
  } satisfies Record<string, Request>,
)

const wireRole: Partial<Record<CallerRole, string>> = {
  moderator: 'moderator',
  specialist: 'specialist',
  superAdmin: 'super-admin',
  admin: 'admin',
  commentator: 'commentator',
  curator: 'curator',
}

const cells = callerRoles.flatMap((role) => operations.map((operation) => ({role, operation})))

const isOperation = (name: string): name is Operation => Object.hasOwn(permissions, name)
const permissionOf = (name: string) => {
  if (!isOperation(name)) throw new Error(`no row for ${name}`)
  return permissions[name]
}

test('the permissions have exactly the operations of the schema', () => {
  expect(Object.keys(permissions).toSorted()).toEqual(operations.toSorted())
})

test('every operation over HTTP has its request here', () => {
  expect(Object.keys(requests).toSorted()).toEqual(overHttp.toSorted())
})

describe('who may call what', () => {
  let server: TestServer
  let visitorAgenda: AgendaData
  const callers = new Map<CallerRole, {student: Student; agenda: AgendaData}>()

  beforeAll(async () => {
    server = await TestServer.open('pglite')
    await addMaterial(server)
    await addExamTemplates(server)
    await addExtraTemplates(server)
    for (const role of callerRoles) {
      const name = wireRole[role]
      const student = await server.student({...withFreeWeekend, roles: JSON.stringify(name ? [name] : [])})
      const agenda = await server.agenda(student.token, wednesday)
      await addSecondStudy(server, agenda)
      await addExamsOf(server, student, agenda)
      await addExtrasOf(server, student, agenda)
      await addCardsOf(server, student, agenda)
      await reportCard(server, student, `${agenda._id}-outro`)
      await addDiagnosticsOf(server, student, agenda)
      visitorAgenda ??= agenda
      await server.database.db
        .insertInto('student_experiment')
        .values({profile_id: student.profileId, state: 'web', can_return_to_old_version: true})
        .execute()
      if (role === 'blockedStudent') {
        await server.database.db
          .updateTable('student_course')
          .set({status: 'blocked_due_payment'})
          .where('profile_id', '=', student.profileId)
          .execute()
      }
      callers.set(role, {student, agenda})
    }
  }, timeouts.process)
  afterAll(() => server.close())

  test.each(cells)('$role: $operation', async ({role, operation}) => {
    const caller = callers.get(role)
    const isVisitor = role === 'visitor' || role === 'diagnosticVisitor'
    const token = isVisitor ? undefined : caller?.student.token
    const cell = permissionOf(operation)[role]
    if (subscriptions.includes(operation)) {
      const services = {
        database: server.database,
        clock: () => server.now,
        databaseNow: async () => server.now,
        verifyToken: async () => ({
          uid: caller?.student.uid ?? '',
          email: '',
          emailVerified: true,
          name: '',
          authTime: 0,
          expiresAt: 9e15,
        }),
        events: openEventHub(server.database),
        customTokenFor: async () => null,
        lateWriteDays: 7,
        register: async () => ({email: '', store: async () => ''}),
        log: server.app.log,
        site: {origin: 'https://aristo.example', brandName: 'Aristo'},
      }
      const context = contextOf(services, {
        token: token ?? null,
        timeZone: 'UTC',
        hasDiagnosticId: role === 'diagnosticVisitor',
      })
      const result = authorise(permissionOf(operation), context)
      if (cell === 'allowed') await expect(result).resolves.toBeUndefined()
      else await expect(result).rejects.toMatchObject({code: cell})
      return
    }
    const request = (role === 'diagnosticVisitor' && requestsOfDiagnosticVisitor[operation]) || requests[operation]
    if (request === undefined) throw new Error(`no request for ${operation}`)
    const headers = role === 'diagnosticVisitor' ? {'x-diagnostic-id': 'ab'.repeat(16)} : {}
    const reply = await server.ask(request.document, request.variables(caller?.agenda ?? visitorAgenda, server.now), {
      token,
      headers,
    })
    expect({status: reply.status, codes: reply.codes}).toEqual(
      cell === 'allowed' ? {status: 200, codes: []} : {status: cell === 'UNAUTHENTICATED' ? 401 : 200, codes: [cell]},
    )
  })

  const forStaff = overHttp.filter((operation) => permissionOf(operation).blockedStudent === 'FORBIDDEN')

  test.each(forStaff)('staff with a block: %s is refused like to every blocked student', async (operation) => {
    const request = requests[operation]
    if (request === undefined) throw new Error(`no request for ${operation}`)
    const variables = request.variables(visitorAgenda, server.now)
    for (const role of staffRoles) {
      const {token} = await server.student({roles: JSON.stringify([role]), access_blocked: true})
      const reply = await server.ask(request.document, variables, {token})
      expect({role, codes: reply.codes}).toEqual({role, codes: ['FORBIDDEN']})
    }
  })

  test('staff blocked for all courses cannot leave for another one', async () => {
    const {token} = await server.student({roles: '["super-admin"]', access_blocked: true})
    const request = requests.swapCurrentCourse
    if (request === undefined) throw new Error('no request')
    const reply = await server.ask(request.document, request.variables(visitorAgenda, server.now), {token})
    expect(reply.codes).toEqual(['FORBIDDEN'])
  })

  const ofCourses = ['swapCurrentCourse', 'classificationTree', 'getClassificationTreeAvailablePhases']

  // What somebody else's id leaves as it is has tests of its own, as `devices.test.ts`.
  const withIds = operations.filter((name) => !['takesNoIds', 'ignored'].includes(permissionOf(name).otherStudent))

  test.each(withIds)(
    'otherStudent: %s answers for the id of somebody else exactly as for an unknown id',
    async (operation) => {
      const owner = await server.student()
      const owned = await server.agenda(owner.token, wednesday)
      await addExamsOf(server, owner, owned)
      await addExtrasOf(server, owner, owned)
      await addDiagnosticsOf(server, owner, owned)
      const other = await server.student()
      if (operation !== 'finishAgendaActivityContent') await server.agenda(other.token, wednesday)
      const request = requests[operation]
      if (request === undefined) throw new Error(`no request for ${operation}`)
      const unknown = {...owned, _id: '00000000-0000-4000-8000-000000000000'}
      await server.course('outro')
      const lessonOf = (lessonId: string) => (operation === 'finishAgendaActivityContent' ? {lessonId} : {})
      const courseOf = (courseId: string) => (ofCourses.includes(operation) ? {courseId} : {})
      if (operation === 'finishAgendaActivityContent') await server.agenda(other.token, wednesday)
      const foreign = await server.ask(
        request.document,
        {...request.variables(owned, server.now), ...lessonOf('media'), ...courseOf('outro')},
        {token: other.token},
      )
      const none = await server.ask(
        request.document,
        {...request.variables(unknown, server.now), ...lessonOf('nenhuma'), ...courseOf('nenhum')},
        {token: other.token},
      )
      expect(foreign.codes).toEqual([permissionOf(operation).otherStudent])
      expect({...foreign, text: ''}).toEqual({...none, text: ''})
      expect(foreign.text).toBe(none.text)
    },
  )

  test.each([
    ['flag of the profile', {access_blocked: true}, 'active', 'FORBIDDEN'],
    ['end of the trial set by an operator', {trial_finished: true}, 'active', 'FORBIDDEN'],
    ['unpaid first course', {}, 'blocked_due_payment', 'FORBIDDEN'],
    ['end of the course, with a name of its own,', {course_finished: true}, 'active', 'COURSE_FINISHED'],
  ] as const)('the %s blocks a student, but not the profile that explains it', async (_name, fields, status, code) => {
    const {token} = await server.student(fields, status)
    expect((await server.ask(agendaDocument, {calendarDate: wednesday}, {token})).codes).toEqual([code])
    expect((await server.ask('{ profile { _id } }', {}, {token})).codes).toEqual([])
  })

  test.each([
    ['a token of nonsense', async () => 'abc.def.ghi'],
    ['a token signed by another key', async () => `${(await server.token('uid-x')).slice(0, -12)}AAAAAAAAAAAA`],
    [
      'an expired token',
      async () => {
        server.now -= 2 * 3_600_000
        const old = await server.token('uid-x')
        server.now += 2 * 3_600_000
        return old
      },
    ],
    ['an unsigned token', async () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1aWQteCIsImF1ZCI6ImFyaXN0by1sb2NhbCJ9.'],
  ])('%s is nobody, with HTTP status 401', async (_name, make) => {
    const reply = await server.ask('{ profile { _id } }', {}, {token: await make()})
    expect({status: reply.status, codes: reply.codes}).toEqual({status: 401, codes: ['UNAUTHENTICATED']})
    expect((await server.ask('{ coursesMany { _id } }', {}, {token: 'stale'})).codes).toEqual([])
  })

  test('a first request of somebody new makes one profile on the first course', async () => {
    const token = await server.token('uid-novo', 'ana.novata@exemplo.br')
    const ask = () =>
      server.ask(
        '{ profile { _id uid name email isPremium roles courses { status course { _id } } createdAt } }',
        {},
        {token},
      )
    const replies = await Promise.all([ask(), ask(), ask(), ask()])
    expect(new Set(replies.map(({data}) => JSON.stringify(data))).size).toBe(1)
    expect(replies[0]?.data?.profile).toEqual({
      _id: expect.any(String),
      uid: 'uid-novo',
      name: 'ana.novata',
      email: 'ana.novata@exemplo.br',
      isPremium: false,
      roles: [],
      courses: [{status: 'active', course: {_id: 'curso'}}],
      createdAt: new Date(server.now).toISOString(),
    })
  })
})
