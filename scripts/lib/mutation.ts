import {fork} from 'node:child_process'
import {join} from 'node:path'
import type {Report} from '../../tests/mutation/report.ts'
import {root} from './run.ts'

/** A chart or a file of rules, and the program that tries its faults. */
export type Subject = {readonly name: string; readonly program: string; readonly file: string}

/** `endless` of the found faults were found because the tests did not end, or not within their memory. */
export type Score = {
  readonly name: string
  readonly all: number
  readonly endless: number
  readonly survivors: readonly string[]
}

type Run = {all: number; endless: number; survivors: string[]; next: number}

/** Milliseconds that a fault may take; without one no subject needs a tenth of them. */
const longestFault = 60_000
const heapInMegabytes = 2_000

/** One child process, until it has tried all faults or is stopped by one of them. Rejects when it failed before its first fault. */
function runFrom({name, program, file}: Subject, before: Run): Promise<Run> {
  const after = {...before, survivors: [...before.survivors]}
  return new Promise((resolve, reject) => {
    const child = fork(join(root, program), [join(root, file), String(before.next)], {
      cwd: root,
      execArgv: [`--max-old-space-size=${heapInMegabytes}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let errors = ''
    let pending: string | null = null
    let alarm = setTimeout(() => child.kill('SIGKILL'), longestFault)
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('message', (report: Report) => {
      clearTimeout(alarm)
      alarm = setTimeout(() => child.kill('SIGKILL'), longestFault)
      if ('all' in report) {
        after.all = report.all
        return
      }
      pending = report.isFound === undefined ? report.name : null
      if (report.isFound === undefined) after.next = report.index + 1
      if (report.isFound === false) after.survivors.push(report.name)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(alarm)
      if (code !== 0 && pending === null) reject(new Error(`${name} failed outside its faults:\n${errors}`))
      else
        resolve({
          ...after,
          endless: after.endless + (pending === null ? 0 : 1),
          next: code === 0 ? after.all : after.next,
        })
    })
  })
}

/** Tries all faults of a subject. */
export async function scoreOf(subject: Subject): Promise<Score> {
  let run = await runFrom(subject, {all: 0, endless: 0, survivors: [], next: 0})
  while (run.next < run.all) run = await runFrom(subject, run)
  return {name: subject.name, all: run.all, endless: run.endless, survivors: run.survivors}
}
