/** The areas of a medical exam in the order in which they are listed and drawn (spec 2§9). */
export const areaCodes = ['PED', 'CM', 'GO', 'SC', 'CIR'] as const

/** `none` stands for questions without an area. */
export type AreaCode = (typeof areaCodes)[number] | 'none'

/** Every place an area may take, questions without one last. */
export const areaOrder: readonly AreaCode[] = [...areaCodes, 'none']

/** The area of a code of the wire; a code that nobody knows counts as none. */
export const areaOf = (code: string | null | undefined): AreaCode => areaCodes.find((known) => known === code) ?? 'none'
