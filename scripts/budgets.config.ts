/** A screen and the modules that the browser must have before a student can use it, by their names in Vite's manifest. */
export type Budget = {screen: string; modules: readonly string[]; kilobytes: number}

/**
 * Bytes of JavaScript, brotli, that may stand between a student and a screen. React alone is 58 of them. Firebase's
 * identity loads after the first paint and counts for no screen.
 */
export const budgets: readonly Budget[] = [
  {screen: 'login', modules: ['index.html', 'src/features/access/Login.tsx'], kilobytes: 95},
  {
    screen: 'question, signed in',
    modules: ['index.html', 'src/app/SignedIn.tsx', 'src/features/question/QuestionList.tsx'],
    kilobytes: 150,
  },
]
