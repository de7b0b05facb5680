import ts from 'typescript'
import {finding, walk, type Finding, type Source} from './source.ts'

/** `timeout: 5_000`, or `test.setTimeout(5_000)`. */
const isLiteralTimeout = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && node.name.getText() === 'timeout' && ts.isNumericLiteral(node.initializer)) ||
  (ts.isCallExpression(node) &&
    node.expression.getText() === 'test.setTimeout' &&
    node.arguments.some((one) => ts.isNumericLiteral(one)))

/** Tests say what they wait for, by a name of tests/support/timeouts.ts, not for how many milliseconds. */
export function timeoutsHaveNames(source: Source): Finding[] {
  const {file, tree} = source
  if (!file.startsWith('tests/') || file === 'tests/support/timeouts.ts') return []
  return [...walk(tree)]
    .filter(isLiteralTimeout)
    .map((node) => finding('timeouts', source, node, 'a time-out without a name; see tests/support/timeouts.ts'))
}
