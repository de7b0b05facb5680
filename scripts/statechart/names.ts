import {and, not, or} from 'xstate'
import type {AnyStateMachine} from 'xstate'

/**
 * What makes a transition happen. `name` is the event, the invoked actor, the delay or the finished state; `text` is the
 * wording of a drawing. `milliseconds` is known only for delays that are plain numbers.
 */
export type Trigger = {
  kind: 'event' | 'done' | 'error' | 'snapshot' | 'delay' | 'stateDone' | 'always'
  name: string
  text: string
  milliseconds: number | null
}

const systemEvents = [
  {prefix: 'xstate.done.actor.', kind: 'done', word: 'done'},
  {prefix: 'xstate.error.actor.', kind: 'error', word: 'error'},
  {prefix: 'xstate.snapshot.', kind: 'snapshot', word: 'news'},
  {prefix: 'xstate.done.state.', kind: 'stateDone', word: 'finished'},
] as const

const isNumeral = (text: string) => /^\d+$/.test(text)

/** Reads an XState event type into words: `xstate.after.thanksVisible.nps.thanking` is "after thanksVisible". */
export function triggerOf(event: string, millisecondsOf: (delay: string) => number | null): Trigger {
  if (event === '') return {kind: 'always', name: '', text: 'always', milliseconds: null}
  if (event.startsWith('xstate.after.')) {
    const name = event.slice('xstate.after.'.length).split('.')[0] ?? ''
    const milliseconds = millisecondsOf(name)
    const parts = [isNumeral(name) ? [] : name, milliseconds === null ? [] : `${milliseconds} ms`].flat()
    return {kind: 'delay', name, text: `after ${parts.join(', ')}`, milliseconds}
  }
  const system = systemEvents.find(({prefix}) => event.startsWith(prefix))
  if (!system) return {kind: 'event', name: event, text: event, milliseconds: null}
  const name = event.slice(system.prefix.length)
  return {kind: system.kind, name, text: `${system.word}: ${name}`, milliseconds: null}
}

/** The length of a delay when the machine states it as a number, in milliseconds; null when it is computed. */
export function delayOf(machine: AnyStateMachine, delay: string): number | null {
  if (isNumeral(delay)) return Number(delay)
  const delays: Record<string, unknown> = machine.implementations.delays
  const length = delays[delay]
  return typeof length === 'number' ? length : null
}

const field = (value: unknown, key: string): unknown => {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject ? Reflect.get(value, key) : undefined
}

const guards = (value: unknown): string[] => {
  const list = field(value, 'guards')
  return Array.isArray(list) ? list.map((guard) => guardName(guard) ?? '') : []
}

// XState's combinators are functions; their names do not survive minification, the check they carry does.
const checks = {not: field(not('x'), 'check'), and: field(and(['x']), 'check'), or: field(or(['x']), 'check')}

/** The name of a guard as the machine writes it; combinators are spelled out, a bare function is "(inline)". */
export function guardName(guard: unknown): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  const type = field(guard, 'type')
  if (typeof type === 'string') return type
  const check = field(guard, 'check')
  if (check === checks.not) return `not ${guards(guard).join('')}`
  if (check === checks.and) return guards(guard).join(' and ')
  if (check === checks.or) return `(${guards(guard).join(' or ')})`
  return '(inline)'
}

/** The names of actions as the machine writes them; XState's own (`assign`, `raise`) lose their prefix. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.map((action) => {
    if (typeof action === 'string') return action
    const type = field(action, 'type')
    return typeof type === 'string' ? type.replace(/^xstate\./, '') : '(inline)'
  })
}
