import {expect, test} from 'vitest'
import {setup} from 'xstate'
import {docstringOf} from '../../scripts/statechart/docstring.ts'
import {statechartOf} from '../../scripts/statechart/graph.ts'
import {indexOf, pageOf} from '../../scripts/statechart/page.ts'
import {notProvided} from '../../machines/shared/notProvided.ts'

const machine = setup({
  types: {} as {events: {type: 'note.send'} | {type: 'note.drop'}; tags: 'pending'},
  actors: {send: notProvided<void, undefined>('send')},
  guards: {isWritten: () => true},
  delays: {thanksVisible: 3_000},
}).createMachine({
  id: 'note',
  initial: 'writing',
  on: {'note.drop': '.dropped'},
  states: {
    writing: {on: {'note.send': {guard: 'isWritten', target: 'sending'}}},
    sending: {tags: 'pending', invoke: {id: 'send', src: 'send', onDone: 'thanking', onError: 'writing'}},
    thanking: {after: {thanksVisible: 'dropped'}},
    dropped: {type: 'final'},
  },
})

const page = {area: 'demo', flow: 'note', docstring: 'A note.', chart: statechartOf(machine)}

test('a page draws the machine and lists its states, transitions and delays', () => {
  expect(pageOf(page)).toBe(`# note (demo)

Generated from [machines/demo/note.machine.ts](../../machines/demo/note.machine.ts) by \`npm run docs:statecharts\`; do not edit.

A note.

\`\`\`mermaid
stateDiagram-v2
  [*] --> note_writing
  state "writing" as note_writing
  state "sending" as note_sending
  state "thanking" as note_thanking
  state "dropped" as note_dropped
  note_dropped --> [*]
  note_writing --> note_sending : note.send [isWritten]
  note_sending --> note_thanking : done send
  note_sending --> note_writing : error send
  note_thanking --> note_dropped : after thanksVisible, 3000 ms
\`\`\`

## States

| State | Kind | Tags | Invokes | On entry | On exit |
| --- | --- | --- | --- | --- | --- |
| \`writing\` | atomic |  |  |  |  |
| \`sending\` | atomic | \`pending\` | \`send\` |  |  |
| \`thanking\` | atomic |  |  |  |  |
| \`dropped\` | final |  |  |  |  |

## Transitions

| From | When | Guard | To | Actions |
| --- | --- | --- | --- | --- |
| \`(anywhere)\` | \`note.drop\` |  | \`dropped\` |  |
| \`writing\` | \`note.send\` | \`isWritten\` | \`sending\` |  |
| \`sending\` | \`done: send\` |  | \`thanking\` |  |
| \`sending\` | \`error: send\` |  | \`writing\` |  |
| \`thanking\` | \`after thanksVisible, 3000 ms\` |  | \`dropped\` |  |

## Delays

| Delay | Length |
| --- | --- |
| \`thanksVisible\` | 3000 ms |
`)
})

test('the index counts the leaf states and transitions of each machine', () => {
  expect(indexOf([page])).toContain('| [note](demo-note.md) | demo | 4 | 5 |')
})

test('the docstring of a machine keeps its paragraphs and loses its line breaks', () => {
  const text = `const other = 1\n/**\n * A note that\n * is sent.\n *\n * Refused by name.\n */\nexport const noteMachine = {}\n`
  expect(docstringOf(text, 'noteMachine')).toBe('A note that is sent.\n\nRefused by name.')
  expect(docstringOf(text, 'gone')).toBe('')
})
