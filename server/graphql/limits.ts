import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import {Refusal} from './refusal.ts'

/** What one document may ask for. The client's largest document needs about a third of each. */
export const limits = {
  /** Lexical tokens; the parser stops there. */
  tokens: 1_500,
  depth: 9,
  aliases: 20,
  rootFields: 8,
  /** Fields, each weighted by the lists it stands in. */
  cost: 20_000,
}

/** How many entries a list is taken to have, for the cost. */
const listWeight = 10

type Walk = {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly open: Set<string>
  aliases: number
  cost: number
}

/**
 * Looks at a document before the standard rules do, because some of those take long over a hostile one.
 *
 * @throws Refusal QUERY_TOO_COMPLEX, or BAD_INPUT for several operations in one document
 */
export function refuseComplex(schema: GraphQLSchema, document: DocumentNode): void {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  // A compiled document is kept by its text: two operations in one text would be taken for each other.
  if (operation === undefined || operations.length > 1) throw new Refusal('BAD_INPUT', 'A document has one operation.')
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const walk: Walk = {schema, fragments, open: new Set(), aliases: 0, cost: 0}
  refuseManyRoots(operation)
  visit(walk, operation.selectionSet, rootName(schema, operation), 1, 1)
}

function refuseManyRoots({selectionSet}: OperationDefinitionNode): void {
  if (selectionSet.selections.length > limits.rootFields) tooComplex(`more than ${limits.rootFields} root fields`)
}

function rootName(schema: GraphQLSchema, {operation}: OperationDefinitionNode): string | undefined {
  return schema.getRootType(operation)?.name
}

function visit(
  walk: Walk,
  {selections}: SelectionSetNode,
  type: string | undefined,
  depth: number,
  weight: number,
): void {
  if (depth > limits.depth) tooComplex(`deeper than ${limits.depth} levels`)
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) visitField(walk, selection, type, depth, weight)
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      visit(walk, selection.selectionSet, selection.typeCondition?.name.value ?? type, depth, weight)
    } else visitFragment(walk, selection.name.value, depth, weight)
  }
}

function visitFragment(walk: Walk, name: string, depth: number, weight: number): void {
  const fragment = walk.fragments.get(name)
  // The standard rules name unknown fragments.
  if (fragment === undefined) return
  if (walk.open.has(name)) tooComplex('a fragment contains itself')
  walk.open.add(name)
  visit(walk, fragment.selectionSet, fragment.typeCondition.name.value, depth, weight)
  walk.open.delete(name)
}

function visitField(walk: Walk, field: FieldNode, parent: string | undefined, depth: number, weight: number): void {
  if (field.alias !== undefined) walk.aliases += 1
  walk.cost += weight
  if (walk.aliases > limits.aliases) tooComplex(`more than ${limits.aliases} aliases`)
  if (walk.cost > limits.cost) tooComplex(`costs more than ${limits.cost}`)
  if (field.selectionSet === undefined) return
  const {name, isList} = targetOf(walk.schema, parent, field.name.value)
  visit(walk, field.selectionSet, name, depth + 1, isList ? weight * listWeight : weight)
}

function targetOf(schema: GraphQLSchema, parent: string | undefined, field: string) {
  const type = parent === undefined ? undefined : schema.getType(parent)
  const target = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field]?.type : undefined
  if (target === undefined) return {name: undefined, isList: false}
  return {name: getNamedType(target).name, isList: isListType(getNullableType(target))}
}

function tooComplex(reason: string): never {
  throw new Refusal('QUERY_TOO_COMPLEX', `The document ${reason}.`)
}
