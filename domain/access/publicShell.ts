import type {RemoteConfig} from '../shell/remoteConfig.ts'

/** Kinds of revalidation that change the public screens; any other value of `revalidate` is ignored (spec 1§2). */
export type Revalidation = 'upap' | 'normal'

/** What the public screens need of the remote configuration (spec 1§2, 1§7). */
export type PublicConfig = Pick<RemoteConfig, 'sinaremCourseId' | 'revalidateData'>

/** The query of a public address, as far as it decides what is shown. Both parameters are independent. */
export type PublicQuery = {readonly revalidate: string | null; readonly course: string | null}

/** Pictures of the product beside the form, and how long each stays in milliseconds (spec 1§2, 1§9). */
export const slideCount = 6
export const slideEvery = 3_500

export const revalidationOf = (value: string | null): Revalidation | null =>
  value === 'upap' || value === 'normal' ? value : null

export const isResidentCourse = (course: string | null, {sinaremCourseId}: PublicConfig): boolean =>
  course !== null && course !== '' && course === sinaremCourseId

/** `revalidateData` tells UPAP from everything else; null when nothing is written for this kind (spec 1§3). */
export function subtitleOf(revalidation: Revalidation, {revalidateData}: PublicConfig): string | null {
  const item = revalidateData.find(({type}) => (type === 'upap') === (revalidation === 'upap'))
  return item && item.subtitle !== '' ? item.subtitle : null
}

export const nextSlide = (index: number): number => (index + 1) % slideCount
