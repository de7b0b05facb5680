import type {Cache, UpdateResolver} from '@urql/exchange-graphcache'
import * as v from 'valibot'
import {AgendaPreChoicesFragmentDoc, ExamPreChoicesFragmentDoc} from '../gen/day/graphql.ts'

const choiceSchema = v.object({
  questionId: v.string(),
  selected: v.number(),
  essay: v.nullish(v.string(), null),
  dateNow: v.string(),
})
const choicesSchema = v.array(choiceSchema)
/** What came too late to count stands beside the exam, not in it. */
const repliedSchema = v.object({...choiceSchema.entries, late: v.nullish(v.boolean(), false)})
const inTime = (replied: readonly v.InferOutput<typeof repliedSchema>[]) =>
  replied.flatMap(({late, ...choice}) => (late ? [] : [choice]))
const resultSchema = v.union([
  v.pipe(
    v.object({createOrUpdateOnePreChoice: repliedSchema}),
    v.transform((reply) => inTime([reply.createOrUpdateOnePreChoice])),
  ),
  v.pipe(
    v.object({createManyPreChoices: v.array(repliedSchema)}),
    v.transform((reply) => inTime(reply.createManyPreChoices)),
  ),
])
const argumentsSchema = v.object({input: v.object({agenda: v.nullish(v.string()), activity: v.nullish(v.string())})})

type Choices = v.InferOutput<typeof choicesSchema>

function merge(known: unknown, arrived: Choices) {
  const before = v.safeParse(choicesSchema, known)
  if (!before.success) return null
  const others = before.output.filter(({questionId}) => arrived.every((choice) => choice.questionId !== questionId))
  return [...others, ...arrived].map((kept) => ({...kept, __typename: 'PreChoice' as const}))
}

/** The fragment is of the full exam; the other kinds have the same field. */
const examTypes = ['ExamActivity', 'MockExamActivity', 'SmartExamActivity']

function storeInExam(cache: Cache, id: string, arrived: Choices): void {
  for (const __typename of examTypes) {
    const place: {__typename: string; _id: string} = {__typename, _id: id}
    const exam = cache.readFragment<{preChoice: unknown}>(ExamPreChoicesFragmentDoc, place)
    const preChoice = merge(exam?.preChoice, arrived)
    if (preChoice) cache.writeFragment<object>(ExamPreChoicesFragmentDoc, {...place, preChoice})
  }
}

/** Puts recorded pre-choices into the agenda or exam on this device, so that a reload without network shows them. */
export const storePreChoice: UpdateResolver = (result, given, cache) => {
  const reply = v.safeParse(resultSchema, result)
  const sent = v.safeParse(argumentsSchema, given)
  if (!reply.success || !sent.success) return
  const {agenda, activity} = sent.output.input
  if (activity) storeInExam(cache, activity, reply.output)
  if (!agenda) return
  const place = {__typename: 'Agenda' as const, _id: agenda}
  const smartReviewPreChoice = merge(
    cache.readFragment(AgendaPreChoicesFragmentDoc, place)?.smartReviewPreChoice,
    reply.output,
  )
  if (smartReviewPreChoice) cache.writeFragment(AgendaPreChoicesFragmentDoc, {...place, smartReviewPreChoice})
}
