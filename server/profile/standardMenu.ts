/** One entry of the side menu, as the wire carries it (spec 1§3). */
export type MenuEntry = {
  readonly title: string
  readonly icon: string
  readonly url: string
  readonly order: number
  readonly subgroup: string
  readonly color: string | null
  readonly tag: string | null
}

/** The menu of a course for which the operator has stored none: what this release offers. */
export const standardMenu: readonly MenuEntry[] = [
  {title: 'Agenda', icon: 'agenda', url: '/agenda', order: 1, subgroup: 'Meu Aristo', color: null, tag: null},
]
