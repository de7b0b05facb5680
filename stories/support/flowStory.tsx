import type {StoryObj} from '@storybook/react-vite'
import {useMemo} from 'react'
import type {ReactNode} from 'react'
import {addons} from 'storybook/preview-api'
import {fn} from 'storybook/test'
import type {AnyStateMachine, ContextFrom, EventFrom, StateValue, StateValueFrom} from 'xstate'
import {eventSent} from '../../scripts/statechart/channel.ts'
import type {Keyless, Send} from '../../src/features/flow.ts'
import {statechartOf} from '../../scripts/statechart/graph.ts'

/** The part of a machine that freezes a state; typed on its own so that the exact snapshot type reaches the view. */
type Freezable<Context, State> = {resolveState: (config: {value: StateValue; context: Context}) => State}

type FlowProps<M extends AnyStateMachine, State> = {state: State; send: Send<EventFrom<M>>}

type FlowArgs<M extends AnyStateMachine> = {
  value: StateValueFrom<M>
  context: ContextFrom<M>
  send: Send<EventFrom<M>>
}

type Flow<M extends AnyStateMachine, State> = {
  /** The real machine of the flow; nothing of it starts: no service, no delay. */
  machine: M & Freezable<ContextFrom<M>, State>
  /** The flow's pure view, or a function that gives it the further props it needs. */
  View: (props: FlowProps<M, State>) => ReactNode
  /** What the machine knows in a typical moment; every story may change parts of it. */
  context: ContextFrom<M>
}

/**
 * Stories of one flow: `at(value)` freezes the flow's view in a state of its machine and lights that state in the
 * Statechart panel. Args stay JSON (state value and context), so that Controls can edit them; the snapshot is resolved
 * inside the story's frame. Events that the view sends change nothing: they are logged in Actions and shown in the panel.
 */
export function flowStories<M extends AnyStateMachine, State>({machine, View, context}: Flow<M, State>) {
  const freezable: Freezable<ContextFrom<M>, State> = machine

  function Frame({value, context: known, send}: FlowArgs<M>) {
    const state = useMemo(() => freezable.resolveState({value, context: known}), [value, known])
    const sendAndTell = (event: Keyless<EventFrom<M>>) => {
      send(event)
      addons.getChannel().emit(eventSent, {machineId: machine.id, event})
    }
    return <View state={state} send={sendAndTell} />
  }

  const at = (value: StateValueFrom<M>, changes: Partial<ContextFrom<M>> = {}): StoryObj<FlowArgs<M>> => ({
    args: {value, context: Object.assign({}, context, changes), send: fn()},
    parameters: {statechart: {machineId: machine.id, state: value}},
    render: (args) => <Frame {...args} />,
  })

  return {at, meta: {parameters: {statechart: {machineId: machine.id, chart: statechartOf(machine)}}}}
}
