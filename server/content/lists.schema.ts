import * as v from 'valibot'
import {raffleCategories} from '../../domain/stage/raffle.ts'
import {federationUnits, id, text} from './packParts.schema.ts'

const reason = v.strictObject({
  id: v.pipe(
    v.string(),
    v.maxLength(60),
    v.regex(/^[a-z][A-Za-z0-9]*$/, 'a name such as wrongKey'),
    v.description('What is sent and stored when a student chooses it.'),
  ),
  text: text(160),
})

/** Where reasons are asked for: reports of three kinds of content (spec 2§5), surveys by the score given (spec 2§4). */
export const reasonListIds = [
  'report/question',
  'report/flashcard',
  'report/comment',
  'survey/detractor',
  'survey/neutral',
  'survey/promoter',
] as const

/** Reasons to choose from, in the order they are shown. */
export const reasonListSchema = v.strictObject({
  id: v.picklist(reasonListIds),
  reasons: v.pipe(v.array(reason), v.minLength(1), v.maxLength(40)),
})

const medicalSchool = v.strictObject({
  shortName: v.pipe(text(60), v.description('What it is known as, and what a profile stores.')),
  name: text(160),
})

/** One of the 27 federation units with its schools of medicine (spec 1§3, C-36). */
export const federationUnitSchema = v.strictObject({
  id: v.picklist(federationUnits),
  name: text(60),
  medicalSchools: v.pipe(v.array(medicalSchool), v.minLength(1), v.maxLength(300)),
})

/** A specialty that a student may aim at (spec 1§3). */
export const specialtySchema = v.strictObject({id, name: text(120)})

/** What the raffle draws from in one category (spec 3§2.8, 3§3.1), in the order of its numbers; what stands in it twice counts once. */
export const raffleSchema = v.strictObject({
  id: v.picklist(raffleCategories),
  items: v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(200),
    v.description('Questions; in the category flashcards, flashcards.'),
  ),
})

export type PackReasonList = v.InferOutput<typeof reasonListSchema>
export type PackRaffle = v.InferOutput<typeof raffleSchema>
export type PackFederationUnit = v.InferOutput<typeof federationUnitSchema>
export type PackSpecialty = v.InferOutput<typeof specialtySchema>
