import {globSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {basename} from 'node:path'
import {type Score, scoreOf, type Subject} from './lib/mutation.ts'
import {root} from './lib/run.ts'
import {duration, table} from './lib/table.ts'

/**
 * `npm run test:mutation [-- NAME …]`: puts one fault after the other into each chart (tests/mutation/mutants.ts) and each
 * file of `domain` (tests/mutation/domainMutants.ts), and prints how many of them the tests find, and which they do not. A
 * name is that of a flow, of a file or of an area of `domain` (`domain/exam`), or `machines` or `domain` for all of them.
 */
const chosen = process.argv.slice(2)
const isChosen = (words: readonly string[]): boolean =>
  chosen.length === 0 || words.some((word) => chosen.includes(word))

const flows: Subject[] = globSync('tests/models/*/*.model.ts', {cwd: root})
  .toSorted()
  .map((file) => ({name: basename(file, '.model.ts'), program: 'tests/mutation/machines.ts', file}))
  .filter(({name}) => isChosen(['machines', name]))
const rules: Subject[] = globSync('domain/*/*.ts', {cwd: root})
  .toSorted()
  .map((file) => ({name: file, program: 'tests/mutation/domain.ts', file}))
  .filter(({file}) => isChosen(['domain', file, file.slice(0, file.lastIndexOf('/'))]))

const waiting = [...flows, ...rules]
if (waiting.length === 0) throw new Error(`there is no ${chosen.join(', ')}`)
const scores = new Map<string, Score>()
const begin = performance.now()

/** Two at once: each may take two gigabytes. */
await Promise.all(
  Array.from({length: Math.min(2, availableParallelism())}, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const score = await scoreOf(next)
      scores.set(next.name, score)
      for (const survivor of score.survivors) console.log(`not found: ${survivor}`)
    }
  }),
)

const percent = (all: number, found: number): string => (all === 0 ? '-' : `${((100 * found) / all).toFixed(1)} %`)

function print(title: string, subjects: readonly Subject[]): void {
  const listed = subjects.flatMap(({name}) => scores.get(name) ?? []).filter(({all}) => all > 0)
  if (listed.length === 0) return
  const sum = (count: (score: Score) => number) => listed.reduce((total, score) => total + count(score), 0)
  const all = sum((score) => score.all)
  const found = all - sum(({survivors}) => survivors.length)
  const rows = listed.map((score) => {
    const known = score.all - score.survivors.length
    return [score.name, String(score.all), String(known), percent(score.all, known)]
  })
  console.log(`\n${table([title, 'faults', 'found', 'score'], rows)}`)
  console.log(
    `${found} of ${all} faults found (${percent(all, found)}), ${sum(({endless}) => endless)} of them because the tests did not end.`,
  )
}

print('machine', flows)
print('rules', rules)
console.log(`\nIn ${duration(performance.now() - begin)}.`)
