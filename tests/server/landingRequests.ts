/** The document of the landing. */
export const landingDocument = `mutation ($input: AppealContactInput!, $consent: String, $website: String, $key: ID!) {
  createAppealActiveCampaignContact(input: $input, consentVersion: $consent, website: $website, idempotencyKey: $key) }`

export const landingInput = {name: ' Ana  Novata ', email: ' Ana@Exemplo.br ', phone: '11912345678'}

/** A request of the landing, right in everything. */
export const landingRequests = {
  createAppealActiveCampaignContact: {
    document: landingDocument,
    variables: () => ({input: landingInput, key: crypto.randomUUID()}),
  },
}
