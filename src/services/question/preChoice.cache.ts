import type {UpdateResolver} from '@urql/exchange-graphcache'
import * as v from 'valibot'
import {AgendaPreChoicesFragmentDoc} from '../gen/graphql.ts'

const choiceSchema = v.object({questionId: v.string(), selected: v.number(), essay: v.nullish(v.string(), null), dateNow: v.string()})
const resultSchema = v.object({createOrUpdateOnePreChoice: choiceSchema})
const argumentsSchema = v.object({input: v.object({agenda: v.string()})})
const agendaSchema = v.object({_id: v.string(), smartReviewPreChoice: v.array(choiceSchema)})

/** Puts a recorded pre-choice into the agenda on this device, so that a reload without network shows it. */
export const storePreChoice: UpdateResolver = (result, given, cache) => {
  const reply = v.safeParse(resultSchema, result)
  const sent = v.safeParse(argumentsSchema, given)
  if (!reply.success || !sent.success) return
  const choice = reply.output.createOrUpdateOnePreChoice
  const agenda = v.safeParse(agendaSchema, cache.readFragment(AgendaPreChoicesFragmentDoc, {__typename: 'Agenda', _id: sent.output.input.agenda}))
  if (!agenda.success) return
  const others = agenda.output.smartReviewPreChoice.filter(({questionId}) => questionId !== choice.questionId)
  const smartReviewPreChoice = [...others, choice].map((kept) => ({...kept, __typename: 'PreChoice' as const}))
  const changed = {__typename: 'Agenda', _id: agenda.output._id, smartReviewPreChoice}
  cache.writeFragment(AgendaPreChoicesFragmentDoc, changed)
}
