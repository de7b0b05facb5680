import ts from 'typescript'

/** One thing changed in a file of rules. */
export type TextMutant = {readonly name: string; readonly text: string}

/** Another text in place of an expression. */
type Edit = {readonly node: ts.Node; readonly text: string}

const otherOperators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
}

const conditions = ['&&', '||', '??']

/** Calls that are left out: the value is passed on as it was. */
const droppedMethods = new Set(
  (
    'filter map flat concat toSorted toReversed slice with trim trimStart trimEnd toLowerCase toUpperCase normalize ' +
    'replace replaceAll padStart padEnd'
  ).split(' '),
)

const otherMethods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
])

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && [node.left, node.right].some(isText))

/** Numbers above it are limits and lengths, of which one more is enough of a fault. */
const smallNumber = 10

function editsOfBinary(node: ts.BinaryExpression): Edit[] {
  const left = node.left.getText()
  const right = node.right.getText()
  const operator = node.operatorToken.getText()
  const isJoin = operator === '+' && [node.left, node.right].some(isText)
  const flipped = isJoin ? [] : (otherOperators[operator] ?? [])
  return [
    ...flipped.map((other) => ({node, text: `(${left}) ${other} (${right})`})),
    ...(['&&', '||'].includes(operator) ? [left, right].map((text) => ({node, text})) : []),
  ]
}

function editsOfCall(node: ts.CallExpression): Edit[] {
  const {expression} = node
  if (!ts.isPropertyAccessExpression(expression)) return []
  const method = expression.name.text
  const other = otherMethods.get(method)
  return [
    ...(droppedMethods.has(method) ? [{node, text: expression.expression.getText()}] : []),
    ...(other === undefined ? [] : [{node: expression.name, text: other}]),
  ]
}

/** The -1 or 1 of an order: only its sign counts, so that another number would be no fault. */
function isSign(node: ts.NumericLiteral): boolean {
  const branch = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node
  const choice = branch.parent
  return (
    node.text === '1' &&
    ts.isConditionalExpression(choice) &&
    [choice.whenTrue, choice.whenFalse].some((one) => one.getText() === '-1')
  )
}

function editsOfNumber(node: ts.NumericLiteral): Edit[] {
  const value = Number(node.text)
  if (isSign(node)) return [{node, text: '0'}]
  const others = value === 0 || value > smallNumber ? [value + 1] : [value + 1, value - 1]
  return others.map((other) => ({node, text: String(other)}))
}

/** Whether a function ends with this expression, on one of its ways. */
function isReturned(node: ts.Node): boolean {
  const {parent} = node
  if (ts.isReturnStatement(parent)) return true
  if (ts.isArrowFunction(parent)) return parent.body === node
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && conditions.includes(parent.operatorToken.getText()) && parent.right === node)
  return isPart && isReturned(parent)
}

/** Another value in place of a literal that a function returns; null for what is no literal. */
function otherLiteral(node: ts.Node): string | null {
  if (node.kind === ts.SyntaxKind.NullKeyword) return "'a fault'"
  if (ts.isStringLiteralLike(node)) return node.text === '' ? "'a fault'" : "''"
  return ts.isArrayLiteralExpression(node) && node.elements.length === 0 ? "['a fault']" : null
}

function editsOfLiteral(node: ts.Node): Edit[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{node, text: 'false'}]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{node, text: 'true'}]
  if (ts.isNumericLiteral(node))
    return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? [] : editsOfNumber(node)
  const other = otherLiteral(node)
  return other !== null && isReturned(node) ? [{node, text: other}] : []
}

function editsOf(node: ts.Node): Edit[] {
  if (ts.isBinaryExpression(node)) return editsOfBinary(node)
  if (ts.isCallExpression(node)) return editsOfCall(node)
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].map((branch) => ({node, text: branch.getText()}))
  if (ts.isIfStatement(node)) return ['true', 'false'].map((text) => ({node: node.expression, text}))
  if (
    ts.isPrefixUnaryExpression(node) &&
    [ts.SyntaxKind.ExclamationToken, ts.SyntaxKind.MinusToken].includes(node.operator)
  )
    return [{node, text: node.operand.getText()}]
  return editsOfLiteral(node)
}

/** What only the compiler reads has no faults that a test could find. */
const isErased = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node)

/** In parentheses a text stays one part of an expression, and behind `void` it does not continue the line before it. */
function inPlaceOf(node: ts.Node, text: string): string {
  if (ts.isIdentifier(node)) return text
  return ts.isExpressionStatement(node.parent) ? `void (${text})` : `(${text})`
}

const oneLine = (text: string): string => {
  const short = text.replaceAll(/\s+/g, ' ')
  return short.length > 80 ? `${short.slice(0, 79)}…` : short
}

/**
 * Texts that differ from a file's in one thing: an operator, a condition, a call, a number or a returned value. The place of
 * a fault is named by its line.
 */
export function textMutantsOf(file: string, text: string): TextMutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const walk = (node: ts.Node): Edit[] => {
    if (isErased(node)) return []
    const edits = editsOf(node)
    ts.forEachChild(node, (child) => void edits.push(...walk(child)))
    return edits
  }
  return walk(source).map(({node, text: other}) => {
    const start = node.getStart()
    const {line, character} = source.getLineAndCharacterOfPosition(start)
    return {
      name: `${file}:${line + 1}:${character + 1} · ${oneLine(other)} instead of ${oneLine(node.getText())}`,
      text: `${text.slice(0, start)}${inPlaceOf(node, other)}${text.slice(node.end)}`,
    }
  })
}
