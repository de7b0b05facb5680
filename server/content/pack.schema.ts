import * as v from 'valibot'
import {extraTypes} from '../../domain/extras/extras.types.ts'
import {federationUnitSchema, raffleSchema, reasonListSchema, specialtySchema} from './lists.schema.ts'
import {flashcardSchema, mindmapSchema, textSchema, videoSchema} from './material.schema.ts'
import {
  address,
  areas,
  classification,
  comment,
  federationUnits,
  id,
  image,
  markdown,
  text,
} from './packParts.schema.ts'
import {diagnosticSchema, mockExamSchema} from './templates.schema.ts'
import {articleSchema, documentSchema} from './writings.schema.ts'

/**
 * The content pack format, version 1. A pack is one JSON file or several that name the same pack id; references go
 * across the files of one import. `docs/content-pack.schema.json` is generated from here.
 */
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_500))
const weekGoal = v.strictObject({
  min: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  max: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
})

/** The variants of the onboarding (spec 1§4). */
export const onboardings = ['full', 'continuingEducation', 'orthopedics'] as const

/** The page on which a student switches to the course (spec 3§2.10). */
const premium = v.strictObject({
  title: text(120),
  description: text(400),
  image: address('A picture of 16 by 9'),
})

export const courseSchema = v.strictObject({
  id,
  title: text(120),
  className: text(60),
  homePage: v.pipe(text(60), v.startsWith('/')),
  startedDaysBeforeImport: v.pipe(
    days,
    v.description('The course starts this many days before its first import; a later import does not move it.'),
  ),
  phases: v.pipe(
    v.array(
      v.strictObject({phase: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)), startsAfterDays: days}),
    ),
    v.minLength(1),
  ),
  weekGoals: v.strictObject({
    theoreticalStudy: weekGoal,
    theoreticalReview: weekGoal,
    smartReview: weekGoal,
    exam: weekGoal,
  }),
  colorPalette: v.optional(
    v.pipe(
      text(40),
      v.regex(/^[a-z][a-zA-Z0-9-]*$/),
      v.description('Name of a palette of the client, for a course with colours of its own.'),
    ),
  ),
  logo: v.optional(address('Address of a picture')),
  onboarding: v.optional(
    v.pipe(v.picklist(onboardings), v.description('Which onboarding a new student of the course sees.')),
  ),
  hidesInstitutionTarget: v.optional(
    v.pipe(v.boolean(), v.description('True where students choose no target institutions.')),
  ),
  extraActivities: v.optional(
    v.pipe(
      v.array(v.picklist(extraTypes)),
      v.description('The kinds of extra activities that students may create; all of them when absent.'),
    ),
  ),
  premium: v.optional(
    v.pipe(
      premium,
      v.description('How the page of premium courses presents it to its students; absent, it is not there.'),
    ),
  ),
})

export const lessonSchema = v.strictObject({
  id,
  course: id,
  title: text(160),
  area: v.picklist(areas),
  classification,
  phase: v.pipe(v.number(), v.integer(), v.minValue(0)),
  releaseAfterDays: v.pipe(days, v.description('Released this many days after the start of its phase.')),
  isPreCourse: v.optional(v.boolean(), false),
  relevance: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1),
    v.description('Share, 0 to 1, of exam questions on this theme.'),
  ),
})

const questionBase = {
  id,
  lesson: v.optional(id),
  area: v.optional(v.picklist(areas)),
  classification: v.optional(classification),
  body: v.pipe(markdown, v.description('An image stands in it as ![alt](image:NAME).')),
  institution: text(160),
  uf: v.optional(v.picklist(federationUnits)),
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2100))),
  examType: v.optional(text(40)),
  complement: v.optional(text(120)),
  difficulty: v.optional(v.picklist(['easy', 'medium', 'hard'])),
  images: v.optional(v.array(image), []),
  comment: v.optional(comment),
  reserved: v.optional(
    v.pipe(
      v.boolean(),
      v.description('Only mock exams and the template of the diagnostic ask it; students meet it nowhere before.'),
    ),
  ),
}

export const choiceQuestionSchema = v.strictObject({
  kind: v.literal('choice'),
  ...questionBase,
  choices: v.pipe(v.array(text(2_000)), v.minLength(4), v.maxLength(5)),
  correct: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  annulled: v.optional(v.boolean(), false),
})

export const essayQuestionSchema = v.strictObject({
  kind: v.literal('essay'),
  ...questionBase,
  answer: v.pipe(markdown, v.description('The official key.')),
})

export const questionSchema = v.variant('kind', [choiceQuestionSchema, essayQuestionSchema])

export const examSchema = v.strictObject({
  id,
  title: text(160),
  institution: text(160),
  uf: v.optional(v.picklist(federationUnits)),
  year: v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2100)),
  edition: v.optional(text(20)),
  examType: text(40),
  questions: v.pipe(v.array(id), v.minLength(1), v.maxLength(300)),
})

/** The frame of a pack file; items are checked one by one so that each problem names its item. */
export const packFrameSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal('aristo-pack/1'),
  pack: v.strictObject({id, title: text(160), licence: text(80), authors: v.pipe(v.array(text(120)), v.minLength(1))}),
  courses: v.optional(v.array(v.unknown()), []),
  lessons: v.optional(v.array(v.unknown()), []),
  questions: v.optional(v.array(v.unknown()), []),
  exams: v.optional(v.array(v.unknown()), []),
  videos: v.optional(v.array(v.unknown()), []),
  texts: v.optional(v.array(v.unknown()), []),
  mindmaps: v.optional(v.array(v.unknown()), []),
  flashcards: v.optional(v.array(v.unknown()), []),
  mockExams: v.optional(v.array(v.unknown()), []),
  diagnostics: v.optional(v.array(v.unknown()), []),
  articles: v.optional(v.array(v.unknown()), []),
  documents: v.optional(v.array(v.unknown()), []),
  reasonLists: v.optional(v.array(v.unknown()), []),
  federationUnits: v.optional(v.array(v.unknown()), []),
  specialties: v.optional(v.array(v.unknown()), []),
  raffles: v.optional(v.array(v.unknown()), []),
})

/** The whole file, for the published JSON schema and the types. */
export const packSchema = v.strictObject({
  ...packFrameSchema.entries,
  courses: v.optional(v.array(courseSchema), []),
  lessons: v.optional(v.array(lessonSchema), []),
  questions: v.optional(v.array(questionSchema), []),
  exams: v.optional(v.array(examSchema), []),
  videos: v.optional(v.array(videoSchema), []),
  texts: v.optional(v.array(textSchema), []),
  mindmaps: v.optional(v.array(mindmapSchema), []),
  flashcards: v.optional(v.array(flashcardSchema), []),
  mockExams: v.optional(v.array(mockExamSchema), []),
  diagnostics: v.optional(v.array(diagnosticSchema), []),
  articles: v.optional(v.array(articleSchema), []),
  documents: v.optional(v.array(documentSchema), []),
  reasonLists: v.optional(v.array(reasonListSchema), []),
  federationUnits: v.optional(v.array(federationUnitSchema), []),
  specialties: v.optional(v.array(specialtySchema), []),
  raffles: v.optional(v.array(raffleSchema), []),
})

export type Pack = v.InferOutput<typeof packSchema>
export type PackQuestion = v.InferOutput<typeof questionSchema>
export type PackLesson = v.InferOutput<typeof lessonSchema>
export type PackCourse = v.InferOutput<typeof courseSchema>
export type PackExam = v.InferOutput<typeof examSchema>
