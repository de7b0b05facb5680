import {crc32} from 'node:zlib'

export type Look = {readonly theme: 'light' | 'dark'; readonly width: number; readonly height: number}

/** The looks at a whole screen, in the order that changes least between two of them; those of other stories are among them. */
export const looks = [
  {theme: 'light', width: 1280, height: 800},
  {theme: 'dark', width: 1280, height: 800},
  {theme: 'dark', width: 360, height: 740},
  {theme: 'light', width: 360, height: 740},
  {theme: 'light', width: 320, height: 568},
  {theme: 'light', width: 768, height: 1024},
] as const satisfies readonly Look[]

/** The two looks of every story: they differ in width and in theme. */
const [wide, narrow] = ['1280-light', '360-dark']

export const nameOf = ({theme, width}: Look): string => `${width}-${theme}`

type Story = {readonly id: string; readonly title: string}

/** A whole screen, with bars that stand at the edges of the window; its picture is what a student sees first. */
export const isScreen = (title: string): boolean => title.startsWith('Telas/')

const inPlainLetters = (storyId: string): string => storyId.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Divides the stories of each component in halves, by the name of a story alone, so that a new one changes nothing about
 * the others (decision 26).
 */
const isWide = (id: string): boolean => crc32(inPlainLetters(id)) % 2 === 1

/** The looks of a story: a whole screen has all, any other one two. */
export const looksOf = ({title}: Story): readonly Look[] =>
  isScreen(title) ? looks : looks.filter((look) => [wide, narrow].includes(nameOf(look)))

/**
 * The looks that axe sees with all its rules; in the others it sees what width and theme can spoil. A screen is seen whole
 * at each width, any other story in the look of its picture: half of each component at either width.
 */
export const wholeLooksOf = (story: Story): readonly string[] =>
  isScreen(story.title) ? [wide, narrow, '320-light', '768-light'] : picturesOf(story)

/** The file of a picture, in letters that every file system and archive keeps as they are. */
export const pictureOf = (storyId: string, look: string): string => `${inPlainLetters(storyId)}-${look}.png`

/** The looks of a story that are kept as pictures: both whole ones of a whole screen, either of any other story. */
export function picturesOf({id, title}: Story): readonly string[] {
  if (isScreen(title)) return [wide, narrow]
  return [isWide(id) ? wide : narrow]
}

/** Widths at which nothing may scroll sideways; 320 px is a desk at 400 % zoom (WCAG 1.4.10). */
export const narrowWidths = [360, 320]
