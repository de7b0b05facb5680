import {packAreas} from './rules/counts.ts'
import type {Figure, Rule, RuleContext} from './rules/rule.ts'
import type {SourceProblem} from './sourceTypes.ts'

export interface Evaluation {
  readonly figures: readonly {readonly rule: string; readonly figure: Figure; readonly problems: number}[]
  readonly problems: readonly SourceProblem[]
}

/** The areas as folders and files of the sources are named after them. */
export const areaFolders: readonly string[] = packAreas.map((area) => area.toLowerCase())

/** The area somebody asks for, in lower or upper case; undefined when the pack has none of that name. */
export const areaNamed = (name: string): string | undefined => areaFolders.find((area) => area === name.toLowerCase())

/** What rules say of the sources, with what could not be read of them; with an area, what its files can do about. */
export function evaluateRules(rules: readonly Rule[], world: RuleContext, area: string | null = null): Evaluation {
  const asked = rules.filter(({scope}) => area === null || scope === 'file')
  const results = asked.map((rule) => ({rule, ...rule.check(world)}))
  const isAsked = ({file}: SourceProblem) =>
    area === null || file.startsWith(`lessons/${area}/`) || file.startsWith(`questions/${area}-`)
  const problems = [...world.sources.problems, ...results.flatMap((result) => result.problems)].filter(isAsked)
  return {
    figures: results.flatMap(({rule, figures, problems: found}) =>
      figures.map((figure, at) => ({rule: at === 0 ? rule.name : '', figure, problems: at === 0 ? found.length : 0})),
    ),
    problems: problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  }
}
