import ts from 'typescript'
import {finding, walk, type Finding, type Source} from './source.ts'

type Hole = {readonly name: string; readonly node: ts.Node}

/** The effects that a machine leaves to be provided: properties whose value is a call of `effect`. */
function holesOf({tree}: Source): Hole[] {
  return [...walk(tree)].flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(node.initializer)) return []
    return node.initializer.expression.getText() === 'effect' ? [{name: node.name.getText(), node}] : []
  })
}

/** Machines whose `provide` a file calls. */
const provided = ({tree}: Source): ReadonlySet<string> =>
  new Set(
    [...walk(tree)].flatMap((node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'provide'
        ? [node.expression.expression.getText()]
        : [],
    ),
  )

/** Names of properties and methods that a file writes down anywhere. */
const written = ({tree}: Source): ReadonlySet<string> =>
  new Set(
    [...walk(tree)].flatMap((node) =>
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)
        ? [node.name.getText()]
        : [],
    ),
  )

const machinesOf = ({tree}: Source): string[] =>
  [...walk(tree)].flatMap((node) =>
    ts.isVariableDeclaration(node) && node.name.getText().endsWith('Machine') ? [node.name.getText()] : [],
  )

/** Every effect of a machine is provided by each file of the client that provides for the machine: an empty one throws at the student. */
export function effectsAreProvided(sources: readonly Source[]): Finding[] {
  const client = sources
    .filter(({file}) => file.startsWith('src/'))
    .map((source) => ({source, provides: provided(source), names: written(source)}))
    .filter(({provides}) => provides.size > 0)
  return sources
    .filter(({file}) => file.startsWith('machines/'))
    .flatMap((source) => {
      const machines = machinesOf(source)
      const users = client.filter(({provides}) => machines.some((machine) => provides.has(machine)))
      return holesOf(source).flatMap(({name, node}) =>
        users
          .filter(({names}) => !names.has(name))
          .map((user) => finding('effects', source, node, `the effect ${name} is not provided in ${user.source.file}`)),
      )
    })
}
