import {weights} from './lib/bytes.ts'
import {buildClient, isFresh} from './lib/clientBuild.ts'
import {table} from './lib/table.ts'

/** Fails when a screen needs more JavaScript than its budget; prints the largest files of a screen that does. */
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)

if (!isFresh()) await buildClient()
const measured = weights()
const rows = measured.map(({screen, kilobytes: most, bytes, files, holds}) => [
  most === undefined ? '' : holds ? 'ok' : 'OVER',
  screen,
  `${kilobytes(bytes)} kB`,
  most === undefined ? 'none' : `${most} kB`,
  String(files.length),
])
console.log(table(['', 'screen', 'brotli', 'budget', 'files'], rows))
for (const {screen, files, holds} of measured) {
  if (!holds)
    console.log(
      `\n${screen}:\n${files.map(({file, bytes}) => `  ${kilobytes(bytes).padStart(6)} kB  ${file}`).join('\n')}`,
    )
}
process.exitCode = measured.every(({holds}) => holds) ? 0 : 1
