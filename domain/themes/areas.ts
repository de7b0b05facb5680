/** The areas of a course in the order in which a student chooses among them (spec 2§3). */
export const themeAreas = ['CIR', 'CM', 'SC', 'GO', 'PED', 'EXT'] as const
export type ThemeArea = (typeof themeAreas)[number]

/** Their full names, which are the first level of the tree of themes and the first item of every path (spec 2§3). */
export const areaNames: Readonly<Record<ThemeArea, string>> = {
  CIR: 'Cirurgia',
  CM: 'Clínica Médica',
  SC: 'Saúde Coletiva (Epidemiologia)',
  GO: 'Ginecologia e Obstetrícia',
  PED: 'Pediatria',
  EXT: 'Extras',
}

/** What questions without an area are listed under (spec 3§9). */
export const withoutArea = 'Sem classificação'

/** The area of a full name; undefined for a name that is none. */
export const areaOfName = (name: string): ThemeArea | undefined => themeAreas.find((area) => areaNames[area] === name)
