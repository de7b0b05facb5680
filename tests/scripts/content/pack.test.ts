import {expect, test} from 'vitest'
import {portuguese} from '../../../content/tools/dictionary.ts'
import {judge} from '../../../content/tools/judge.ts'
import {problemLine} from '../../../content/tools/pack.ts'
import {allRules} from '../../../content/tools/rules/all.ts'
import {worldOnDisk} from '../../../content/tools/world.ts'

test('content:check finds nothing wrong in the pack', async () => {
  const {problems} = judge(allRules, worldOnDisk(await portuguese()))
  expect(problems.map(problemLine)).toEqual([])
}, 180_000)
