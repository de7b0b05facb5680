import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import ts from 'typescript'
import {inSource} from './entries.ts'

/** Addresses, and the module that each loads on demand, as a path of the repository. */
export type RouteModules = Readonly<Record<string, string>>

/** The module of the first `import()` within a node; constants of the same file are followed. */
function importedIn(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [path] = node.arguments
    return path && ts.isStringLiteral(path) ? join(dirname(file.fileName), path.text) : undefined
  }
  if (ts.isIdentifier(node)) {
    const constants = file.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations)
    const value = constants.find(({name}) => name.getText(file) === node.text)?.initializer
    return value && importedIn(value, file)
  }
  return ts.forEachChild(node, (child) => importedIn(child, file))
}

const textOf = (name: ts.PropertyName) =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText()

/** The value of a row's property, by its name. */
const valueOf = (row: ts.ObjectLiteralExpression, property: string) =>
  row.properties.filter(ts.isPropertyAssignment).find(({name}) => textOf(name) === property)?.initializer

/** A row `{prefix: '/a', screen: load('./A.tsx')}` of an array, or a property `a: load('./A.tsx')` of a record. */
function rowsOf(table: ts.Expression): readonly (readonly [address: string, value: ts.Expression])[] {
  if (ts.isObjectLiteralExpression(table))
    return table.properties.filter(ts.isPropertyAssignment).map((one) => [textOf(one.name), one.initializer])
  if (!ts.isArrayLiteralExpression(table)) return []
  return table.elements.filter(ts.isObjectLiteralExpression).flatMap((row) => {
    const address = valueOf(row, 'prefix') ?? valueOf(row, 'path')
    return address && ts.isStringLiteral(address) ? [[address.text, row] as const] : []
  })
}

/**
 * Reads a table of screens from its source, so that what the build preloads is written nowhere else. Vite needs the
 * specifier of every `import()` as a literal; a table of plain data could not load anything.
 *
 * @throws when the file has no such constant, or none of its rows loads a module
 */
export function routeModules(path: string, constant: string): RouteModules {
  const file = ts.createSourceFile(path, readFileSync(inSource(path), 'utf8'), ts.ScriptTarget.Latest, true)
  const table = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => one.declarationList.declarations)
    .find(({name}) => name.getText() === constant)?.initializer
  const rows = (table ? rowsOf(table) : []).flatMap(([address, value]) => {
    const module = importedIn(value, file)
    return module === undefined ? [] : [[address, module] as const]
  })
  if (rows.length === 0) throw new Error(`${path} has no table ${constant} of screens`)
  return Object.fromEntries(rows)
}

/** The screens of a student by their prefixes. */
export const studentScreens = (): RouteModules => routeModules('src/app/screens.tsx', 'screens')

/**
 * The entries of the part for signed-in students, with the screen that nearly everybody opens first: an address without
 * one of its own leads there (`fetchScreen`).
 */
export function studentEntries(): readonly string[] {
  const [first] = Object.values(studentScreens())
  return ['src/app/studentActors.ts', 'src/app/StudentShell.tsx', ...(first === undefined ? [] : [first])]
}

/** The screens of an exam by the last segment of their addresses. */
export const examScreens = (): RouteModules => routeModules('src/features/exam/ExamDay.tsx', 'screens')
