import * as v from 'valibot'
import {mostGraceMinutes, usualGraceMinutes} from '../../domain/exam/mockExam.ts'
import {address, id, text} from './packParts.schema.ts'

const questions = v.pipe(
  v.array(id),
  v.minLength(1),
  v.maxLength(300),
  v.description('Ids of questions in their order, each once.'),
)
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440))
const hoursAfterOpening = (what: string) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(8_784),
    v.description(`${what}, in hours after the opening.`),
  )

const banner = v.strictObject({
  imageUrl: address('A picture'),
  link: address('The page it leads to'),
  title: text(120),
  subtitle: v.optional(text(200)),
})

/** A mock exam that students of a course may take once, with the facts its start page tells (spec 2§2, 2§3, 2§4, G-10). */
export const mockExamSchema = v.strictObject({
  id,
  course: id,
  title: text(160),
  subtitle: v.optional(text(200)),
  institution: v.optional(text(160)),
  questions,
  minutes: v.pipe(minutes, v.description('Time available from the start.')),
  opensAfterDays: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(1_500),
    v.description('It stands in the agenda of this day of the course, and opens with it; the first day is 0.'),
  ),
  lastStartAfterHours: hoursAfterOpening('Until then it may be started'),
  closesAfterHours: hoursAfterOpening('Then it ends for everybody'),
  answersAfterHours: hoursAfterOpening('From then on keys and comments are shown'),
  rankingAfterHours: hoursAfterOpening('Then the ranking is made'),
  graceMinutes: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(mostGraceMinutes),
      v.description('Minutes after the end in which marks still count that the network held back.'),
    ),
    usualGraceMinutes,
  ),
  cutOff: v.optional(
    v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('The score, 0 to 100, that passes.')),
    60,
  ),
  printingBlocked: v.optional(v.boolean(), false),
  description: v.optional(v.pipe(text(2_000), v.description('What the result tells about the exam.'))),
  banner: v.optional(banner),
})

/** A diagnostic exam that anybody may take (spec 3§2.3, G-12). */
export const diagnosticSchema = v.strictObject({
  id,
  title: text(160),
  questions,
  estimatedMinutes: v.pipe(
    v.strictObject({min: minutes, max: minutes}),
    v.description('How long it takes, from the quick to the thorough.'),
  ),
})

export type PackMockExam = v.InferOutput<typeof mockExamSchema>
export type PackDiagnostic = v.InferOutput<typeof diagnosticSchema>
