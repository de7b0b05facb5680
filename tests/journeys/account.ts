/** Who signs in. */
export type Account = {email: string; password: string}

/** The demo account that the server seeds into an empty database. */
export const demo: Account = {email: 'demo@aristo.local', password: 'aristo-demo-2026'}
