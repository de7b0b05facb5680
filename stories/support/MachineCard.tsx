import type {StateValue} from 'xstate'

type Props = {state: {value: StateValue; tags: Set<string>; context: unknown}}

const pathOf = (value: StateValue): string => {
  if (typeof value === 'string') return value
  const regions = Object.entries(value).map(([key, below]) =>
    (below && Object.keys(below).length > 0 ? `${key}.${pathOf(below)}` : key))
  return regions.join(' · ')
}

/** The face of a machine that has no view of its own (the outbox, the session): its state, tags and what it knows. */
export function MachineCard({state}: Props) {
  return (
    <main style={{padding: '24px', maxWidth: '60ch', overflowWrap: 'anywhere'}}>
      <h1 style={{font: '600 20px/1.4 monospace'}}>{pathOf(state.value)}</h1>
      {state.tags.size > 0 ? <p>{[...state.tags].join(', ')}</p> : null}
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(state.context, null, 2)}</pre>
    </main>
  )
}
