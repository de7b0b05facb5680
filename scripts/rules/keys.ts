import ts from 'typescript'
import {finding, walk, type Finding, type Source} from './source.ts'

/**
 * Who may read a key: the statements whose rows go through `releaseKey`, and those whose reading stays on the server
 * (grades, tallies, memories). Whoever joins them is asked by tests/server/keyEmbargo what it tells.
 */
const readers = new Set([
  'server/question/questionRow.ts',
  'server/question/question.repository.ts',
  'server/question/answer.repository.ts',
  'server/question/answerInsert.repository.ts',
  'server/question/calibration.repository.ts',
  'server/question/heldAnswer.repository.ts',
  'server/exam/acceptLate.repository.ts',
  'server/exam/commented.repository.ts',
  'server/exam/examFinish.repository.ts',
  'server/exam/mockSeal.repository.ts',
  'server/exam/mockSheet.repository.ts',
  'server/performance/aggregateMigrations.ts',
  'server/assistant/sources.repository.ts',
  'server/diagnostic/exam.repository.ts',
  'server/diagnostic/questions.repository.ts',
  'server/diagnostic/statistics.repository.ts',
])

/** Writers of the bank and of a demo that nobody studies yet, and the statements that make the tables. */
const isWriter = (file: string) => /^server\/(?:(?:content|demo)\/|[^/]+\/migrations\.ts$)/.test(file)

/** A key in SQL: its column of the question in `q`, the tally that its shares come from, or all of it at once. */
const inSql = /\bq\.(?:correct|answer|comment)\b|\bq\.\*|\banswer_tally\b/

/** A question read by the query builder, which could select any column. */
const isBuilder = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  /\.(?:selectFrom|innerJoin|leftJoin)$/.test(node.expression.getText()) &&
  /^'question(?: as \w+)?'$/.test(node.arguments[0]?.getText() ?? '')

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

const readsKey = (node: ts.Node): boolean =>
  (isText(node) && inSql.test(node.getText())) ||
  isBuilder(node) ||
  (ts.isImportSpecifier(node) && node.name.text === 'keyColumn')

/**
 * Keys, comments and shares leave the server by one function, `releaseKey` (D-18), so no other file reads them: a statement
 * that selects them elsewhere would tell what a mock exam holds.
 */
export function keysHaveOneWay(source: Source): Finding[] {
  const {file} = source
  if (!file.startsWith('server/') || readers.has(file) || isWriter(file)) return []
  return [...walk(source.tree)]
    .filter(readsKey)
    .map((node) =>
      finding('keys', source, node, 'a key is read where releaseKey lets it out; see scripts/rules/keys.ts'),
    )
}
