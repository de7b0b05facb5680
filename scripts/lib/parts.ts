import type {LockFile} from '../licences.ts'

/** What is read of a CycloneDX list. */
export type PartsList = {
  readonly components?: ReadonlyArray<{readonly group?: string; readonly name: string; readonly version?: string}>
}

/** Packages that ship, by the lock file, and are not on the list. A package only other platforms install may be missing. */
export function missingParts({components = []}: PartsList, {packages}: LockFile): string[] {
  const listed = new Set(
    components.map(
      ({group, name, version}) => `${group === undefined || group === '' ? name : `${group}/${name}`}@${version}`,
    ),
  )
  return Object.entries(packages)
    .filter(
      ([path, {dev, optional, devOptional}]) =>
        path.startsWith('node_modules/') && dev !== true && optional !== true && devOptional !== true,
    )
    .map(([path, {version}]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`)
    .filter((part) => !listed.has(part))
}
