import ts from 'typescript'
import {declaredNames, finding, isFreeReference, walk, type Finding, type Source} from './source.ts'

const world = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'document',
  'window',
  'globalThis',
  'self',
  'navigator',
  'location',
  'history',
  'crypto',
  'performance',
  'process',
  'console',
  'Temporal',
])

const forbiddenMembers = new Set(['Date.now', 'Math.random', 'Intl.DateTimeFormat().resolvedOptions'])

function complaint(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
  if (ts.isPropertyAccessExpression(node) && forbiddenMembers.has(node.getText()))
    return `${node.getText()} reads the world`
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) {
    return 'new Date() reads the clock'
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return 'Date() reads the clock'
  if (ts.isIdentifier(node) && world.has(node.text) && isFreeReference(node, declared))
    return `${node.text} reads the world`
  return undefined
}

/**
 * Rules and machines decide from what they are given: time arrives as an event or a delay, ids and random numbers
 * arrive from outside, so that every decision can be repeated in a test.
 */
export function purity(source: Source): Finding[] {
  if (!/^(domain|machines)\//.test(source.file)) return []
  const declared = declaredNames(source)
  return [...walk(source.tree)].flatMap((node) => {
    const message = complaint(node, declared)
    return message ? [finding('purity', source, node, `${message}; let it arrive from outside`)] : []
  })
}
