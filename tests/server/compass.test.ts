import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {institutionsDocument, statisticsDocument} from './diagnosticRequests.ts'
import {backends, TestServer} from './support.ts'

const usp = {uf: 'SP', institution: 'USP'}

describe.each(backends)('on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    const {db} = server.database
    await db
      .insertInto('exam')
      .values([
        {
          id: 'usp-2026',
          title: 'USP 2026',
          institution: 'USP',
          uf: 'SP',
          year: 2026,
          edition: null,
          exam_type: 'R1',
          content_hash: '',
        },
        {
          id: 'usp-2020',
          title: 'USP 2020',
          institution: 'Antiga',
          uf: 'SP',
          year: 2020,
          edition: null,
          exam_type: 'R1',
          content_hash: '',
        },
        {
          id: 'inep-2025',
          title: 'Revalida',
          institution: 'INEP Revalida',
          uf: null,
          year: 2025,
          edition: null,
          exam_type: 'R1',
          content_hash: '',
        },
      ])
      .execute()
    await db
      .insertInto('exam_question')
      .values([
        {exam_id: 'usp-2026', question_id: 'alta-00', position: 0},
        {exam_id: 'usp-2026', question_id: 'longa-00', position: 1},
        {exam_id: 'inep-2025', question_id: 'media-00', position: 0},
      ])
      .execute()
  })
  afterAll(() => server.close())

  describe('the compass', () => {
    test('lists institutions with recent exams, and all when asked', async () => {
      const names = async (recent: boolean) => {
        const {data} = await server.ask(institutionsDocument, {recent})
        return data?.getInstitutionListForDiagnostic
      }
      expect(await names(true)).toEqual([
        {uf: 'BR', institutions: [{name: 'INEP Revalida'}]},
        {uf: 'SP', institutions: [{name: 'USP'}]},
      ])
      expect(await names(false)).toEqual([
        {uf: 'BR', institutions: [{name: 'INEP Revalida'}]},
        {uf: 'SP', institutions: [{name: 'Antiga'}, {name: 'USP'}]},
      ])
    })

    test('tells what institutions asked, together and apart, each exam for itself', async () => {
      const ask = async (targets: object[], type: string) =>
        (await server.ask(statisticsDocument, {targets, type})).data?.getExamStatistics
      expect(await ask([usp, {uf: 'AC', institution: 'UFAC'}], 'R1')).toMatchObject([
        {
          institution: 'Geral',
          difficulty: 0.5,
          themeStatistics: [{numberOfQuestions: 1, constancy: 1}, {numberOfQuestions: 1}],
        },
        {institution: 'USP', difficulty: 0.5},
        {institution: 'UFAC', difficulty: 0, themeStatistics: []},
      ])
      expect(await ask([], 'REVALIDA')).toMatchObject([
        {institution: 'Geral', themeStatistics: [{leaf: ['Clínica Médica', 'Clínica', 'Tema media']}]},
      ])
    })
  })
})
