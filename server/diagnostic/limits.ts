/** Diagnostics that one network starts within fifteen minutes: a class of students behind one address. */
export const startsOfNetwork = {most: 300, minutes: 15} as const

/** Requests that one diagnostic answers in a minute: ten times what somebody who marks quickly and reloads needs. */
export const requestsOfDiagnostic = 300

/** Marks that are saved in one diagnostic; nobody changes a mark so often. */
export const mostMarks = 3_000

/** How often the contact form of one diagnostic may be sent. */
export const mostSubmissions = 5

/** How often the result of one diagnostic is shared anew, each time under another address. */
export const mostShares = 20

/** Days that a shared result is shown; after that it is shared anew or gone. */
export const shareDays = 365

/** Days without a change after which a visitor's diagnostic is deleted with its contact. */
export const visitorDays = {unfinished: 90, finished: 365} as const
