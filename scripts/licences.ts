import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from './lib/run.ts'

/**
 * What ships must be free to ship: every production dependency carries a licence of this list. The lock file must
 * install anywhere: no address of a registry in it, and every platform's build of a native package present.
 */
export const allowedLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1',
  'PostgreSQL',
])

export type LockedPackage = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  resolved?: string
  optionalDependencies?: Record<string, string>
}
export type LockFile = {packages: Record<string, LockedPackage>}

/** An SPDX expression is fine when one side of an OR, or both sides of an AND, are on the list. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim()
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed)
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed)
  return allowedLicences.has(bare)
}

function licenceComplaints(lock: LockFile, read: (path: string) => string | undefined): string[] {
  return Object.entries(lock.packages)
    .filter(([path, {dev}]) => path !== '' && !dev)
    .flatMap(([path, locked]) => {
      const licence = locked.license ?? read(path)
      if (licence !== undefined && isAllowed(licence)) return []
      return [`${path}: licence ${licence ?? 'unknown'} is not on the list`]
    })
}

function addressComplaints(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([, {resolved}]) => resolved !== undefined)
    .map(([path]) => `${path}: the lock file names a registry address`)
}

/** Where `name` resolves to from the package at `path`, by npm's rule: the nearest node_modules upwards. */
function isLocked(lock: LockFile, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true
    if (at === '') return false
  }
}

function platformComplaints(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([path, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(lock, path, name))
      .map(
        (name) => `${path || 'package.json'}: ${name} is missing from the lock file, so "npm ci" fails on its platform`,
      ),
  )
}

/** Everything wrong with a lock file; `read` finds the licence of a package that the lock file does not name. */
export function lockComplaints(lock: LockFile, read: (path: string) => string | undefined = () => undefined): string[] {
  return [...licenceComplaints(lock, read), ...addressComplaints(lock), ...platformComplaints(lock)]
}

/** The licence that an installed package states about itself; one that names none may have the text of it beside. */
function installedLicence(path: string): string | undefined {
  try {
    const {license}: {license?: string} = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
    return (
      license ?? (readFileSync(join(root, path, 'LICENSE'), 'utf8').startsWith('MIT License\n') ? 'MIT' : undefined)
    )
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const complaints = lockComplaints(lock, installedLicence)
  for (const complaint of complaints) console.log(complaint)
  console.log(`${Object.keys(lock.packages).length} packages, ${complaints.length} complaints.`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
