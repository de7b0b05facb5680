import ts from 'typescript'
import {finding, walk, type Finding, type Source} from './source.ts'

const lineOf = ({tree}: Source, position: number) => tree.getLineAndCharacterOfPosition(position).line

function linesOf({tree}: Source): string[] {
  return tree.text.split('\n')
}

/** A comment on the line of the node or on the line above it. */
function hasReason(source: Source, node: ts.Node): boolean {
  const lines = linesOf(source)
  const line = lineOf(source, node.getStart(source.tree))
  const last = lineOf(source, node.getEnd())
  return [line - 1, line, last].some((at) => /\/\/|\/\*|\*\//.test(lines[at] ?? ''))
}

/** `as const` narrows nothing away, and `{} as {...}` is how XState is told its types. */
function isHarmless(node: ts.AsExpression): boolean {
  if (ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const') return true
  return ts.isObjectLiteralExpression(node.expression) && node.expression.properties.length === 0
}

/** A type assertion silences the compiler, so it stands at a border and says why it is true. */
export function assertions(source: Source): Finding[] {
  if (!/^(domain|machines|src|server)\//.test(source.file)) return []
  return [...walk(source.tree)]
    .filter((node): node is ts.AsExpression => ts.isAsExpression(node) && !isHarmless(node) && !hasReason(source, node))
    .map((node) =>
      finding('assertions', source, node, `"as ${node.type.getText().slice(0, 40)}" without a reason beside it`),
    )
}

const silencers = ['@ts-ignore', '@ts-nocheck', 'oxlint-disable', 'eslint-disable']
const leftOver = /\b(TODO|FIXME)\b/

/** Nothing switches a check off, and nothing promises to be finished later. */
export function suppressions(source: Source): Finding[] {
  return linesOf(source).flatMap((text, index) => {
    const comment = /\/\/.*|\/\*.*|^\s*\*.*/.exec(text)?.[0] ?? ''
    const found = silencers.find((silencer) => comment.includes(silencer)) ?? leftOver.exec(comment)?.[0]
    return found
      ? [{rule: 'suppressions', file: source.file, line: index + 1, message: `"${found}" is not left in the project`}]
      : []
  })
}

function exportedWithoutDocstring(node: ts.Statement): ts.Node | undefined {
  const isExported =
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported || ts.getJSDocCommentsAndTags(node).length > 0) return undefined
  if (ts.isFunctionDeclaration(node)) return node.name
  if (!ts.isVariableStatement(node)) return undefined
  const [declaration] = node.declarationList.declarations
  return declaration && declaration.name.getText().endsWith('Machine') ? declaration.name : undefined
}

/** Every exported rule and machine says what it decides. */
export function docstrings(source: Source): Finding[] {
  if (!/^(domain|machines)\//.test(source.file)) return []
  return source.tree.statements
    .map(exportedWithoutDocstring)
    .filter((node) => node !== undefined)
    .map((node) => finding('docstrings', source, node, `${node.getText()} does not say what it decides`))
}
