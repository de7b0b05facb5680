import ts from 'typescript'
import {finding, walk, type Finding, type Source} from './source.ts'

const listeners = new Set(['on', 'once', 'addListener', 'prependListener', 'prependOnceListener'])
const timers = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'])

/** The handler that a call hands to an emitter or a timer, if it is such a call. */
function handlerOf({expression, arguments: args}: ts.CallExpression): ts.Expression | undefined {
  if (ts.isIdentifier(expression)) return timers.has(expression.text) ? args[0] : undefined
  return ts.isPropertyAccessExpression(expression) && listeners.has(expression.name.text) ? args[1] : undefined
}

const isGuarded = (handler: ts.Expression) => ts.isCallExpression(handler) && handler.expression.getText() === 'guarded'

const isEmpty = (handler: ts.Expression) =>
  ts.isArrowFunction(handler) && ts.isBlock(handler.body) && handler.body.statements.length === 0

/** A variable that was made by `guarded` in the same file. */
function namesGuarded(handler: ts.Expression, {tree}: Source): boolean {
  if (!ts.isIdentifier(handler)) return false
  return [...walk(tree)].some(
    (node) =>
      ts.isVariableDeclaration(node) &&
      node.name.getText() === handler.text &&
      node.initializer !== undefined &&
      isGuarded(node.initializer),
  )
}

/**
 * Every handler of an emitter or a timer in the server goes through `guarded`: what it throws would otherwise reach the
 * process and end the work of everybody.
 */
export function guardedHandlers(source: Source): Finding[] {
  if (!source.file.startsWith('server/')) return []
  return [...walk(source.tree)]
    .filter((node) => ts.isCallExpression(node))
    .map(handlerOf)
    .filter((handler) => handler !== undefined)
    .filter((handler) => !isGuarded(handler) && !isEmpty(handler) && !namesGuarded(handler, source))
    .map((handler) =>
      finding('guarded-handlers', source, handler, 'a handler of an emitter or a timer goes through guarded()'),
    )
}
