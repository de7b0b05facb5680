import type {Database} from '../kernel/database/database.ts'
import {accountCommands} from './accountCommands.ts'
import {type Asked, callOf, type Command, lineOf, understood} from './command.ts'
import {aggregateCommands} from './aggregateCommands.ts'
import {cardCommands} from './cardCommands.ts'
import {configCommands} from './configCommands.ts'
import {courseCommands} from './courseCommands.ts'
import {deletionCommands} from './deletionCommands.ts'
import {examCommands} from './examCommands.ts'
import {forumCommands} from './forumCommands.ts'
import {feedbackCommands} from './feedbackCommands.ts'
import {keyCommands} from './keyCommands.ts'
import {landingCommands} from './landingCommands.ts'
import {lateMarkCommands} from './lateMarkCommands.ts'
import {mailCommands} from './mailCommands.ts'
import {notifyCommands} from './notifyCommands.ts'
import {reportCommands} from './reportCommands.ts'
import {shellCommands} from './shellCommands.ts'
import {surveyCommands} from './surveyCommands.ts'

/** Everything an operator can do; `docs/operations.md` explains it. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...deletionCommands,
  ...courseCommands,
  ...examCommands,
  ...lateMarkCommands,
  ...shellCommands,
  ...configCommands,
  ...keyCommands,
  ...notifyCommands,
  ...reportCommands,
  ...cardCommands,
  ...forumCommands,
  ...aggregateCommands,
  ...mailCommands,
  ...landingCommands,
  ...feedbackCommands,
  ...surveyCommands,
]

/** The command of a command line, before anything is opened or read. Throws OperatorError. */
export const askedOf = (argv: readonly string[]): Asked => understood(commands, argv)

/** What `--help` prints. */
export function helpText(): string {
  const lines = commands.flatMap((command) => [
    `  ${lineOf(command)}`,
    `      ${command.about}`,
    ...Object.entries(command.options ?? {}).map(([name, {about}]) => `      --${name}: ${about}`),
  ])
  return lines.join('\n')
}

/**
 * Carries a command out, all or nothing.
 *
 * @returns the lines to print
 * @throws OperatorError when it cannot be done; then nothing has changed
 */
export function operate(
  {db}: Pick<Database, 'db'>,
  asked: Asked,
  {
    now,
    file,
    keySecret,
  }: {readonly now: number; readonly file: string | undefined; readonly keySecret?: string | undefined},
): Promise<readonly string[]> {
  return db.transaction().execute((tx) => asked.command.run(callOf(asked, {db: tx, now, file, keySecret})))
}
