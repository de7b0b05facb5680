/** `3` -> how many extra activities wait. */
export const extrasPending = (count: number): string => (count === 1 ? '1 pendente' : `${count} pendentes`)
