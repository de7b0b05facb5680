import ts from 'typescript'
import {finding, type Finding, type Source} from './source.ts'

/** Own functions that do something each time they are called. React's rules know those of the platform only. */
const changes = new Set(['saveMarks', 'adoptMarks', 'settleMarks', 'forgetOldMarks', 'setQuery', 'notify', 'reloadAt'])
const ids = new Set(['randomId', 'newKey'])
const members = new Set(['send', 'write'])

/** Callbacks that React calls while rendering. */
const immediate = new Set(['useMemo', 'useState', 'useReducer'])

type Named = {readonly name: string; readonly body: ts.Node}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)

/** The function that an expression is, also within `memo(…)` and the like. */
function functionIn(node: ts.Node): ts.Node | undefined {
  if (isFunction(node)) return node.body
  return ts.isCallExpression(node) ? node.arguments.map(functionIn).find((body) => body !== undefined) : undefined
}

function namedIn(node: ts.Node): Named | undefined {
  if (ts.isFunctionDeclaration(node) && node.name && node.body) return {name: node.name.text, body: node.body}
  if (!ts.isVariableDeclaration(node) || !node.initializer) return undefined
  const body = functionIn(node.initializer)
  return body && {name: node.name.getText(), body}
}

const isRendering = ({name}: Named) => /^(?:use)?[A-Z]/.test(name)

function complaint({expression}: ts.CallExpression, isKept: boolean): string | undefined {
  if (ts.isIdentifier(expression)) {
    if (changes.has(expression.text)) return `${expression.text}() changes something`
    return ids.has(expression.text) && !isKept ? `${expression.text}() makes another id each time` : undefined
  }
  return ts.isPropertyAccessExpression(expression) && members.has(expression.name.text)
    ? `${expression.getText()}() changes something`
    : undefined
}

/** Calls that run whenever `node` is rendered; `isKept` within the initial value of a state, which is made once. */
function* callsIn(node: ts.Node, isKept = false): Generator<{call: ts.CallExpression; isKept: boolean}> {
  if (isFunction(node)) return
  if (ts.isCallExpression(node)) {
    yield {call: node, isKept}
    const callee = node.expression.getText()
    if (immediate.has(callee)) {
      const isState = callee === 'useState'
      for (const argument of node.arguments)
        yield* callsIn(isFunction(argument) ? (argument.body ?? argument) : argument, isState)
      return
    }
  }
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* callsIn(child, isKept)
}

/** Components and hooks of the file, wherever they are declared. */
function renderingIn({tree}: Source): Named[] {
  const found: Named[] = []
  const visit = (node: ts.Node): void => {
    const named = namedIn(node)
    if (named && isRendering(named)) found.push(named)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/**
 * Rendering has no side effects: React renders as often as it likes and throws results away. Components and hooks send
 * events, write and make ids in handlers and effects; an id that must outlive a rendering is the initial value of a state.
 */
export function rendering(source: Source): Finding[] {
  if (!/^src\/(?:features|app|ui)\//.test(source.file)) return []
  return renderingIn(source).flatMap(({body}) =>
    [...callsIn(body)].flatMap(({call, isKept}) => {
      const message = complaint(call, isKept)
      return message ? [finding('rendering', source, call, `${message}; do it in a handler or an effect`)] : []
    }),
  )
}
