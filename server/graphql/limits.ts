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
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import {DomainError} from '../kernel/domainError.ts'

/** What one document may ask for. The client's largest document needs less than a third of each. */
export const limits = {
  /** UTF-16 units of its text; a longer one is not parsed. */
  characters: 20_000,
  /** Lexical tokens; the parser stops there. */
  tokens: 1_000,
  /** Fields and spreads, those of a fragment counted anew for each of its spreads. */
  fields: 500,
  /** Fields that stand where the same field stands already: comparing them with each other grows with their square. */
  repeats: 30,
  fragments: 20,
  variables: 20,
  directives: 20,
  depth: 9,
  aliases: 20,
  rootFields: 8,
  /** Fields, each weighted by the lists it stands in. */
  cost: 20_000,
}

/** How many entries a list is taken to have, for the cost. */
const listWeight = 10

/** The same for a list of a type within that type: the levels of a tree share its nodes, they do not multiply. */
const levelWeight = 2

/** What a selection asks for when it stands once, outside of any list. */
type Size = {
  /** Fields on its own level, spreads resolved. */
  readonly own: number
  readonly fields: number
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  readonly cost: number
}

const nothing: Size = {own: 0, fields: 0, depth: 0, aliases: 0, directives: 0, cost: 0}

type Walk = {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Of each fragment that was looked at; `open` while it is. */
  readonly sizes: Map<string, Size | 'open'>
}

/**
 * Looks at a document before the standard rules do, because some of those take long over a hostile one. Each node is
 * looked at once, so the work is bounded by the parser's limit of tokens, whatever the fragments multiply to.
 *
 * @returns the operation
 * @throws DomainError QUERY_TOO_COMPLEX, or BAD_INPUT for what is no single operation with the fragments that it uses
 */
export function assertComplexity(schema: GraphQLSchema, document: DocumentNode): OperationDefinitionNode {
  const {operation, fragments} = partsOf(document)
  const walk: Walk = {schema, fragments, sizes: new Map()}
  const selected = sizeOfSelections(walk, operation.selectionSet, rootName(schema, operation))
  const size = {...selected, directives: selected.directives + directivesOf(operation)}
  // The standard rules would say so too, after having compared the fields of all.
  if (walk.sizes.size < fragments.size) throw new DomainError('BAD_INPUT', 'A fragment is not used.')
  assertSize(size)
  assertNoRepeats(fragments, operation)
  return operation
}

/** A compiled document is kept by its text: two operations in one text would be taken for each other. */
function partsOf({definitions}: DocumentNode) {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const written = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const [operation] = operations
  if (operation === undefined || operations.length > 1)
    throw new DomainError('BAD_INPUT', 'A document has one operation.')
  if (1 + written.length < definitions.length) throw new DomainError('BAD_INPUT', 'A document defines no types.')
  if (written.length > limits.fragments) tooComplex(`has more than ${limits.fragments} fragments`)
  const fragments = new Map(written.map((node) => [node.name.value, node]))
  if (fragments.size < written.length) throw new DomainError('BAD_INPUT', 'A fragment is defined twice.')
  if ((operation.variableDefinitions?.length ?? 0) > limits.variables)
    tooComplex(`has more than ${limits.variables} variables`)
  return {operation, fragments}
}

function assertSize(size: Size): void {
  if (size.own > limits.rootFields) tooComplex(`has more than ${limits.rootFields} root fields`)
  if (size.depth > limits.depth) tooComplex(`is deeper than ${limits.depth} levels`)
  if (size.aliases > limits.aliases) tooComplex(`has more than ${limits.aliases} aliases`)
  if (size.directives > limits.directives) tooComplex(`has more than ${limits.directives} directives`)
  if (size.fields > limits.fields) tooComplex(`has more than ${limits.fields} fields`)
  if (size.cost > limits.cost) tooComplex(`costs more than ${limits.cost}`)
}

/** The fields at one place of the answer, by the names they have there. */
type Place = Map<string, Place>

/** Follows every spread, so only for a document whose number of fields is known to be small. */
function assertNoRepeats(fragments: Walk['fragments'], operation: OperationDefinitionNode): void {
  let repeats = 0
  const visit = ({selections}: SelectionSetNode, place: Place): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        if (fragment !== undefined) visit(fragment.selectionSet, place)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, place)
      else {
        const name = (selection.alias ?? selection.name).value
        const known = place.get(name)
        if (known !== undefined && (repeats += 1) > limits.repeats)
          tooComplex(`repeats more than ${limits.repeats} fields`)
        const inside: Place = known ?? new Map()
        place.set(name, inside)
        if (selection.selectionSet !== undefined) visit(selection.selectionSet, inside)
      }
    }
  }
  visit(operation.selectionSet, new Map())
}

function rootName(schema: GraphQLSchema, {operation}: OperationDefinitionNode): string | undefined {
  return schema.getRootType(operation)?.name
}

function sizeOfSelections(walk: Walk, {selections}: SelectionSetNode, type: string | undefined): Size {
  return selections.map((selection) => sizeOf(walk, selection, type)).reduce(sum, nothing)
}

const sum = (a: Size, b: Size): Size => ({
  own: a.own + b.own,
  fields: a.fields + b.fields,
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
})

const directivesOf = ({directives}: {readonly directives?: readonly unknown[] | undefined}): number =>
  directives?.length ?? 0

function sizeOf(walk: Walk, selection: SelectionNode, type: string | undefined): Size {
  if (selection.kind === Kind.FIELD) return sizeOfField(walk, selection, type)
  // A spread costs as much as a field, so that fragments of nothing but spreads multiply as well.
  const inside =
    selection.kind === Kind.INLINE_FRAGMENT
      ? sizeOfSelections(walk, selection.selectionSet, selection.typeCondition?.name.value ?? type)
      : sizeOfFragment(walk, selection.name.value)
  return sum({...nothing, fields: 1, cost: 1, directives: directivesOf(selection)}, inside)
}

function sizeOfFragment(walk: Walk, name: string): Size {
  const known = walk.sizes.get(name)
  if (known === 'open') tooComplex('has a fragment that contains itself')
  if (known !== undefined) return known
  const fragment = walk.fragments.get(name)
  if (fragment === undefined) throw new DomainError('BAD_INPUT', 'A fragment is not defined.')
  walk.sizes.set(name, 'open')
  const inside = sizeOfSelections(walk, fragment.selectionSet, fragment.typeCondition.name.value)
  const size = {...inside, directives: inside.directives + directivesOf(fragment)}
  walk.sizes.set(name, size)
  return size
}

function sizeOfField(walk: Walk, field: FieldNode, parent: string | undefined): Size {
  const {name, isList} = targetOf(walk.schema, parent, field.name.value)
  const inside = field.selectionSet === undefined ? nothing : sizeOfSelections(walk, field.selectionSet, name)
  return {
    own: 1,
    fields: 1 + inside.fields,
    depth: 1 + inside.depth,
    aliases: (field.alias === undefined ? 0 : 1) + inside.aliases,
    directives: directivesOf(field) + inside.directives,
    cost: 1 + (isList ? (name === parent ? levelWeight : listWeight) : 1) * inside.cost,
  }
}

function targetOf(schema: GraphQLSchema, parent: string | undefined, field: string) {
  const type = parent === undefined ? undefined : schema.getType(parent)
  const target = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field]?.type : undefined
  if (target === undefined) return {name: undefined, isList: false}
  return {name: getNamedType(target).name, isList: isListType(getNullableType(target))}
}

function tooComplex(reason: string): never {
  throw new DomainError('QUERY_TOO_COMPLEX', `The document ${reason}.`)
}
