/** The code of whatever a service threw (`auth/wrong-password`, `EMAIL_IN_USE`, `unreachable`); 'other' without one. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'other'
