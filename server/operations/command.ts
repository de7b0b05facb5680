import {parseArgs} from 'node:util'
import type {Kysely} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'

/** Something the operator asked for that cannot be done; the text tells them why. Nothing of the command happened. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

/** One call of a command, inside a transaction of its own. */
export type Call = {
  readonly db: Kysely<Tables>
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number
  /** SIGNING_KEY_SECRET of the process. */
  readonly keySecret: string | undefined
  /** The argument of this name in the usage. */
  readonly arg: (name: string) => string
  /** The same where it may be left out. */
  readonly optional: (name: string) => string | undefined
  readonly text: (option: string) => string | undefined
  readonly flag: (option: string) => boolean
  /** What the file of the argument FILE holds. */
  readonly file: () => string
}

export type OptionOfCommand = {readonly kind: 'text' | 'flag'; readonly about: string}

/** A command of `npm run operate`; `server/operate.cli.ts` and `POST /operator` run the same ones. */
export type Command = {
  /** What calls it, such as `account block`. */
  readonly words: string
  /** Its arguments in capitals; one in brackets may be left out. */
  readonly usage: string
  readonly about: string
  readonly options?: Readonly<Record<string, OptionOfCommand>>
  /** The lines to print. Throws OperatorError. */
  readonly run: (call: Call) => Promise<readonly string[]>
}

/** A command line that was understood. */
export type Asked = {
  readonly command: Command
  readonly args: ReadonlyMap<string, string>
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

const namesOf = ({usage}: Command) => usage.split(' ').filter((name) => name !== '')

/** The line that shows how a command is called. */
export function lineOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, {kind}]) =>
    kind === 'flag' ? `[--${name}]` : `[--${name} TEXT]`,
  )
  return [command.words, ...namesOf(command), ...options].join(' ')
}

/**
 * Understands a command line.
 *
 * @throws OperatorError that shows how the command is called
 */
export function understood(commands: readonly Command[], argv: readonly string[]): Asked {
  const command = commands
    .toSorted((a, b) => b.words.length - a.words.length)
    .find(({words}) => words.split(' ').every((word, index) => argv[index] === word))
  if (command === undefined) {
    const near = commands.filter(({words}) => words.split(' ')[0] === argv[0])
    const hint = near.length > 0 ? near.map((each) => `\n  ${lineOf(each)}`).join('') : ' --help lists all commands.'
    throw new OperatorError(`There is no command "${argv.slice(0, 2).join(' ')}".${hint}`)
  }
  const rest = argv.slice(command.words.split(' ').length)
  const {values, positionals} = parsed(command, rest)
  const names = namesOf(command)
  const least = names.filter((name) => !name.startsWith('[')).length
  if (positionals.length < least || positionals.length > names.length) throw usageError(command)
  const args = names.flatMap((name, index) => {
    const given = positionals[index]
    return given === undefined ? [] : [[name.replaceAll(/[[\]]/g, ''), given] as const]
  })
  return {command, args: new Map(args), options: values}
}

const usageError = (command: Command, reason = '') =>
  new OperatorError(`${reason === '' ? '' : `${reason}\n`}Usage: ${lineOf(command)}\n${command.about}`)

function parsed(command: Command, rest: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(
      ([name, {kind}]) => [name, {type: kind === 'flag' ? ('boolean' as const) : ('string' as const)}] as const,
    ),
  )
  try {
    return parseArgs({args: [...rest], allowPositionals: true, options})
  } catch (error) {
    throw usageError(command, error instanceof Error ? error.message : '')
  }
}

/** What a command line asks for, as a call inside a transaction. */
export function callOf(
  {command, args, options}: Asked,
  {db, now, file, keySecret}: Pick<Call, 'db' | 'now' | 'keySecret'> & {readonly file: string | undefined},
): Call {
  return {
    db,
    now,
    keySecret,
    arg: (name) => {
      const given = args.get(name)
      if (given === undefined) throw usageError(command, `${name} is missing.`)
      return given
    },
    optional: (name) => args.get(name),
    text: (option) => {
      const given = options[option]
      return typeof given === 'string' ? given : undefined
    },
    flag: (option) => options[option] === true,
    file: () => {
      if (file === undefined) throw new OperatorError('The file was not read.')
      return file
    },
  }
}
