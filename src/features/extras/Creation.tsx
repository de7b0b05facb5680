import {type ComponentType, Suspense} from 'react'
import type {CreationKind, CreationProps} from './creationTiles.ts'

/** What creates each kind, each loaded when it is first wanted (`wizards/*`). */
const parts: Readonly<Partial<Record<CreationKind, ComponentType<CreationProps>>>> = {}

/** The creation of an extra over the hub. */
export function Creation(props: CreationProps) {
  const Part = parts[props.kind]
  if (!Part) return null
  return (
    <Suspense fallback={null}>
      <Part key={props.kind} {...props} />
    </Suspense>
  )
}
