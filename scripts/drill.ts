import {cpus, totalmem} from 'node:os'
import {parseArgs} from 'node:util'
import {database} from './drills/database.ts'
import {disk} from './drills/disk.ts'
import {endAll} from './drills/ending.ts'
import {failover} from './drills/failover.ts'
import {floodDrill as flood} from './drills/flood.ts'
import {kill} from './drills/kill.ts'
import {type Drill, DrillCannotRun, passed, reportText} from './drills/report.ts'
import {restore} from './drills/restore.ts'
import {soak} from './drills/soak.ts'
import {duration} from './lib/table.ts'

/**
 * `npm run drill -- NAME`: makes something break on purpose while students work, on databases and ports of its own, prints
 * what it measured, and ends with 1 when something was lost or a goal missed, with 2 when this machine cannot run it.
 *
 * `--seed N` repeats another course of chance, `--small` is a short run, `--minutes N` the length of `soak`. `--plant` takes a
 * confirmed write away before `kill` looks: it must notice.
 */
const drills: Readonly<Record<string, Drill>> = {kill, database, failover, restore, flood, disk, soak}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    seed: {type: 'string', default: '1'},
    small: {type: 'boolean', default: false},
    plant: {type: 'boolean', default: false},
    minutes: {type: 'string', default: '30'},
  },
})
const [name = ''] = positionals
const drill = drills[name]

if (drill === undefined || positionals.length !== 1) {
  console.error(
    `npm run drill -- NAME [--seed N] [--small] [--plant] [--minutes N]\nNames: ${Object.keys(drills).join(', ')}.`,
  )
  process.exitCode = 2
} else {
  const began = performance.now()
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => void endAll().finally(() => process.exit(code)))
  try {
    const say = (text: string) => console.log(`${name}: ${text}`)
    const report = await drill({
      seed: Number(values.seed),
      isSmall: values.small,
      hasSeededDefect: values.plant,
      minutes: Number(values.minutes),
      say,
    })
    const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`
    const closing = passed(report) ? 'Nothing was lost.' : 'The drill failed.'
    console.log(
      `\n${reportText(report)}\n\n${closing} ${duration(performance.now() - began)}, seed ${values.seed}. ${machine}.`,
    )
    process.exitCode = passed(report) ? 0 : 1
  } catch (error) {
    console.error(error instanceof DrillCannotRun ? `${name} cannot run here. ${error.message}` : error)
    process.exitCode = error instanceof DrillCannotRun ? 2 : 1
  }
}
