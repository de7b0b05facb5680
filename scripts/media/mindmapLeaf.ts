/** A leaf of a mind map as it is drawn. */
export type MindmapLeaf = {
  readonly text: string
  /** Something has to be decided here: "Instável: cirurgia já". */
  readonly isDecision: boolean
  /** The branch that the leaf leads to; null when it leads to none. */
  readonly leadsTo: string | null
}

const written = /^(?<decision>\? )?(?<text>.*?)(?: \(→ (?<branch>[^()]+)\))?$/u

/** Reads `? Instável: cirurgia já (→ Tratamento)`: the sign of a decision, the words, and the branch that it leads to. */
export function leafOf(source: string): MindmapLeaf {
  const {decision, text = source, branch} = written.exec(source)?.groups ?? {}
  return {text, isDecision: decision !== undefined, leadsTo: branch ?? null}
}

/** The leaf as words, for those who do not see the map. */
export function leafInWords(source: string): string {
  const {text, isDecision, leadsTo} = leafOf(source)
  return `${isDecision ? 'decisão: ' : ''}${text}${leadsTo === null ? '' : ` (leva a ${leadsTo})`}`
}
