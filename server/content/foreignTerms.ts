import type {RichNode} from '../../domain/shared/richText.ts'

/** Terms of other languages that medical Portuguese uses as they are, by language (BCP 47). */
const terms: Readonly<Record<string, readonly string[]>> = {
  en: [
    'bypass',
    'burnout',
    'case fatality',
    'checklist',
    'crossover',
    'cut-off',
    'fast track',
    'flapping',
    'flush',
    'follow-up',
    'gold standard',
    'guideline',
    'guidelines',
    'hazard ratio',
    'likelihood ratio',
    'number needed to treat',
    'odds ratio',
    'open label',
    'rash',
    'screening',
    'score',
    'scores',
    'shunt',
    'stent',
    'stents',
    'swab',
    'watchful waiting',
  ],
  la: [
    'ad libitum',
    'cor pulmonale',
    'delirium tremens',
    'et al',
    'in loco',
    'in situ',
    'in utero',
    'in vitro',
    'in vivo',
    'per capita',
    'status epilepticus',
  ],
}

const langOf = new Map(Object.entries(terms).flatMap(([lang, list]) => list.map((term) => [term, lang] as const)))
const longestFirst = [...langOf.keys()].toSorted((a, b) => b.length - a.length)
const pattern = new RegExp(`(?<![\\p{L}\\d-])(${longestFirst.join('|')})(?![\\p{L}\\d-])`, 'giu')

/** A text with its foreign terms marked by their language, so that they are read aloud as what they are (WCAG 3.1.2). */
export function withForeignTerms(text: string): RichNode[] {
  const nodes: RichNode[] = []
  let at = 0
  for (const found of text.matchAll(pattern)) {
    const [term] = found
    if (found.index > at) nodes.push(text.slice(at, found.index))
    nodes.push({tag: 'i', attributes: {lang: langOf.get(term.toLowerCase()) ?? 'en'}, children: [term]})
    at = found.index + term.length
  }
  if (at < text.length) nodes.push(text.slice(at))
  return nodes
}
