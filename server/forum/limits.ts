/** Requests of one person in a minute, by kind of operation. */
export const restPerMinute = {read: 240, write: 30, search: 60, report: 10} as const

/** Comments that one person writes within a day of 24 hours. */
export const commentsADay = 300

/** Direct replies of one comment. */
export const mostReplies = 500

/** Comments of one page of a search, and of the list of what waits. */
export const pageOfList = 20

/** Comments of the list of reports. */
export const mostReported = 50

/** People of one reply who may be mentioned. */
export const mostParticipants = 10

/** Milliseconds for which a monitor has a comment that waits. */
export const claimTime = 30 * 60_000

/** Days for which reports and answered requests are kept. */
export const recordDays = 365
