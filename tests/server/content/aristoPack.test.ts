import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {compilePack} from '../../../content/tools/compile.ts'
import {readSources, sourceFiles} from '../../../content/tools/sources.ts'
import {importFiles} from '../../../server/content/import.ts'
import {countOf, reportLines} from '../../../server/content/importReport.ts'
import {wednesdayNoon} from '../fixture.ts'
import {backends, makeDatabase} from '../support.ts'
import {timeouts} from '../../support/timeouts.ts'

/** Seconds that an import may take. */
const limits = {pglite: 30, postgres: 15} as const

const pack = {name: 'aristo.json', text: JSON.stringify(compilePack(readSources(sourceFiles())))}

describe.each(backends)('the content pack on %s', (kind) => {
  let made: Awaited<ReturnType<typeof makeDatabase>>
  beforeAll(async () => {
    made = await makeDatabase(kind)
  })
  afterAll(() => made.drop())

  async function timed() {
    const started = performance.now()
    const report = await importFiles(made.database.db, [pack], new Date(wednesdayNoon))
    return {report, seconds: (performance.now() - started) / 1_000}
  }

  test(
    'is imported in time, and a second time nothing changes',
    async () => {
      const first = await timed()
      expect(reportLines(first.report).slice(-1)).toEqual(['Imported.'])
      expect(first.report.warnings).toEqual([])
      expect(countOf(first.report, 'added')).toBe(first.report.items.length)
      const second = await timed()
      expect(countOf(second.report, 'unchanged')).toBe(first.report.items.length)
      expect([countOf(second.report, 'added'), countOf(second.report, 'changed')]).toEqual([0, 0])
      console.log(
        `${kind}: ${first.report.items.length} items in ${first.seconds.toFixed(1)} s, again in ${second.seconds.toFixed(1)} s`,
      )
      expect(first.seconds).toBeLessThan(limits[kind])
      expect(second.seconds).toBeLessThan(limits[kind])
    },
    timeouts.process,
  )
})
