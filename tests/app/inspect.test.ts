import {createActor, createMachine} from 'xstate'
import {expect, test} from 'vitest'
import {createInspect, type InspectorMessage} from '../../src/dev/inspect.ts'

const child = createMachine({initial: 'off', states: {off: {on: {toggle: 'on'}}, on: {}}})
const parent = createMachine({
  initial: 'with',
  invoke: {id: 'lamp', systemId: 'lamp', src: child},
  states: {with: {}},
})

function watch() {
  const told: InspectorMessage[] = []
  const {inspect, tellActors} = createInspect((message) => told.push(message))
  const actor = createActor(parent, {systemId: 'house', inspect}).start()
  const lamp = actor.getSnapshot().children.lamp
  const actors = () => told.findLast((message) => message.kind === 'actors')?.actors ?? []
  return {told, tellActors, actor, lamp, actors}
}

test('the inspector is told of each actor, its parent and its state', () => {
  const {actors, lamp, actor} = watch()
  lamp?.send({type: 'toggle'})
  expect(actors()).toEqual([
    {id: actor.sessionId, name: 'house', parent: null, state: '"with"'},
    {id: lamp?.sessionId, name: 'lamp', parent: actor.sessionId, state: '"on"'},
  ])
})

test('of an event its type is told, and who sent it to whom, never what it carries', () => {
  const {told, lamp} = watch()
  lamp?.send({type: 'toggle', password: 'segredo'})
  expect(told).toContainEqual({kind: 'event', event: {type: 'toggle', from: null, to: 'lamp'}})
  expect(JSON.stringify(told)).not.toContain('segredo')
})

test('actors that are stopped are forgotten', () => {
  const {actors, actor} = watch()
  actor.stop()
  expect(actors()).toEqual([])
})

test('an inspector that opens later asks for the actors', () => {
  const {told, tellActors} = watch()
  told.length = 0
  tellActors()
  expect(told.map(({kind}) => kind)).toEqual(['actors'])
})
