import ts from 'typescript'
import {declaredNames, finding, isFreeReference, walk, type Finding, type Source} from './source.ts'

const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches']
const address = ['location', 'history']
const wire = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']
const clock = ['Date.now', 'Math.random', 'crypto.randomUUID']
const owned = new Set([...storage, ...address, ...wire])
const viaWindow = new Set(['window', 'globalThis', 'self'])

function ownedGlobal(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    if (clock.includes(node.getText())) return node.getText()
    if (viaWindow.has(node.expression.getText()) && owned.has(node.name.text)) return node.name.text
    return undefined
  }
  if (ts.isIdentifier(node) && owned.has(node.text) && isFreeReference(node, declared)) return node.text
  return undefined
}

/**
 * Storage, address, wire, clock and chance have one owner each, in src/services; a screen that reaches for one of them
 * cannot be frozen in a story nor replayed in a test.
 */
export function globalsHaveOwners(source: Source): Finding[] {
  if (!/^src\/(features|app|ui|text)\//.test(source.file)) return []
  const declared = declaredNames(source)
  return [...walk(source.tree)].flatMap((node) => {
    const name = ownedGlobal(node, declared)
    return name ? [finding('owners', source, node, `${name} has its owner in src/services/platform`)] : []
  })
}

/**
 * Actors that are unique live in the root actor, created once outside React: StrictMode would start one made in a hook
 * twice. So `createActor` is called by the composition root and the services that build it, never by a screen. Flows of
 * screens are created by `useFlow`, and started and stopped by the actor `flows`.
 */
export function rootActorsOutsideReact(source: Source): Finding[] {
  if (!/^(src\/(features|ui|text)\/|machines\/|domain\/)/.test(source.file)) return []
  if (source.file === 'src/features/useFlow.ts') return []
  return [...walk(source.tree)]
    .filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'createActor')
    .map((node) =>
      finding('root-actors', source, node, 'createActor belongs to the composition root in src/app or src/main.tsx'),
    )
}

/** Says itself what stands there when the code does not come: `.then(found, missing)`. */
const hasSubstitute = (node: ts.Node) =>
  [...walk(node)].some(
    (inner) =>
      ts.isCallExpression(inner) && inner.arguments.length === 2 && inner.expression.getText().endsWith('.then'),
  )

/**
 * A lazy component is imported with `importAfterPaint`, or has a substitute: without network the error boundary would
 * otherwise replace the whole screen because one part of it is not loaded yet.
 */
export function lazyPartsArrive(source: Source): Finding[] {
  if (!/^src\/(features|app|ui)\//.test(source.file)) return []
  return [...walk(source.tree)]
    .filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'lazy')
    .filter(
      (node) =>
        /\bimport\(/.test(node.getText()) && !/\bimportAfterPaint\(/.test(node.getText()) && !hasSubstitute(node),
    )
    .map((node) =>
      finding('lazy-parts', source, node, 'the code of a lazy part comes through src/ui/loading/lazyLoading.tsx'),
    )
}

/** No markup from a string, anywhere: what is not React elements is not sanitised. */
export function noInnerHtml(source: Source): Finding[] {
  if (!source.file.startsWith('src/')) return []
  const names = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML', 'srcdoc', 'srcDoc'])
  return [...walk(source.tree)]
    .filter((node) => ts.isIdentifier(node) && names.has(node.text))
    .map((node) => finding('inner-html', source, node, 'markup from a string is never shown'))
}

const changers = new Set(['navigate', 'Link', 'Redirect'])

function changesAddress(node: ts.Node): boolean {
  if (ts.isImportSpecifier(node)) {
    const {moduleSpecifier} = node.parent.parent.parent
    return (
      moduleSpecifier.getText().slice(1).startsWith('wouter') && changers.has((node.propertyName ?? node.name).text)
    )
  }
  if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name) || !node.initializer) return false
  return (
    ts.isCallExpression(node.initializer) &&
    node.initializer.expression.getText() === 'useLocation' &&
    node.name.elements.length > 1
  )
}

/** Screens may read the address with wouter's hooks; changing it is the platform service's alone. */
export function addressHasOneOwner(source: Source): Finding[] {
  if (!source.file.startsWith('src/') || source.file.startsWith('src/services/platform/')) return []
  return [...walk(source.tree)]
    .filter(changesAddress)
    .map((node) => finding('address', source, node, 'src/services/platform/url changes the address'))
}
