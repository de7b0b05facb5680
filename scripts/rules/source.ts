import {globSync, readFileSync} from 'node:fs'
import {join, sep} from 'node:path'
import ts from 'typescript'

/** One thing that a house rule does not allow, at a place a reader can open. */
export type Finding = {rule: string; file: string; line: number; message: string}

/** A parsed file; `file` is relative to the project, with forward slashes. */
export type Source = {file: string; tree: ts.SourceFile}

/** Parses one text under the name it would have in the project. */
export function parse(file: string, text: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return {file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)}
}

const generated = ['schema/generated/', 'src/services/gen/', 'styled-system/', 'tests/architecture/violations.ts']

/** Every TypeScript file below `root` that a person wrote. */
export function readSources(root: string): Source[] {
  return globSync('{domain,machines,schema,src,server,stories,tests,scripts,content,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !generated.some((folder) => file.startsWith(folder)))
    .toSorted()
    .map((file) => parse(file, readFileSync(join(root, file), 'utf8')))
}

/** All nodes below `node`, itself first. */
export function* walk(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

/** A finding at the line of `node`. */
export function finding(rule: string, {file, tree}: Source, node: ts.Node, message: string): Finding {
  return {rule, file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, message}
}

/**
 * Does this identifier read a name of the surrounding world, rather than name a property, a type member, a parameter
 * or something that the file itself declares?
 */
export function isFreeReference(node: ts.Identifier, declared: ReadonlySet<string>): boolean {
  if (declared.has(node.text)) return false
  const {parent} = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isJsxAttribute(parent)) return false
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent)) return false
  if (ts.isPropertyDeclaration(parent) || ts.isLiteralTypeNode(parent) || ts.isBindingElement(parent)) return false
  return true
}

/** Names that the file declares or imports, at any depth: enough to tell a local `location` from the browser's. */
export function declaredNames({tree}: Source): Set<string> {
  const names = new Set<string>()
  for (const node of walk(tree)) {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isBindingElement(node)
    if (isNamed && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
  }
  return names
}
