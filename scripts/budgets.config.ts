/**
 * A screen and the modules that the browser must have before a student can use it, by their names in Vite's manifest;
 * what those import statically is added. `door` is a page that was drawn when the product was built: its own scripts,
 * those inside of it included. Without `kilobytes` the figure is only told.
 */
export type Budget = {screen: string; modules: readonly string[]; door?: string; kilobytes?: number}

const question = [
  'index.html',
  'src/app/studentActors.ts',
  'src/app/StudentShell.tsx',
  'src/features/agenda/AgendaScreen.tsx',
]
const identity = ['src/services/platform/identity.sdk.ts']

/**
 * Bytes of JavaScript, brotli, that may stand between a student and a screen; React alone is 58 kB of them. Firebase's
 * identity has no budget of its own: it loads after the login form or the first question of the day has been painted, and
 * at other addresses beside the product.
 */
export const budgets: readonly Budget[] = [
  {screen: 'login', modules: ['index.html'], kilobytes: 95},
  {screen: 'question, signed in', modules: question, kilobytes: 150},
  {screen: 'landing', modules: [], door: 'landing.html', kilobytes: 25},
  {screen: 'diagnostic, before its first step', modules: [], door: 'diagnostico.html', kilobytes: 2},
  {screen: 'compass, before its first step', modules: [], door: 'aristo-compass.html', kilobytes: 2},
  {screen: 'identity provider alone', modules: identity},
  {screen: 'question with identity', modules: [...question, ...identity]},
]
