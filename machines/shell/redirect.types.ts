import type {Viewer} from '../../domain/shell/routes.ts'

export type RedirectContext = {
  readonly path: string
  readonly viewer: Viewer
  readonly slug: string
  /** Where the address goes when the delay is over; null while nothing is decided. */
  readonly destination: string | null
}

export type RedirectEvent =
  | {readonly type: 'boot.ready'}
  | {readonly type: 'location.changed'; readonly path: string}
  | {readonly type: 'viewer.changed'; readonly viewer: Viewer}
