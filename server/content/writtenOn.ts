/** A day such as 2026-11-22 as an instant: its noon, which is of the same day in every Brazilian zone. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`
