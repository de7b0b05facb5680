/** A federation unit with the name that people read. */
export type FederationUnit = {readonly uf: string; readonly name: string}

/** The 27 federation units in the order of their names (spec 1§3, C-36). */
export const federationUnits: readonly FederationUnit[] = [
  {uf: 'AC', name: 'Acre'},
  {uf: 'AL', name: 'Alagoas'},
  {uf: 'AP', name: 'Amapá'},
  {uf: 'AM', name: 'Amazonas'},
  {uf: 'BA', name: 'Bahia'},
  {uf: 'CE', name: 'Ceará'},
  {uf: 'DF', name: 'Distrito Federal'},
  {uf: 'ES', name: 'Espírito Santo'},
  {uf: 'GO', name: 'Goiás'},
  {uf: 'MA', name: 'Maranhão'},
  {uf: 'MT', name: 'Mato Grosso'},
  {uf: 'MS', name: 'Mato Grosso do Sul'},
  {uf: 'MG', name: 'Minas Gerais'},
  {uf: 'PA', name: 'Pará'},
  {uf: 'PB', name: 'Paraíba'},
  {uf: 'PR', name: 'Paraná'},
  {uf: 'PE', name: 'Pernambuco'},
  {uf: 'PI', name: 'Piauí'},
  {uf: 'RJ', name: 'Rio de Janeiro'},
  {uf: 'RN', name: 'Rio Grande do Norte'},
  {uf: 'RS', name: 'Rio Grande do Sul'},
  {uf: 'RO', name: 'Rondônia'},
  {uf: 'RR', name: 'Roraima'},
  {uf: 'SC', name: 'Santa Catarina'},
  {uf: 'SP', name: 'São Paulo'},
  {uf: 'SE', name: 'Sergipe'},
  {uf: 'TO', name: 'Tocantins'},
]

/** Who graduated outside Brazil; the institution is then free text (spec 1§3). */
export const abroad: FederationUnit = {uf: 'UX', name: 'Exterior'}

/** The places where somebody may have graduated: the federation units, then abroad. */
export const graduationPlaces: readonly FederationUnit[] = [...federationUnits, abroad]

/** True for the code of one of the 27 federation units. */
export const isFederationUnit = (uf: string): boolean => federationUnits.some((unit) => unit.uf === uf)

/** True for a federation unit or abroad. */
export const isGraduationPlace = (uf: string): boolean => graduationPlaces.some((unit) => unit.uf === uf)
