import fc from 'fast-check'
import {readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {failsWith, testsOf} from './attempts.ts'
import {textMutantsOf} from './domainMutants.ts'
import {tryFaults} from './report.ts'

/** A child process of `npm run test:mutation`: the faults of one file of rules. Arguments: the file, the first fault to try. */
const [file = '', from = '0'] = process.argv.slice(2)

// The same cases for each fault, and no search for the smallest one.
fc.configureGlobal({seed: 1, endOnFailure: true})

const mutants = textMutantsOf(relative(join(import.meta.dirname, '../..'), file), readFileSync(file, 'utf8'))
const tests = mutants.length === 0 ? [] : await testsOf('tests/domain', file)
await tryFaults(
  mutants.map(({name, text}) => ({name, isFound: () => failsWith(tests, file, text)})),
  Number(from),
)
process.exit()
