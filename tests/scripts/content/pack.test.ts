import {expect, test} from 'vitest'
import {portuguese} from '../../../content/tools/dictionary.ts'
import {evaluateRules} from '../../../content/tools/evaluateRules.ts'
import {problemLine} from '../../../content/tools/pack.ts'
import {allRules} from '../../../content/tools/rules/all.ts'
import {readRuleContext} from '../../../content/tools/ruleContext.ts'
import {timeouts} from '../../support/timeouts.ts'

test(
  'content:check finds nothing wrong in the pack',
  async () => {
    const {problems} = evaluateRules(allRules, readRuleContext(await portuguese()))
    expect(problems.map(problemLine)).toEqual([])
  },
  timeouts.long,
)
