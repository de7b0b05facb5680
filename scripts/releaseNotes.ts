import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {notesOf} from './lib/changelog.ts'
import {root} from './lib/run.ts'

/** `npm run release:notes -- [VERSION]`: prints what the changelog says of a version, or of what is not released yet. */
const version = process.argv[2] ?? 'Unreleased'
const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
if (notes === undefined) {
  console.error(`CHANGELOG.md says nothing of ${version}.`)
  process.exitCode = 1
} else {
  console.log(notes)
}
