import {part} from '../ui/loading/part.tsx'

/** The student's shell: asked for as soon as somebody is known to be signed in, while the splash still stands. */
export const studentShell = part(() => import('./StudentShell.tsx').then(({StudentShell}) => StudentShell))
