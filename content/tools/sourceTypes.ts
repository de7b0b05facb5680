import type {RaffleCategory} from '../../domain/stage/raffle.ts'
import type {reasonListIds} from '../../server/content/lists.schema.ts'
import type {areas, federationUnits} from '../../server/content/packParts.schema.ts'
import type {documentPurposes} from '../../server/content/writings.schema.ts'
import type {FigureDrawing} from './figures/figure.schema.ts'
import type {Annulment} from './parts.schema.ts'

/** Where something stands in the sources; `file` is relative to the folder of the pack, `line` counts from 1. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** Something wrong in the sources, said so that its author can find and mend it. */
export interface SourceProblem extends Place {
  /** Id of the lesson, question or exam, or the name of a file's part. */
  readonly item: string
  readonly reason: string
}

/** Notes a problem and lets the reading go on, so that an author sees all of them at once. */
export type Report = (line: number, item: string, reason: string) => void

/** A figure that is drawn from its fenced block. */
export interface SourceFigure extends Place {
  readonly name: string
  readonly alt: string
  readonly drawing: FigureDrawing
  /** Its fenced block within the Markdown of the text that holds it. */
  readonly start: number
  readonly end: number
}

/** Markdown as it was written, with the figures that stand in it as blocks, for `withFigures` to replace. */
export interface SourceText extends Place {
  readonly markdown: string
  readonly figures: readonly SourceFigure[]
}

export interface MindmapBranch extends Place {
  readonly title: string
  readonly leaves: readonly string[]
}

export interface VideoSlide extends Place {
  readonly title: string
  readonly lines: readonly string[]
  /** What is told with the slide, and shown as its caption. */
  readonly said: string
}

export interface CardSource extends Place {
  /** The short text above the front. */
  readonly label: string
  readonly front: SourceText
  readonly back: SourceText
}

export interface HistoryEntry extends Place {
  readonly text: string
}

export type Area = (typeof areas)[number]

export interface LessonSource extends Place {
  readonly id: string
  readonly title: string
  readonly area: Area
  readonly classification: readonly string[]
  readonly phase: number
  readonly releaseAfterDays: number
  /** One sentence that says what the lesson teaches. */
  readonly summary: string
  readonly text: SourceText
  readonly mindmap: readonly MindmapBranch[]
  readonly slides: readonly VideoSlide[]
  readonly cards: readonly CardSource[]
  readonly history: readonly HistoryEntry[]
}

export type Difficulty = 'easy' | 'medium' | 'hard'
export const letters = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof letters)[number]

/** Where a cited source can be read: a citation with all of these words is a citation of it. */
export interface SourceAddress extends Place {
  /** Pieces of text without case and accents. */
  readonly words: readonly string[]
  /** An https address that lasts: a DOI, a law's page, the page of who publishes it. */
  readonly url: string
}

interface QuestionBase extends Place {
  readonly id: string
  readonly lesson: string
  readonly institution: string
  readonly uf: string
  readonly year: number
  readonly difficulty: Difficulty
  /** What alone asks it, so that nobody sees it before; null for a question of the bank. */
  readonly reservedFor: 'mocks' | 'diagnostic' | null
  /** The question before it, of whose clinical case it asks more; null for a question of its own. */
  readonly continues: string | null
  readonly body: SourceText
  readonly comment: SourceText
  readonly history: readonly HistoryEntry[]
}

export interface ChoiceSource extends QuestionBase {
  readonly kind: 'choice'
  /** Plain text, in the order of their letters. */
  readonly choices: readonly string[]
  /** Null when the question is annulled. */
  readonly key: Letter | null
  /** Why the question is annulled; null when it is not. */
  readonly annulled: string | null
  /** The kind of that reason; null when it is not. */
  readonly annulment: Annulment | null
  /** Why its choices may be of unlike length, as names and numbers are; null where they are alike. */
  readonly unequalChoices: string | null
}

export interface EssaySource extends QuestionBase {
  readonly kind: 'essay'
  /** The official key. */
  readonly answer: SourceText
}

export type QuestionSource = ChoiceSource | EssaySource

