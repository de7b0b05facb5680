import {announcePack} from './announcePack.ts'

/** `npm run content:build`: the content pack from `content/aristo` into `dist/content`. */
if (!announcePack()) process.exitCode = 1
