import type {SnapshotFrom} from 'xstate'
import {wrongLandingFields} from '../../../domain/landing/contact.ts'
import type {landingMachine} from '../../../machines/landing/landing.machine.ts'
import {landingText as text} from '../../text/landing/landing.ts'

/** What the form shows of its state. The view draws it, and the script of the page changes what was drawn at build time. */
export type LandingFace = {
  readonly isPending: boolean
  readonly canSubmit: boolean
  readonly button: string
  /** Said aloud when it changes; empty for nothing. */
  readonly status: string
}

export function landingFace(state: SnapshotFrom<typeof landingMachine>): LandingFace {
  const isPending = state.hasTag('pending') || state.matches('stored')
  return {
    isPending,
    canSubmit: !isPending && wrongLandingFields(state.context.form).length === 0,
    button: isPending ? text.sending : text.submit,
    status: state.matches('stored') ? text.opening : state.matches({sending: 'slow'}) ? text.slow : '',
  }
}
