/** An entry of the side menu, as the server gives it (spec 1§3). */
export type MenuItem = {
  readonly title: string
  readonly icon: string
  readonly url: string
  readonly order: number
  readonly subgroup: string
  readonly color: string | null
  readonly tag: string | null
}

export type MenuGroup = {readonly title: string; readonly items: readonly MenuItem[]}

/** The bottom bar of phones holds at most this many (spec 1§9, 3§9). */
export const bottomBarSize = 4

const byOrder = (one: MenuItem, other: MenuItem) => one.order - other.order

/**
 * The side menu: items by subgroup, each in its order, groups by the lowest order in them, the student's own group first;
 * the item that sells courses ('Aristo Cursos' under the default brand) is hidden (spec 1§2, 3§2.12). `product` is the
 * name of the brand.
 */
export function menuGroups(items: readonly MenuItem[], product: string): MenuGroup[] {
  const shown = items.filter(({title}) => title !== `${product} Cursos`).toSorted(byOrder)
  const titles = [...new Set(shown.map(({subgroup}) => subgroup))]
  const own = `Meu ${product}`
  return [...titles.filter((title) => title === own), ...titles.filter((title) => title !== own)].map((title) => ({
    title,
    items: shown.filter(({subgroup}) => subgroup === title),
  }))
}

/** What the bottom bar of phones shows: the first of the first group (spec 1§2). */
export const bottomBarItems = (groups: readonly MenuGroup[]): readonly MenuItem[] =>
  (groups[0]?.items ?? []).slice(0, bottomBarSize)

/** True when the bottom bar cannot show the whole menu. */
export const hasMore = (groups: readonly MenuGroup[]): boolean =>
  groups.length > 1 || (groups[0]?.items.length ?? 0) > bottomBarSize

const isBelow = (path: string, url: string) => path === url || path.startsWith(`${url}/`)

/** The entry to which an address belongs: the one with the longest address that fits. */
export const currentItem = (items: readonly MenuItem[], path: string): MenuItem | null =>
  items.filter(({url}) => isBelow(path, url)).toSorted((one, other) => other.url.length - one.url.length)[0] ?? null

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A colour of the server that may be drawn; undefined for anything else. */
export const menuColor = (color: string | null): string | undefined =>
  color !== null && hex.test(color) ? color : undefined
