import {setTimeout as pause} from 'node:timers/promises'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {addMock} from './examFixture.ts'
import {mockQuestions, Sitting} from './examSupport.ts'
import {backends, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const students = 500

/** Milliseconds in which all of them press start; a quarter of what the product promises. */
const rush = 2_500

/** The embedded database is for one person's computer; a rush is for PostgreSQL. */
describe.skipIf(!backends.includes('postgres'))('the opening of a mock exam on postgres', () => {
  let server: TestServer
  let sittings: Sitting[] = []
  beforeAll(async () => {
    server = await TestServer.open('postgres')
    const template = await addMock(server, mockQuestions)
    const everybody = await Promise.all(Array.from({length: students}, () => server.student()))
    sittings = await Promise.all(everybody.map((student) => Sitting.open(server, template, student)))
  }, timeouts.exchange)
  afterAll(() => server.close())

  test(
    'five hundred students who start within seconds all start, 95 % of them within 1.5 seconds',
    {timeout: timeouts.exchange},
    async () => {
      const results = await Promise.all(
        sittings.map(async (sitting, index) => {
          await pause((index * rush) / students)
          const begin = performance.now()
          const {codes} = await sitting.start()
          return {codes, took: performance.now() - begin}
        }),
      )
      expect(results.flatMap(({codes}) => codes)).toEqual([])
      const took = results.map((result) => result.took).toSorted((a, b) => a - b)
      const p95 = took[Math.ceil(students * 0.95) - 1] ?? Infinity
      expect(p95).toBeLessThanOrEqual(1_500)
      const started = server.database.db.selectFrom('exam_activity').select('id').where('started_at', 'is not', null)
      expect(await started.execute()).toHaveLength(students)
    },
  )
})
