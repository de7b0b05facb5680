import {describe, expect, test} from 'vitest'
import {and, assign, not, setup} from 'xstate'
import {drawingOf} from '../../.storybook/statechart/layout.ts'
import {focusOf, homeView, wholeView} from '../../.storybook/statechart/views.ts'
import {notProvided} from '../../machines/shared/notProvided.ts'
import {exportNameOf, leavesOf, statechartOf} from '../../scripts/statechart/graph.ts'
import {enteredLeaves, readingOf} from '../../scripts/statechart/reading.ts'

const machine = setup({
  types: {} as {
    context: {count: number}
    events: {type: 'note.send'} | {type: 'note.keep'} | {type: 'note.drop'}
    tags: 'pending'
  },
  actors: {deliver: notProvided<void, undefined>('deliver')},
  actions: {count: assign({count: ({context}) => context.count + 1})},
  guards: {isShort: () => true, isLocked: () => false},
  delays: {slow: 2_000},
}).createMachine({
  id: 'note',
  context: {count: 0},
  initial: 'writing',
  on: {'note.drop': '.dropped'},
  states: {
    writing: {
      always: {guard: 'isLocked', target: 'dropped'},
      on: {'note.send': {guard: and(['isShort', not('isLocked')]), target: 'sending'}, 'note.keep': {actions: 'count'}},
    },
    sending: {
      tags: 'pending',
      initial: 'normal',
      invoke: {id: 'deliver', src: 'deliver', onDone: 'sent', onError: 'writing'},
      states: {normal: {after: {slow: 'slow'}}, slow: {}},
    },
    sent: {
      type: 'parallel',
      states: {
        mark: {initial: 'shown', states: {shown: {}, hidden: {}}},
        sound: {initial: 'on', states: {on: {}, off: {}}},
      },
    },
    dropped: {type: 'final'},
  },
})
const chart = statechartOf(machine)

describe('a machine as a chart', () => {
  test('every transition is there with its trigger, guard and actions in words', () => {
    expect(
      chart.edges.map(({source, target, label, actions, stays}) => [source, label, stays ? 'stays' : target, actions]),
    ).toEqual([
      ['note', 'note.drop', 'note.dropped', []],
      ['note.writing', 'note.send [isShort and not isLocked]', 'note.sending', []],
      ['note.writing', 'note.keep', 'stays', ['count']],
      ['note.writing', 'always [isLocked]', 'note.dropped', []],
      ['note.sending', 'done: deliver', 'note.sent', []],
      ['note.sending', 'error: deliver', 'note.writing', []],
      ['note.sending.normal', 'after slow, 2000 ms', 'note.sending.slow', []],
    ])
  })

  test('a state tells its kind, tags, services and story, and a delay adds no action of its own', () => {
    expect(chart.nodes.find(({path}) => path === 'sending')).toEqual({
      id: 'note.sending',
      key: 'sending',
      path: 'sending',
      parent: 'note',
      kind: 'compound',
      initial: 'note.sending.normal',
      description: null,
      tags: ['pending'],
      entry: [],
      exit: [],
      invokes: [{id: 'deliver', src: 'deliver'}],
      exportName: null,
    })
    expect(chart.nodes.find(({path}) => path === 'sending.normal')).toMatchObject({
      entry: [],
      exit: [],
      exportName: 'SendingNormal',
    })
  })

  test('the chart survives the way to the panel as JSON', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
  })

  test('leaves are atomic and final states; their stories are named by the whole path', () => {
    expect(leavesOf(machine).map(({path}) => exportNameOf(path))).toEqual([
      'Writing',
      'SendingNormal',
      'SendingSlow',
      'SentMarkShown',
      'SentMarkHidden',
      'SentSoundOn',
      'SentSoundOff',
      'Dropped',
    ])
  })
})

describe('a state value on a chart', () => {
  const activeIn = (value: Parameters<typeof readingOf>[1]) => [...readingOf(chart, value).active]

  test('lights the state, its holders and what is entered with it', () => {
    expect(activeIn('sending')).toEqual(['note', 'note.sending', 'note.sending.normal'])
    expect(activeIn({sending: 'slow'})).toEqual(['note', 'note.sending', 'note.sending.slow'])
    expect(activeIn({sent: {mark: 'hidden', sound: 'off'}})).toEqual([
      'note',
      'note.sent',
      'note.sent.mark',
      'note.sent.mark.hidden',
      'note.sent.sound',
      'note.sent.sound.off',
    ])
    expect(activeIn('unknown')).toEqual(['note'])
  })

  test('what may happen next comes from every lit state, and nothing does after the end', () => {
    expect(readingOf(chart, {sending: 'normal'}).possible.map(({label}) => label)).toEqual([
      'note.drop',
      'done: deliver',
      'error: deliver',
      'after slow, 2000 ms',
    ])
    expect(readingOf(chart, 'dropped').possible).toEqual([])
  })

  test('a transition to a state that holds others leads to the story of the leaf entered', () => {
    expect(enteredLeaves(chart, 'note.sending').map(({exportName}) => exportName)).toEqual(['SendingNormal'])
  })
})

describe('a chart as a drawing', () => {
  test.each(['RIGHT', 'DOWN'] as const)(
    '%s: children lie inside their state, and every line has a beginning and an end',
    async (direction) => {
      const drawing = await drawingOf(chart, direction)
      const boxOf = (id: string | null) => drawing.nodes.find(({node}) => node.id === id)

      const strays = drawing.nodes.filter(({node, x, y, width, height}) => {
        const holder = boxOf(node.parent)
        return (
          holder &&
          (x < holder.x || y < holder.y || x + width > holder.x + holder.width || y + height > holder.y + holder.height)
        )
      })
      expect(strays).toEqual([])
      expect(drawing.edges.filter(({points}) => points.length < 2)).toEqual([])
      expect(drawing.edges.flatMap(({edges}) => edges)).toHaveLength(chart.edges.filter(({stays}) => !stays).length)
    },
  )

  test('a chart too large to read opens around its current state; Fit shows all of it', async () => {
    const drawing = await drawingOf(chart, 'RIGHT')
    const size = {width: 300, height: 200}
    const focus = focusOf(drawing, readingOf(chart, {sending: 'slow'}).active)
    const home = homeView(drawing, focus, size)

    expect(home.scale).toBe(0.82)
    expect(focus.x * home.scale + home.x).toBeGreaterThanOrEqual(0)
    expect((focus.x + focus.width) * home.scale + home.x).toBeLessThanOrEqual(size.width)
    expect(wholeView(drawing, size).scale * drawing.width).toBeLessThanOrEqual(size.width)
  })
})
