import {root} from './lib/run.ts'
import {checkHouseRules} from './rules/all.ts'
import {readSources} from './rules/source.ts'

/** What the compiler and oxlint cannot say about this house; one line per finding. */
const sources = readSources(root)
const findings = checkHouseRules(sources)
for (const {rule, file, line, message} of findings) console.log(`${file}:${line} ${rule}: ${message}`)
console.log(`${sources.length} files, ${findings.length} findings.`)
process.exitCode = findings.length > 0 ? 1 : 0
