/** Contacts that one network leaves on the landing: a class of students behind one address. */
export const contactsOfNetwork = {most: 60, minutes: 15} as const

/** Forms without script that one network sends in a minute, kept or refused. */
export const formsPerMinute = 20

/** Bytes of such a form. */
export const mostOfForm = 4_096

/** Days that a contact of the landing is kept. */
export const contactDays = 365
