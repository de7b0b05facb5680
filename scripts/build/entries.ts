import {fileURLToPath} from 'node:url'

/** The path of a file of the repository on this machine. */
export const inSource = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The entries of the part for signed-in students, with the screen that nearly everybody opens first. */
export const studentEntries = [
  'src/app/studentActors.ts',
  'src/app/StudentShell.tsx',
  'src/features/agenda/AgendaScreen.tsx',
]
