/** The institutions of one federation unit, by name. */
export type StateOfInstitutions = {readonly uf: string; readonly institutions: readonly string[]}

/** The list to choose from: on its way, failed, or here. */
export type InstitutionList =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly value: readonly StateOfInstitutions[]}
