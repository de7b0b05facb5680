import type {Who} from '../../domain/shell/routes.ts'

export type RedirectContext = {
  readonly path: string
  readonly who: Who
  readonly slug: string
  /** Where the address goes when the delay is over; null while nothing is decided. */
  readonly destination: string | null
}

export type RedirectEvent =
  | {readonly type: 'boot.ready'}
  | {readonly type: 'location.changed'; readonly path: string}
  | {readonly type: 'who.changed'; readonly who: Who}
