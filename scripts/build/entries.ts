import {fileURLToPath} from 'node:url'

/** The path of a file of the repository on this machine. */
export const inSource = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
