import type {AnyStateMachine} from 'xstate'
import {type Path, pathsOf} from './pathsOf.ts'
import type {FlowModel} from './harness.ts'

/** Every path of a model with the start it belongs to. */
export function walksOf<M extends AnyStateMachine>(model: FlowModel<M>): {start: string; path: Path}[] {
  return Object.entries(model.starts).flatMap(([start, input]) => pathsOf(model, input).map((path) => ({start, path})))
}
