import type {LocatorSelectors} from 'vitest/browser'
import type {AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom, EventObject} from 'xstate'

type OfType<E extends EventObject, T extends E['type']> = E extends {type: T} ? E : never

/** The page as a student meets it: things found by role, name and words. */
export type Page = LocatorSelectors

/**
 * How one event comes about. `fact`: outside the view, by a server, a clock, another machine or another part of the
 * screen. Otherwise what a student does on the view.
 */
type Hand<E extends EventObject> = 'fact' | ((page: Page, event: E, before: AnyMachineSnapshot) => Promise<unknown>)

/** One hand for every event type of the machine: a new event without a hand does not compile. */
type Perform<M extends AnyStateMachine> = {readonly [T in EventFrom<M>['type']]: Hand<OfType<EventFrom<M>, T>>}

/** Something on the screen: `text` or a role, with its words or its accessible name. */
export type Seen = readonly [what: string, words?: string | RegExp]
export type Face = {readonly sees?: readonly Seen[]; readonly misses?: readonly Seen[]}

/** What the walks of a machine need on its real view. */
export type ViewModel<M extends AnyStateMachine> = {
  readonly perform: Perform<M>
  /** What a student must see, and must not, in each leaf; transient leaves need none. */
  readonly faces: Readonly<Record<string, Face | ((context: ContextFrom<M>) => Face)>>
  /** Why a student cannot do this here, although the chart allows it; null when it can be done. */
  readonly cannot?: (before: AnyMachineSnapshot, event: EventFrom<M>) => string | null
  /** Transitions that no walk on the view takes, each with its reason. */
  readonly excused?: Readonly<Record<string, string>>
}

/** What a view shows in every leaf of a list. */
export const facesOf = (leaves: readonly string[], face: Face): Record<string, Face> =>
  Object.fromEntries(leaves.map((leaf) => [leaf, face]))
