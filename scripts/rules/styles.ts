import ts from 'typescript'
import {finding, walk, type Finding, type Source} from './source.ts'

/** Shorthands that set the same property under another name. */
const longNames: Readonly<Record<string, string>> = {bg: 'background', px: 'paddingInline', py: 'paddingBlock'}

/** Properties that a `css(…)` sets; null for anything else. */
function propertiesOf(value: ts.Expression): string[] | null {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'css') return null
  return value.arguments.flatMap((argument) =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.flatMap((property) => {
          const name = property.name?.getText() ?? ''
          return [longNames[name] ?? name]
        })
      : [],
  )
}

/** What a joined class may be: `style`, or the end of `condition && style`. */
const joined = (argument: ts.Expression): ts.Expression =>
  ts.isBinaryExpression(argument) ? joined(argument.right) : argument

/**
 * `cx` joins names of classes; which of two atomic classes for one property wins is decided by their order in the style
 * sheet, which changes when files are moved. Styles that set the same property are merged: `css(base, isOn && on)`.
 */
export function stylesAreMerged(source: Source): Finding[] {
  if (!/^src\/.+\.tsx$/.test(source.file)) return []
  const nodes = [...walk(source.tree)]
  const styles = new Map(
    nodes.flatMap((node) => {
      const properties = ts.isVariableDeclaration(node) && node.initializer ? propertiesOf(node.initializer) : null
      return properties && ts.isVariableDeclaration(node) ? [[node.name.getText(), properties] as const] : []
    }),
  )
  return nodes.flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'cx') return []
    const sets = node.arguments.map(joined).map((one) => propertiesOf(one) ?? styles.get(one.getText()) ?? [])
    const twice = sets.flat().find((name, index, all) => all.indexOf(name) !== index)
    return twice === undefined
      ? []
      : [finding('styles', source, node, `two joined styles set ${twice}; merge them with css(…)`)]
  })
}
