import * as v from 'valibot'
import {address, id, image, text} from './packParts.schema.ts'

const body = v.pipe(text(60_000), v.description('Markdown (CommonMark with tables). No HTML.'))
const date = v.pipe(v.string(), v.isoDate(), v.description('A day, such as 2026-11-22.'))
const images = v.optional(v.array(image), [])

/** An article for students (spec 3§2.9). */
export const articleSchema = v.strictObject({
  id,
  title: text(160),
  summary: text(400),
  author: text(120),
  date,
  theme: text(80),
  body,
  images,
})

/** What a document is for: each has its place in the product (spec 1§1, 1§2, 2§2, 3§2.7, F-040). */
export const documentPurposes = ['terms', 'privacy', 'decksFaq', 'tutorials', 'planner', 'errata', 'library'] as const

/** A text of the product itself. Planners and errata belong to a course, errata perhaps to one of its phases. */
export const documentSchema = v.strictObject({
  id,
  purpose: v.picklist(documentPurposes),
  title: text(160),
  subtitle: v.optional(text(200)),
  date,
  course: v.optional(v.pipe(id, v.description('The course of a planner or of errata; no other document has one.'))),
  phase: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(99),
      v.description('The phase that errata are about; without it, all.'),
    ),
  ),
  category: v.optional(v.pipe(text(80), v.description('Where a document of the library stands; no other has one.'))),
  description: v.optional(v.pipe(text(400), v.description('What a document of the library holds, in one sentence.'))),
  url: v.optional(address('The same as a PDF')),
  body,
  images,
})

export type PackArticle = v.InferOutput<typeof articleSchema>
export type PackDocument = v.InferOutput<typeof documentSchema>
