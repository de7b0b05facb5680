import type {PublicConfig, PublicQuery, Revalidation} from '../../domain/access/publicShell.ts'

/** The branded course as its visitors see it. */
export type ResidentCourse = {readonly title: string}

export type PublicShellInput = PublicQuery & {readonly isMotionReduced: boolean}

export type PublicShellContext = {
  readonly revalidation: Revalidation | null
  /** The query's `course`, which says something only once the configuration is there. */
  readonly course: string | null
  readonly isMotionReduced: boolean
  readonly config: PublicConfig
  readonly resident: ResidentCourse | null
  /** The picture that is shown, from 0. */
  readonly slide: number
}

export type PublicShellEvent =
  /** The operator's values have arrived, or have changed. */
  | {readonly type: 'config.changed'; readonly config: PublicConfig}
  | {readonly type: 'slide.pick'; readonly slide: number}
  | {readonly type: 'motion.pause'}
  | {readonly type: 'motion.play'}
  /** The pointer or the focus is on the pictures, or has left them. */
  | {readonly type: 'attention.gained'}
  | {readonly type: 'attention.lost'}
