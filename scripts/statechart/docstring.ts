import ts from 'typescript'

/** The docstring of an exported constant, as one paragraph per paragraph; empty when there is none. */
export function docstringOf(text: string, name: string): string {
  const tree = ts.createSourceFile('machine.ts', text, ts.ScriptTarget.Latest, true)
  const statement = tree.statements.find(
    (node) =>
      ts.isVariableStatement(node) &&
      node.declarationList.declarations.some((declared) => declared.name.getText() === name),
  )
  if (statement === undefined) return ''
  const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.comment
  const prose = ts.getTextOfJSDocComment(comment) ?? ''
  return prose
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .join('\n\n')
}
