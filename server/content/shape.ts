import * as v from 'valibot'
import type {ImportProblem} from './importReport.ts'

/** A problem for each issue of the schema, with the place inside the item. */
export function shapeProblems(
  file: string,
  item: string,
  issues: readonly v.BaseIssue<unknown>[],
): readonly ImportProblem[] {
  return issues.map((issue) => {
    const place = v.getDotPath(issue)
    return {file, item, reason: place === null ? `${issue.message}.` : `At "${place}": ${issue.message}.`}
  })
}
