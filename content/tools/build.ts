import {buildPackIfStale} from './buildPackIfStale.ts'

/** `npm run content:build`: the content pack from `content/aristo` into `dist/content`. */
if (!buildPackIfStale()) process.exitCode = 1
