import {type AuditReply, exitCodes, verdictOf} from './lib/advisories.ts'
import {run} from './lib/run.ts'

/**
 * `npm run audit:supply`: asks the advisory database of the configured registry (npm's bulk endpoint) about every package of
 * package-lock.json, without those for development with `--production`. Ends with 0 when nothing is known, 1 when
 * something is, 3 when nobody answered: then nothing was checked, and it says so.
 */
const scope = process.argv.includes('--production') ? ['--omit=dev'] : []
const soon = ['--fetch-retries=0', '--fetch-timeout=20000']
const {output} = await run({command: 'npm', args: ['audit', '--json', '--package-lock-only', ...soon, ...scope]})

function replyOf(text: string): AuditReply | undefined {
  try {
    // npm writes warnings around its JSON.
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

const {kind, lines} = verdictOf(replyOf(output))
if (kind === 'unreachable') {
  console.error(
    '!!! NOT CHECKED: the advisory database of the registry could not be asked, so nothing is known about known vulnerabilities.',
  )
  console.error(`!!! It said: ${lines.join(' ')}`)
  console.error(
    '!!! Ask again where the registry answers, or with another one: npm_config_registry=https://… npm run audit:supply',
  )
} else {
  console.log(lines.join('\n'))
}
process.exitCode = exitCodes[kind]
