/** Diagnostics that were begun since this page was loaded: nobody is welcomed back to them. */
const begun = new Set<string>()

export const noteBegun = (id: string): void => void begun.add(id)

export const isOfThisVisit = (id: string): boolean => begun.has(id)
