import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {permissions} from '../server/graphql/permissions.ts'
import {assistantPermissions} from '../server/assistant/permissions.ts'
import {forumPermissions} from '../server/forum/permissions.ts'
import {callerRoles, type CallerRole, type Permission} from '../server/kernel/roles.ts'
import {surveyPermissions} from '../server/feedback/permissions.ts'
import {listedLimits} from '../server/listedLimits.ts'
import {notificationPermissions} from '../server/notifications/permissions.ts'
import {root} from './lib/run.ts'

/** `npm run docs:permissions` writes who may call what and what the server bounds; `--check` only says whether the page is out of date. */
const page = join(root, 'docs', 'permissions-and-limits.md')

const titles: Readonly<Record<CallerRole, string>> = {
  visitor: 'visitor',
  diagnosticVisitor: 'visitor with a diagnostic',
  student: 'student',
  blockedStudent: 'blocked student',
  moderator: 'moderator',
  specialist: 'specialist',
  superAdmin: 'super-admin',
  admin: 'admin',
  commentator: 'commentator',
  curator: 'curator',
}

const markOf = (permission: Permission, role: CallerRole): string => {
  if (permission[role] === 'allowed') return 'yes'
  const finished =
    role === 'blockedStudent' && permission.courseFinished !== undefined
      ? `, ${permission.courseFinished} after the course`
      : ''
  return `${permission[role]}${finished}`
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

/** Roles that are told the same everywhere share a column. */
function columnsOf(rows: readonly (readonly [string, Permission])[]): readonly (readonly CallerRole[])[] {
  const columns = new Map<string, CallerRole[]>()
  for (const role of callerRoles) {
    const marks = rows.map(([, row]) => markOf(row, role)).join()
    columns.set(marks, [...(columns.get(marks) ?? []), role])
  }
  return [...columns.values()]
}

function permissionsTable(rowsByName: Readonly<Record<string, Permission>>): string {
  const rows = Object.entries(rowsByName)
  const columns = columnsOf(rows)
  const head = [
    'operation',
    ...columns.map((roles) => roles.map((role) => titles[role]).join(', ')),
    'with an id of another student',
  ]
  const other = ({otherStudent}: Permission) => (otherStudent === 'takesNoIds' ? 'takes none' : otherStudent)
  return table(
    head,
    rows.map(([name, row]) => [
      `\`${name}\``,
      ...columns.map(([role]) => (role === undefined ? '' : markOf(row, role))),
      other(row),
    ]),
  )
}

const number = (value: number) => value.toLocaleString('en')

const text = `# Permissions and limits

Made by \`npm run docs:permissions\` from the permissions (\`server/graphql/permissions.ts\`, \`server/notifications/permissions.ts\`,
\`server/forum/permissions.ts\`, \`server/assistant/permissions.ts\`, \`server/feedback/permissions.ts\`) and the list of limits
(\`server/listedLimits.ts\`); \`npm run check\` fails when it does not match them.

## Who may call what

Roles of staff add nothing to the operations of GraphQL: staff study like students. Under \`/v1\` the staff answers what waits for a monitor, reads
what was reported and hides comments, and specialists make comments private. Nobody without a permission reaches a resolver.

### \`/graphql\`

${permissionsTable(permissions)}

### \`/notifications/graphql\`

${permissionsTable(notificationPermissions)}

### \`/v1\`

The operations of the forum and of its assistant by their names in \`schema/rest/openapi.json\`.

${permissionsTable({...forumPermissions, ...assistantPermissions})}

### The survey service

${permissionsTable(surveyPermissions)}

## Limits

${Object.entries(listedLimits)
  .map(
    ([area, entries]) =>
      `### ${area}\n\n${table(
        ['what', 'at most'],
        entries.map(({of, most, unit}) => [of, `${number(most)} ${unit}`]),
      )}`,
  )
  .join('\n\n')}
`

const isFresh = existsSync(page) && readFileSync(page, 'utf8') === text
if (process.argv.includes('--check')) {
  if (!isFresh)
    console.error(
      'docs/permissions-and-limits.md is not what the permissions and limits say: run npm run docs:permissions.',
    )
  process.exitCode = isFresh ? 0 : 1
} else writeFileSync(page, text)
