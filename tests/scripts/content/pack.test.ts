import {expect, test} from 'vitest'
import {portuguese} from '../../../scripts/content/dictionary.ts'
import {judge} from '../../../scripts/content/judge.ts'
import {problemLine} from '../../../scripts/content/pack.ts'
import {allRules} from '../../../scripts/content/rules/all.ts'
import {worldOnDisk} from '../../../scripts/content/world.ts'

test('content:check finds nothing wrong in the pack', async () => {
  const {problems} = judge(allRules, worldOnDisk(await portuguese()))
  expect(problems.map(problemLine)).toEqual([])
}, 180_000)
