/** A screen and the modules that the browser must have before a student can use it, by their names in Vite's manifest. */
export type Budget = {screen: string; modules: readonly string[]; kilobytes: number}

const identity = ['node_modules/firebase/app/dist/esm/index.esm.js', 'node_modules/firebase/auth/dist/esm/index.esm.js']

/**
 * Bytes of JavaScript, brotli, that may stand between a student and a screen. React alone is 58 of them. Firebase's
 * identity loads after the login form has been painted and counts for a signed-in screen only, which needs its token.
 */
export const budgets: readonly Budget[] = [
  {screen: 'login', modules: ['index.html'], kilobytes: 95},
  {
    screen: 'question, signed in',
    modules: ['index.html', ...identity, 'src/services/platform/graphql.ts', 'src/app/StudentShell.tsx', 'src/features/agenda/AgendaScreen.tsx'],
    kilobytes: 150,
  },
]
