/** What mails may be for that nobody is sent without having agreed. */
export const consentPurposes = ['contact'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export type ConsentText = {
  /** Names these words for ever: other words get another version. */
  readonly version: string
  readonly text: string
}

/**
 * What a person agrees to, word for word as the screen shows it; the server stores it with the instant.
 *
 * @param brandName the product's name
 */
export const consentText = (purpose: ConsentPurpose, brandName: string): ConsentText =>
  ({
    contact: {
      version: '2026-11',
      text: `Aceito receber e-mails do ${brandName} com dicas de estudo, novidades e ofertas. Posso cancelar quando quiser, pelo link que vem em cada e-mail.`,
    },
  })[purpose]
