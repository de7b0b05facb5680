import {ZxcvbnFactory} from '@zxcvbn-ts/core'
import {adjacencyGraphs, dictionary} from '@zxcvbn-ts/language-common'
import type {GuessLevel, PasswordOwner} from '../../../domain/access/passwordPolicy.ts'

/** What measures passwords, with its dictionaries: heavy, so it is loaded when the first letter of one is typed. */
const meter = new ZxcvbnFactory({dictionary, graphs: adjacencyGraphs})
const common = new Set(dictionary['passwords-common'])

/** Characters that are measured: more make no difference, and measuring them takes long. */
const mostMeasured = 64

/** Whether a password, in lower case, is among the most used ones. */
export const isCommonPassword = (password: string): boolean => common.has(password)

/** How hard a password is to guess for who knows its owner. */
export const guessLevelOf = (password: string, {name, email}: PasswordOwner): GuessLevel =>
  meter.check(
    password.slice(0, mostMeasured),
    [email, ...email.split(/[@._+-]/), name, ...name.split(' ')].filter((part) => part !== ''),
  ).score
