import {lazyWithPreload} from '../ui/loading/lazyLoading.tsx'

/** The student's shell: asked for as soon as somebody is known to be signed in, while the splash still stands. */
export const studentShell = lazyWithPreload(() => import('./StudentShell.tsx').then(({StudentShell}) => StudentShell))
