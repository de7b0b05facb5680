import type {LocatorSelectors} from 'vitest/browser'
import type {AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom, EventObject} from 'xstate'

type OfType<E extends EventObject, T extends E['type']> = E extends {type: T} ? E : never

/** Queries for elements by role, accessible name and text. */
export type Page = LocatorSelectors

/**
 * How one event is caused. `fact`: outside the view, by a server, a clock, another machine or another part of the
 * screen. Otherwise the interaction of a student with the view.
 */
type Interaction<E extends EventObject> =
  | 'fact'
  | ((page: Page, event: E, before: AnyMachineSnapshot) => Promise<unknown>)

/** One interaction for every event type of the machine: without one, a new event does not compile. */
type Interactions<M extends AnyStateMachine> = {
  readonly [T in EventFrom<M>['type']]: Interaction<OfType<EventFrom<M>, T>>
}

/** An element on the screen: `text` or a role, with its text or accessible name. */
export type ElementQuery = readonly [what: string, name?: string | RegExp]
export type Expectation = {readonly visible?: readonly ElementQuery[]; readonly absent?: readonly ElementQuery[]}

/** The test model of a view: how events are caused, and what each state shows. */
export type ViewModel<M extends AnyStateMachine> = {
  /** What it shows on a narrow screen is more than on a wide one: the walks are taken at 600 px. */
  readonly isNarrow?: boolean
  readonly interactions: Interactions<M>
  /** What must be visible and absent in each leaf state; transient states need none. */
  readonly expectations: Readonly<Record<string, Expectation | ((context: ContextFrom<M>) => Expectation)>>
  /** Why the view does not offer an event that the machine would accept; null if it does. */
  readonly unavailable?: (before: AnyMachineSnapshot, event: EventFrom<M>) => string | null
  /** Transitions that no path on the view takes, each with its reason. */
  readonly excused?: Readonly<Record<string, string>>
}

/** The same expectation for several leaf states. */
export const expectationsOf = (leaves: readonly string[], expectation: Expectation): Record<string, Expectation> =>
  Object.fromEntries(leaves.map((leaf) => [leaf, expectation]))
