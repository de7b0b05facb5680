import type {AnyStateMachine} from 'xstate'

/** One thing changed in a chart. */
export type Mutant = {readonly name: string; readonly machine: AnyStateMachine}

type Json = {[key: string]: unknown}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of the objects and lists of a chart; functions and actors in it are shared. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
}

type Place = readonly (string | number)[]

const at = (config: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (value, key) => (isObject(value) || Array.isArray(value) ? (value as Json)[String(key)] : undefined),
    config,
  )

/** A copy of the chart in which what stands at a place is another thing, or nothing. */
function changed(config: unknown, place: Place, put: (before: unknown) => unknown): unknown {
  const whole = copy(config)
  const parent = at(whole, place.slice(0, -1))
  const key = place.at(-1)
  if (key === undefined || typeof parent !== 'object' || parent === null) throw new Error(`no ${place.join('.')}`)
  const next = put(at(whole, place))
  if (Array.isArray(parent) && typeof key === 'number') {
    if (next === undefined) parent.splice(key, 1)
    else parent[key] = next
  } else if (next === undefined) delete (parent as Json)[String(key)]
  else (parent as Json)[String(key)] = next
  return whole
}

type Change = {readonly name: string; readonly config: unknown}

const listed = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : isObject(part) && typeof part.type === 'string' ? part.type : 'inline'

/** Where the transitions of a node stand, by event. */
function transitionsOf(node: Json, path: Place): {event: string; place: Place; value: unknown}[] {
  const on = isObject(node.on)
    ? Object.entries(node.on).map(([event, value]) => ({event, place: [...path, 'on', event], value}))
    : []
  const after = isObject(node.after)
    ? Object.entries(node.after).map(([delay, value]) => ({
        event: `after ${delay}`,
        place: [...path, 'after', delay],
        value,
      }))
    : []
  const always = node.always === undefined ? [] : [{event: 'always', place: [...path, 'always'], value: node.always}]
  const done = node.onDone === undefined ? [] : [{event: 'done', place: [...path, 'onDone'], value: node.onDone}]
  const invoked = listed(node.invoke).flatMap((invoke, index) =>
    isObject(invoke)
      ? ['onDone', 'onError'].flatMap((key) =>
          invoke[key] === undefined
            ? []
            : [
                {
                  event: `${nameOf(invoke.src)} ${key}`,
                  place: [...path, 'invoke', ...(Array.isArray(node.invoke) ? [index] : []), key],
                  value: invoke[key],
                },
              ],
        )
      : [],
  )
  return [...on, ...after, ...always, ...done, ...invoked]
}

/** Each single transition of a list stands at a place of its own. */
const single = ({event, place, value}: {event: string; place: Place; value: unknown}) =>
  Array.isArray(value)
    ? value.map((part: unknown, index) => ({event: `${event}[${index}]`, place: [...place, index], value: part}))
    : [{event, place, value}]

function changesOfActions(config: unknown, place: Place, label: string): Change[] {
  const actions = at(config, place)
  return listed(actions).map((action, index) => ({
    name: `${label}: without ${nameOf(action)}`,
    config: changed(config, Array.isArray(actions) ? [...place, index] : place, () => undefined),
  }))
}

type Single = ReturnType<typeof single>[number]

function changesOfTransition(
  config: unknown,
  node: string,
  siblings: readonly string[],
  {event, place, value}: Single,
): Change[] {
  const label = `${node} · ${event}`
  const gone = {name: `${label}: gone`, config: changed(config, place, () => undefined)}
  if (typeof value === 'string') return [gone, ...retargeted(config, place, label, siblings, value)]
  if (!isObject(value)) return [gone]
  return [
    gone,
    ...(value.guard === undefined
      ? []
      : [
          {
            name: `${label}: without guard ${nameOf(value.guard)}`,
            config: changed(config, [...place, 'guard'], () => undefined),
          },
        ]),
    ...(typeof value.target === 'string'
      ? retargeted(config, [...place, 'target'], label, siblings, value.target)
      : []),
    ...changesOfActions(config, [...place, 'actions'], label),
  ]
}

/** Another state in place of the target: the next sibling, or the next child where the target is one, in the order of the chart. */
function retargeted(
  config: unknown,
  place: Place,
  label: string,
  siblings: readonly string[],
  target: string,
): Change[] {
  const alike = siblings.filter(
    (name) => name === target || (name.startsWith('.') === target.startsWith('.') && !target.startsWith(`${name}.`)),
  )
  const other = alike[(alike.indexOf(target) + 1) % alike.length]
  return other === undefined || other === target || target.startsWith('#')
    ? []
    : [{name: `${label}: to ${other} instead of ${target}`, config: changed(config, place, () => other)}]
}

/** A state that is left at once is no other target: what decides there would lead back. */
const isPassing = (node: unknown): boolean => isObject(node) && node.always !== undefined && node.on === undefined

function changesOfNode(config: unknown, path: Place, name: string, siblings: readonly string[]): Change[] {
  const node = at(config, path)
  if (!isObject(node)) return []
  const inner = isObject(node.states) ? Object.keys(node.states) : []
  const lasting = isObject(node.states) ? inner.filter((state) => !isPassing(at(node.states, [state]))) : []
  const targets = [...siblings, ...lasting.map((state) => `.${state}`)]
  return [
    ...transitionsOf(node, path)
      .flatMap(single)
      .flatMap((one) => changesOfTransition(config, name, targets, one)),
    ...['entry', 'exit'].flatMap((key) => changesOfActions(config, [...path, key], `${name} ${key}`)),
    ...inner.flatMap((state) => changesOfNode(config, [...path, 'states', state], `${name}.${state}`, lasting)),
  ]
}

/**
 * Charts that differ from a machine's in one thing: a transition is gone or leads to a sibling, a guard or an action is
 * missing. What cannot be a chart (a target that nobody knows any more) is none.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return changesOfNode(machine.config, [], machine.id, []).flatMap(({name, config}) => {
    try {
      const Machine = machine.constructor as new (config: unknown, implementations: unknown) => AnyStateMachine
      return [{name, machine: new Machine(config, machine.implementations)}]
    } catch {
      return []
    }
  })
}
