import type {UpdateResolver} from '@urql/exchange-graphcache'
import * as v from 'valibot'
import {AgendaPreChoicesFragmentDoc} from '../gen/day/graphql.ts'

const choiceSchema = v.object({questionId: v.string(), selected: v.number(), essay: v.nullish(v.string(), null), dateNow: v.string()})
const resultSchema = v.union([
  v.pipe(v.object({createOrUpdateOnePreChoice: choiceSchema}), v.transform((reply) => [reply.createOrUpdateOnePreChoice])),
  v.pipe(v.object({createManyPreChoices: v.array(choiceSchema)}), v.transform((reply) => reply.createManyPreChoices)),
])
const argumentsSchema = v.object({input: v.object({agenda: v.string()})})
const agendaSchema = v.object({_id: v.string(), smartReviewPreChoice: v.array(choiceSchema)})

/** Puts recorded pre-choices into the agenda on this device, so that a reload without network shows them. */
export const storePreChoice: UpdateResolver = (result, given, cache) => {
  const reply = v.safeParse(resultSchema, result)
  const sent = v.safeParse(argumentsSchema, given)
  if (!reply.success || !sent.success) return
  const choices = reply.output
  const agenda = v.safeParse(agendaSchema, cache.readFragment(AgendaPreChoicesFragmentDoc, {__typename: 'Agenda', _id: sent.output.input.agenda}))
  if (!agenda.success) return
  const others = agenda.output.smartReviewPreChoice.filter(({questionId}) => choices.every((choice) => choice.questionId !== questionId))
  const smartReviewPreChoice = [...others, ...choices].map((kept) => ({...kept, __typename: 'PreChoice' as const}))
  const changed = {__typename: 'Agenda', _id: agenda.output._id, smartReviewPreChoice}
  cache.writeFragment(AgendaPreChoicesFragmentDoc, changed)
}
