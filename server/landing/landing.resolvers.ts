import type {MutationResolvers} from '../../schema/generated/resolvers.ts'
import {DomainError} from '../kernel/domainError.ts'
import {visitorMutation} from '../kernel/idempotency.ts'
import {isPlainText} from '../kernel/input.ts'
import {storeLandingContact} from './contact.repository.ts'
import {checkedLandingForm} from './input.ts'

/** Writes of the landing (spec 3§7). */
export const landingMutations = {
  createAppealActiveCampaignContact: async (_root, {input, consentVersion, website, idempotencyKey}, context) => {
    const {database, clock, site} = context.services
    const form = checkedLandingForm({...input, consents: Boolean(consentVersion)})
    if (consentVersion && (consentVersion.length > 40 || !isPlainText(consentVersion)))
      throw new DomainError('BAD_INPUT', 'consentVersion')
    const mutation = visitorMutation('createAppealActiveCampaignContact', idempotencyKey, form, clock())
    // People do not see this field: who filled it is told what a program wants to hear.
    if (website) return true
    const contact = {
      form,
      consentVersion: consentVersion || null,
      address: context.address,
      brandName: site.brandName,
    }
    await storeLandingContact(database, contact, mutation)
    return true
  },
} satisfies Pick<MutationResolvers, 'createAppealActiveCampaignContact'>
