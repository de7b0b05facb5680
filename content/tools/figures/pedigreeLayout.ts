import type {PedigreeFigure, Person} from './graph.schema.ts'

type Pedigree = Omit<PedigreeFigure, 'alt' | 'kind'>

/** A couple and their children. */
export interface Family {
  readonly parents: readonly [string, string]
  readonly children: readonly string[]
}

const passes = 60

/** All couples, also those that only their children name. */
export function familiesOf({generations, couples}: Pedigree): readonly Family[] {
  const people = generations.flat()
  const keyOf = (pair: readonly [string, string]) => pair.toSorted().join(' ')
  const pairs = new Map(
    [...couples, ...people.flatMap(({parents}) => (parents === null ? [] : [parents]))].map((pair) => [
      keyOf(pair),
      pair,
    ]),
  )
  return [...pairs].map(([key, parents]) => ({
    parents,
    children: people.filter((person) => person.parents !== null && keyOf(person.parents) === key).map(({id}) => id),
  }))
}

/** The place of each person across: in the order of the generations, children around the middle of their parents. */
export function placesAcross(
  pedigree: Pedigree,
  room: {readonly left: number; readonly right: number},
): ReadonlyMap<string, number> {
  const {generations} = pedigree
  const families = familiesOf(pedigree)
  const widest = Math.max(...generations.map(({length}) => length))
  const apart = Math.min(92, (room.right - room.left) / widest)
  const places = new Map<string, number>()
  for (const people of generations) people.forEach(({id}, at) => places.set(id, (at - (people.length - 1) / 2) * apart))
  for (let pass = 0; pass < passes; pass += 1) {
    for (const family of families) pull(places, family)
    for (const people of generations) spread(places, people, apart)
  }
  const all = [...places.values()]
  const shift = (room.left + room.right) / 2 - (Math.min(...all) + Math.max(...all)) / 2
  return new Map([...places].map(([id, x]) => [id, x + shift]))
}

const middleOf = (places: ReadonlyMap<string, number>, ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (places.get(id) ?? 0), 0) / ids.length

/** Brings parents and children half of the way towards each other. */
function pull(places: Map<string, number>, {parents, children}: Family): void {
  if (children.length === 0) return
  const distance = middleOf(places, parents) - middleOf(places, children)
  for (const id of children) places.set(id, (places.get(id) ?? 0) + distance / 2)
  for (const id of parents) places.set(id, (places.get(id) ?? 0) - distance / 4)
}

/** Keeps people of a generation in their order and apart. */
function spread(places: Map<string, number>, people: readonly Person[], apart: number): void {
  for (let pass = 0; pass < 8; pass += 1) {
    for (let at = 1; at < people.length; at += 1) {
      const [one, two] = [people[at - 1], people[at]]
      if (one === undefined || two === undefined) continue
      const lack = apart - ((places.get(two.id) ?? 0) - (places.get(one.id) ?? 0))
      if (lack <= 0) continue
      places.set(one.id, (places.get(one.id) ?? 0) - lack / 2)
      places.set(two.id, (places.get(two.id) ?? 0) + lack / 2)
    }
  }
}
