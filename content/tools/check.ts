import {parseArgs} from 'node:util'
import {duration, table} from '../../scripts/lib/table.ts'
import {portuguese} from './dictionary.ts'
import {areaFolders, areaNamed, evaluateRules} from './evaluateRules.ts'
import {problemLine} from './pack.ts'
import {oldReferences} from './rules/sourceAge.ts'
import {alikeCases} from './rules/cases.ts'
import {allRules, quickRules} from './rules/all.ts'
import {readRuleContext} from './ruleContext.ts'

/**
 * `npm run content:check`: proves what can be counted of the content pack. `--area cm` looks at the files of one area
 * by themselves, `--quick` leaves out what takes longer than a moment, `--references` lists the sources that are old, with
 * the day on which their item was last looked at, `--cases` the pairs of questions whose clinical cases are alike.
 */
const {values} = parseArgs({
  options: {
    area: {type: 'string'},
    quick: {type: 'boolean', default: false},
    references: {type: 'boolean', default: false},
    cases: {type: 'boolean', default: false},
  },
})
const area = values.area === undefined ? null : areaNamed(values.area)
if (area === undefined) {
  console.error(`Unknown area: ${values.area}. Areas: ${areaFolders.join(', ')}.`)
  process.exit(2)
}
const started = performance.now()
const world = readRuleContext(values.quick ? undefined : await portuguese())
if (values.references) {
  const rows = oldReferences(world.sources).map((one) => [String(one.year), one.item, one.reviewed, one.text])
  console.log(table(['year', 'item', 'looked at', 'source'], rows))
  process.exit()
}
if (values.cases) {
  const rows = alikeCases(world.sources.questions).map(({one, two, score}) => [score.toFixed(2), one.id, two.id])
  console.log(table(['likeness', 'question', 'question'], rows))
  process.exit()
}
const {figures, problems} = evaluateRules(values.quick ? quickRules : allRules, world, area)

for (const problem of problems) console.log(problemLine(problem))
if (area === null) {
  const rows = figures.map(({rule, figure: [name, value, goal], problems: count}) => [
    rule,
    name,
    value,
    goal,
    count === 0 ? '' : `${count} problems`,
  ])
  console.log(`\n${table(['rule', 'what', 'is', 'should be', ''], rows)}`)
}
const found = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
console.log(`\n${found}, in ${duration(performance.now() - started)}.`)
process.exitCode = problems.length > 0 ? 1 : 0
