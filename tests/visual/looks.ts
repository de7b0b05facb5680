/** How every story is looked at, in the order that changes least between two looks. */
export const looks = [
  {theme: 'light', width: 1280, height: 800},
  {theme: 'dark', width: 1280, height: 800},
  {theme: 'dark', width: 360, height: 740},
  {theme: 'light', width: 360, height: 740},
] as const

/** Whole screens are looked at on a small phone and on a tablet besides. */
const screenLooks = [
  ...looks,
  {theme: 'light', width: 320, height: 568},
  {theme: 'light', width: 768, height: 1024},
] as const

/** A whole screen, with bars that stand at the edges of the window; its picture is what a student sees first. */
export const isScreen = (title: string): boolean => title.startsWith('Telas/')

/** The looks of a story, by its place in the library. */
export const looksOf = (title: string): readonly Look[] => (isScreen(title) ? screenLooks : looks)

export type Look = (typeof screenLooks)[number]

export const nameOf = ({theme, width}: Look): string => `${width}-${theme}`

/** The looks that are kept as pictures; the other two differ in what these show. */
export const pictures: readonly string[] = ['1280-light', '360-dark', '320-light', '768-light']

/** The file of a picture, in letters that every file system and archive keeps as they are. */
export const pictureOf = (storyId: string, look: string): string =>
  `${storyId.normalize('NFD').replace(/\p{M}/gu, '')}-${look}.png`

/** Widths at which nothing may scroll sideways; 320 px is a desk at 400 % zoom (WCAG 1.4.10). */
export const narrowWidths = [360, 320]
