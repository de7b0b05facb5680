import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {killServer} from '../../scripts/drills/kill.ts'
import {passed, reportText} from '../../scripts/drills/report.ts'
import {timeouts} from '../support/timeouts.ts'

const options = {seed: 1, isSmall: true, hasSeededDefect: false, minutes: 0, say: () => {}}

test(
  'twenty writers whose server is killed at random lose nothing that was confirmed, and double nothing',
  {timeout: timeouts.drill},
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aristo-drill-test-'))
    onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
    const report = await killServer({dataDir}, {writers: 20, kills: 2, questions: 100}, options)
    expect({hasPassed: passed(report), text: reportText(report)}).toEqual({
      hasPassed: true,
      text: expect.stringContaining('confirmed writes lost'),
    })
  },
)
