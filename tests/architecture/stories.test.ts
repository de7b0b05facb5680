import {existsSync, globSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import {createMachine, StateMachine} from 'xstate'
import type {AnyStateMachine} from 'xstate'
import {faultsOf} from './storyRules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const namesOf = (pattern: string, ending: string) =>
  globSync(pattern, {cwd: root}).map((path) => path.split('/').slice(1).join('/').slice(0, -ending.length))

const machines = namesOf('machines/*/*.machine.ts', '.machine.ts')
// The design system has stories without a machine; every other room of `stories/` is an area.
const stories = namesOf('stories/*/*.stories.tsx', '.stories.tsx').filter((name) => !/^(?:ui|screens)\//.test(name))
const flows = [...new Set([...machines, ...stories])].sort()

async function load(path: string): Promise<Record<string, unknown> | null> {
  if (!existsSync(root + path)) return null
  const loaded: unknown = await import(/* @vite-ignore */ root + path)
  return isRecord(loaded) ? loaded : null
}

const machineIn = (exports: Record<string, unknown> | null): AnyStateMachine | null =>
  Object.values(exports ?? {}).find((one) => one instanceof StateMachine) ?? null

describe('the stories of every flow', () => {
  // Story files are read, not shown: a module that asks the window for its size finds a desk.
  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), {matches: true}))
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })

  test.each(flows)('%s: every state has its story and no story is dead', async (flow) => {
    const machine = machineIn(await load(`machines/${flow}.machine.ts`))

    expect(faultsOf({flow, machine, stories: await load(`stories/${flow}.stories.tsx`)})).toEqual([])
  })
})

describe('the rule itself, on the flow of an example', () => {
  const machine = createMachine({
    id: 'note',
    initial: 'writing',
    states: {
      writing: {on: {'note.send': 'sending'}},
      sending: {initial: 'normal', states: {normal: {after: {2000: 'slow'}}, slow: {}}},
      sent: {type: 'final'},
    },
  })
  let complete: Record<string, unknown>

  beforeAll(() => {
    complete = {
      default: {parameters: {statechart: {machineId: 'note'}}},
      Writing: {args: {value: 'writing'}},
      SendingNormal: {args: {value: {sending: 'normal'}}},
      SendingSlow: {args: {value: {sending: 'slow'}}},
      SendingSlow_LongNote: {args: {value: {sending: 'slow'}}},
      Sent: {args: {value: 'sent'}},
    }
  })

  test('a complete story file passes, with a further face of one state', () => {
    expect(faultsOf({flow: 'demo/note', machine, stories: complete})).toEqual([])
  })

  test('a state taken out of the story file is missed', () => {
    const {SendingSlow: _gone, SendingSlow_LongNote: _goneToo, ...rest} = complete

    expect(faultsOf({flow: 'demo/note', machine, stories: rest})).toEqual([
      'demo/note: state sending.slow has no story SendingSlow',
    ])
  })

  test('a story of a state that no longer exists is dead', () => {
    const stale = {...complete, Archived: {args: {value: 'archived'}}, Archived_Old: {args: {value: 'archived'}}}

    expect(faultsOf({flow: 'demo/note', machine, stories: stale})).toEqual([
      'demo/note: story Archived shows no state of the machine',
      'demo/note: story Archived_Old shows no state of the machine',
    ])
  })

  test('a story that shows another state than its name says is refused', () => {
    const wrong = {...complete, Sent: {args: {value: {sending: 'slow'}}}}

    expect(faultsOf({flow: 'demo/note', machine, stories: wrong})).toEqual([
      'demo/note: story Sent shows {"sending":"slow"}, not sent',
    ])
  })

  test('a story without a state value and a file about another machine are refused', () => {
    const wrong = {...complete, default: {}, Sent: {args: {}}}

    expect(faultsOf({flow: 'demo/note', machine, stories: wrong})).toEqual([
      'demo/note: the story file is about undefined, not note',
      'demo/note: story Sent has no state value in its args',
    ])
  })

  test('a machine without stories and stories without a machine are refused', () => {
    expect(faultsOf({flow: 'demo/note', machine, stories: null})).toEqual(['demo/note: a machine without a story file'])
    expect(faultsOf({flow: 'demo/note', machine: null, stories: complete})).toEqual([
      'demo/note: a story file without a machine',
    ])
  })
})
