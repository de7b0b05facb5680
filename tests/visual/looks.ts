/** How every story is looked at, in the order that changes least between two looks. */
export const looks = [
  {theme: 'light', width: 1280, height: 800},
  {theme: 'dark', width: 1280, height: 800},
  {theme: 'dark', width: 360, height: 740},
  {theme: 'light', width: 360, height: 740},
] as const

export type Look = (typeof looks)[number]

export const nameOf = ({theme, width}: Look): string => `${width}-${theme}`

/** The looks that are kept as pictures; the other two differ in what these show. */
export const pictures: readonly string[] = ['1280-light', '360-dark']

/** The file of a picture, in letters that every file system and archive keeps as they are. */
export const pictureOf = (storyId: string, look: string): string =>
  `${storyId.normalize('NFD').replace(/\p{M}/gu, '')}-${look}.png`

/** Widths at which nothing may scroll sideways; 320 px is a desk at 400 % zoom (WCAG 1.4.10). */
export const narrowWidths = [360, 320]
