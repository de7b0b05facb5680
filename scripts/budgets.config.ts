/**
 * A screen and the modules or chunks that the browser must have before a student can use it, by their names in Vite's manifest;
 * what those import statically is added. `door` is a page that was drawn when the product was built: its own scripts,
 * those inside of it included. `page`: a page as a whole, with all that stands in it. Without `kilobytes` the figure is only told.
 */
export type Budget = {screen: string; modules: readonly string[]; door?: string; page?: string; kilobytes?: number}

const question = ['index.html', 'student']
/** What a first question is followed by, whatever the student does: nothing of what is around the screen. */
const withQuestion = ['tools', 'socket', 'prompts']
const exam = [
  ...question,
  'src/features/exam/ExamDay.tsx',
  'src/features/exam/MockExam.tsx',
  'src/services/exam/warmUpExam.ts',
]
/** A screen of a student on demand: nothing of what comes around every screen when the student is idle. */
const screen = (name: string) => [...question, `src/features/${name}.tsx`]
const identity = ['src/services/platform/identity.sdk.ts']

/**
 * Bytes of JavaScript, brotli, that may stand between a student and a screen; React alone is 58 kB of them. Firebase's
 * identity has no budget of its own: it loads after the login form or the first question of the day has been painted, and
 * at other addresses beside the product.
 */
export const budgets: readonly Budget[] = [
  {screen: 'the page, with style sheet and entry', modules: [], page: 'index.html', kilobytes: 31},
  {screen: 'login', modules: ['index.html'], kilobytes: 95},
  {screen: 'question, signed in', modules: question, kilobytes: 150},
  {screen: 'question with what comes with it', modules: [...question, ...withQuestion], kilobytes: 205},
  {screen: 'question of a mock exam, signed in', modules: exam, kilobytes: 175},
  {screen: 'performance', modules: screen('performance/PerformanceScreen'), kilobytes: 210},
  {screen: 'decks', modules: screen('decks/DecksScreen'), kilobytes: 200},
  {screen: 'list of themes', modules: screen('themes/ThemeListScreen'), kilobytes: 185},
  {screen: 'history of exams', modules: screen('exam/history/HistoryScreen'), kilobytes: 205},
  {screen: 'profile', modules: screen('profile/ProfileScreen'), kilobytes: 225},
  {screen: 'landing', modules: [], door: 'landing.html', kilobytes: 25},
  {screen: 'diagnostic, before its first step', modules: [], door: 'diagnostico.html', kilobytes: 2},
  {screen: 'compass, before its first step', modules: [], door: 'aristo-compass.html', kilobytes: 2},
  {screen: 'identity provider alone', modules: identity},
  {screen: 'question with identity', modules: [...question, ...identity]},
]

/**
 * What `npm run bench` holds the product to. `ratio` is to the limit measured in the same run: the page of React, XState and
 * urql, or for `swap` the product's own `main` with ready-made HTML swapped by hand; for the server a bare `pg`. Times are in
 * milliseconds, memory in MB.
 */
export const goals = {
  cold: {ratio: 1.4, everyRound: 1.6},
  warm: {ratio: 0.8},
  /** Next question, mark in an exam, first change after an answer. */
  move: {p50: 45, p95: 90, swap: 1},
  feedback: {ratio: 1.5},
  longSet: {ratio: 1.1},
  heap: {ratio: 1.15},
  longestTask: 50,
  screen: {lcp: 1_800, inp: 80, cls: 0.02},
  requests: 10,
  serverStart: 8_000,
  read: {ratio: 0.5, p99: 2.5},
  write: {ratio: 0.25, p99: 2.5},
  memory: {pglite: 350, postgres: 200},
  longHistory: {ratio: 1.5},
} as const

/**
 * Other pages of questions on the same phone: 100 questions, Chromium 156, one machine, 21 November 2026. Milliseconds; the pairs
 * are p50 and p95.
 */
export const peers = {
  usable: {quizdown: 2_290, SurveyJS: 3_380, H5P: 4_100, Perseus: 5_800},
  answer: {quizdown: [30, 52], SurveyJS: [80, 123], H5P: [121, 174], Perseus: [45, 69]},
  next: {quizdown: 34, Perseus: 53, SurveyJS: 73},
} as const
