/** An institution a student prepares for (spec 1§3). */
export type InstitutionTarget = {readonly uf: string; readonly institution: string}

/** In the order of their weight, the heaviest first (spec 1§4). */
export type Targets = readonly InstitutionTarget[]

export type Direction = 'up' | 'down'

export const isSameTarget = (one: InstitutionTarget, other: InstitutionTarget): boolean =>
  one.uf === other.uf && one.institution === other.institution

export const hasTarget = (targets: Targets, target: InstitutionTarget): boolean =>
  targets.some((known) => isSameTarget(known, target))

/** No pair of federation unit and institution stands twice (spec 1§5). */
export const areUnique = (targets: Targets): boolean =>
  targets.every((target, index) => targets.findIndex((other) => isSameTarget(other, target)) === index)

/** The list with one more at its end; a pair that is there already changes nothing (spec 1§5). */
export const withTarget = (targets: Targets, {uf, institution}: InstitutionTarget): Targets =>
  hasTarget(targets, {uf, institution}) ? targets : [...targets, {uf, institution}]

/** The list without one; a pair that is not there changes nothing (spec 1§5). */
export const withoutTarget = (targets: Targets, target: InstitutionTarget): Targets =>
  hasTarget(targets, target) ? targets.filter((known) => !isSameTarget(known, target)) : targets

/** Whether there is a place above or below. */
export function canMove(targets: Targets, target: InstitutionTarget, direction: Direction): boolean {
  const index = targets.findIndex((known) => isSameTarget(known, target))
  return index !== -1 && (direction === 'up' ? index > 0 : index < targets.length - 1)
}

/** The list with one target a place higher or lower; what cannot move stays. */
export function movedTarget(targets: Targets, target: InstitutionTarget, direction: Direction): Targets {
  if (!canMove(targets, target, direction)) return targets
  const index = targets.findIndex((known) => isSameTarget(known, target))
  const to = direction === 'up' ? index - 1 : index + 1
  return targets.toSpliced(index, 1).toSpliced(to, 0, target)
}

export const isSameOrder = (one: Targets, other: Targets): boolean =>
  one.length === other.length && one.every((target, index) => hasTarget(other.slice(index, index + 1), target))
