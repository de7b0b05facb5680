/** The most cards of one reply: five pages of the list (spec 2§9). */
export const mostCards = 75

/** Nobody pages further than this. */
export const mostSkipped = 1_000_000

/** Cards that one student may write within a day of 24 hours. */
export const cardsADay = 200

/** Cards of files that one student may import within a day of 24 hours, and files in a minute. */
export const cardsImportedADay = 10_000
export const importsPerMinute = 6

/** Anki packages that one student may read or write in a minute, and that one process has in hand at once. */
export const packagesPerMinute = 6
export const packagesAtOnce = 4

/** The cards of a lesson whose words a front is compared with: those that have most of its trigrams. */
export const mostCompared = 300

/** Pictures for cards that one student may send in a minute, and within a day of 24 hours. */
export const imagesPerMinute = 20
export const imagesADay = 100

/** Reported cards of one reply, reports of each, and characters of a reason. */
export const mostReported = 50
export const mostReports = 20
export const longestHidingReason = 500
