import ts from 'typescript'
import {finding, walk, type Finding, type Source} from './source.ts'

const shown = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
])
const hasWord = (text: string) => /\p{L}{2}/u.test(text)
const isPortuguese = (text: string) => /[áàâãéêíóôõúüç]/iu.test(text)

function isShownAttribute(node: ts.Node): boolean {
  return ts.isJsxAttribute(node) && shown.has(node.name.getText())
}

/** The literal is what a JSX element shows: its child, or a branch of a choice between children. */
function isShownChild(node: ts.Node): boolean {
  const {parent} = node
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isShownChild(parent)
  if (ts.isBinaryExpression(parent) && parent.right === node) return isShownChild(parent)
  if (ts.isParenthesizedExpression(parent)) return isShownChild(parent)
  if (!ts.isJsxExpression(parent)) return false
  return ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent) || isShownAttribute(parent.parent)
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ')
  return undefined
}

function isReadByUser(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return hasWord(text)
  if (isPortuguese(text)) return true
  return hasWord(text) && (isShownAttribute(node.parent) || isShownChild(node))
}

/** Names of places, specialties, institutions and areas are values of the wire, which the server judges: no designer corrects them. */
const properNames = /^domain\/(profile\/(federationUnits|specialties|universities)|themes\/areas)\.ts$/

/** What a person reads comes from src/text, where a designer can find, compare and correct it. */
export function literalTexts(source: Source): Finding[] {
  if (!/^(src\/(features|app|ui|services)\/|machines\/|domain\/)/.test(source.file) || properNames.test(source.file))
    return []
  return [...walk(source.tree)].flatMap((node) => {
    const text = textOf(node)
    if (text === undefined || !isReadByUser(node, text)) return []
    return [finding('texts', source, node, `"${text.trim().slice(0, 60)}" belongs in src/text`)]
  })
}

type Key = {owner: string; name: string; node: ts.Node; source: Source}

function keysOf(source: Source): Key[] {
  const keys: Key[] = []
  for (const statement of source.tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const declaration of statement.declarationList.declarations) {
      if (!ts.isIdentifier(declaration.name) || !declaration.initializer) continue
      const owner = declaration.name.text
      for (const node of walk(declaration.initializer)) {
        if (!ts.isPropertyAssignment(node) || ts.isObjectLiteralExpression(node.initializer)) continue
        if (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
          keys.push({owner, name: node.name.text, node, source})
      }
    }
  }
  return keys
}

/** Names read as `x.name`, and objects read by a computed name (`catalogue[error]`), of which every key counts. */
function usedNames(sources: readonly Source[]): {names: Set<string>; wholes: Set<string>} {
  const names = new Set<string>()
  const wholes = new Set<string>()
  for (const {tree} of sources) {
    for (const node of walk(tree)) {
      if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
      if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText())
      if (!ts.isElementAccessExpression(node)) continue
      if (ts.isStringLiteralLike(node.argumentExpression)) names.add(node.argumentExpression.text)
      else for (const part of node.expression.getText().split(/[.?]+/)) wholes.add(part)
    }
  }
  return {names, wholes}
}

/** The object literals that a key lies in, by the names of their properties, outermost first. */
function pathOf({owner, node}: Key): string[] {
  const path: string[] = []
  for (let at = node.parent; at; at = at.parent) if (ts.isPropertyAssignment(at)) path.unshift(at.name.getText())
  return [owner, ...path]
}

/** A text that nothing shows is either forgotten on a screen or left over from one. */
export function unusedTexts(sources: readonly Source[]): Finding[] {
  const readers = sources.filter(({file}) => /^(src|stories|machines|domain)\//.test(file))
  const {names, wholes} = usedNames(readers)
  return sources
    .filter(({file}) => file.startsWith('src/text/'))
    .flatMap(keysOf)
    .filter((key) => !names.has(key.name) && !pathOf(key).some((part) => wholes.has(part)))
    .map(({owner, name, node, source}) => finding('unused-texts', source, node, `${owner}.${name} is shown nowhere`))
}