type Goal = readonly [number, number]

export interface CourseSource extends Place {
  readonly id: string
  readonly title: string
  readonly className: string
  readonly homePage: string
  readonly startedDaysBeforeImport: number
  readonly phases: readonly {readonly phase: number; readonly startsAfterDays: number}[]
  readonly weekGoals: {
    readonly theoreticalStudy: Goal
    readonly theoreticalReview: Goal
    readonly smartReview: Goal
    readonly exam: Goal
  }
  /** What the page of premium courses says of it. */
  readonly premium?: {readonly title: string; readonly description: string; readonly image: string}
}

export interface QuestionListSource extends Place {
  readonly id: string
  readonly title: string
  readonly questions: readonly string[]
}

export interface ExamSource extends QuestionListSource {
  readonly institution: string
  readonly uf: string
  readonly year: number
}

/** A mock exam; its times are hours after it opens with a day of the course. */
export interface MockSource extends QuestionListSource {
  readonly subtitle: string
  readonly minutes: number
  readonly opensAfterDays: number
  readonly lastStartAfterHours: number
  readonly closesAfterHours: number
  readonly answersAfterHours: number
  readonly rankingAfterHours: number
  /** The score, 0 to 100, that passes. */
  readonly cutOff: number
  readonly printingBlocked: boolean
  readonly description: string
}

export interface DiagnosticSource extends QuestionListSource {
  /** From the quick to the thorough. */
  readonly estimatedMinutes: readonly [number, number]
}

export interface ExamSources {
  readonly exams: readonly ExamSource[]
  readonly mocks: readonly MockSource[]
  readonly diagnostic: DiagnosticSource | null
}

export interface ArticleSource extends Place {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly author: string
  /** A day, such as 2026-11-22. */
  readonly date: string
  readonly theme: string
  readonly body: SourceText
}

export interface DocumentSource extends Place {
  readonly id: string
  readonly purpose: (typeof documentPurposes)[number]
  readonly title: string
  readonly subtitle: string | null
  readonly date: string
  /** The phase that errata are about; null for all. */
  readonly phase: number | null
  /** Where it stands in the library; null of any other document, as is its description. */
  readonly category: string | null
  readonly description: string | null
  readonly body: SourceText
}

/** A playlist of the supplementary content: films of lessons in their order, with the day each came there. */
export interface PlusPlaylistSource extends Place {
  readonly category: string
  readonly playlist: string
  readonly videos: readonly {readonly lesson: string; readonly date: string}[]
}

interface ReasonListSource extends Place {
  readonly id: (typeof reasonListIds)[number]
  readonly reasons: readonly {readonly id: string; readonly text: string}[]
}

interface StateSource extends Place {
  readonly id: (typeof federationUnits)[number]
  readonly name: string
  readonly medicalSchools: readonly {readonly shortName: string; readonly name: string}[]
}

interface SpecialtySource extends Place {
  readonly name: string
}

/** What the raffle draws from in a category; cards are known by their lesson and their label. */
interface RaffleSource extends Place {
  readonly id: RaffleCategory
  readonly questions: readonly string[]
  readonly cards: readonly {readonly lesson: string; readonly label: string}[]
}

/** Reference data of questions and lessons. */
export interface ReferenceDataSources {
  readonly articles: readonly ArticleSource[]
  readonly documents: readonly DocumentSource[]
  readonly plusPlaylists: readonly PlusPlaylistSource[]
  readonly reasonLists: readonly ReasonListSource[]
  readonly states: readonly StateSource[]
  readonly specialties: readonly SpecialtySource[]
  readonly raffles: readonly RaffleSource[]
}

/** All that the folder of a pack says, and everything in it that could not be read. */
export interface Sources extends ExamSources, ReferenceDataSources {
  /** Null when it could not be read. */
  readonly course: CourseSource | null
  readonly lessons: readonly LessonSource[]
  readonly questions: readonly QuestionSource[]
  /** Where cited sources can be read. */
  readonly addresses: readonly SourceAddress[]
  readonly problems: readonly SourceProblem[]
}
