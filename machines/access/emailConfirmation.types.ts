export type EmailConfirmationInput = {
  /** The mail's one-time code; null when the provider's own page has applied it before coming here. */
  readonly code: string | null
}

export type EmailConfirmationContext = EmailConfirmationInput

export type EmailConfirmationEvent = {readonly type: 'confirmation.retry'}
