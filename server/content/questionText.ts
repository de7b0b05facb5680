import type {RichText} from '../../domain/shared/richText.ts'
import {parseTexts} from './carriedTexts.ts'
import type {ImageFile} from './imageFile.ts'
import type {ImportProblem} from './importReport.ts'
import type {ImportQuestion, Sourced} from './items.ts'
import type {PackComment} from './packParts.schema.ts'

/** An expert comment with its text parsed. */
export interface PreparedComment {
  readonly author: string
  readonly title: string | null
  readonly body: RichText
}

/** A question with its texts parsed and its images checked. */
export interface PreparedQuestion {
  readonly question: ImportQuestion
  readonly body: RichText
  readonly answer: RichText | null
  readonly comment: PreparedComment | null
  readonly images: readonly ImageFile[]
}

export interface Preparation {
  readonly prepared: PreparedQuestion
  readonly problems: readonly ImportProblem[]
  readonly warnings: readonly ImportProblem[]
}

/** Parses the texts of a question and checks each image it carries or shows. */
export function prepareQuestion({file, value: question}: Sourced<ImportQuestion>): Preparation {
  const {images, writtenIn} = question
  const {trees, problems, warnings, ...carried} = parseTexts(
    {file, item: question.id, called: 'question', images, writtenIn},
    {
      body: question.body,
      answer: question.kind === 'essay' ? question.answer : null,
      comment: question.comment?.body ?? null,
    },
  )
  const comment = preparedComment(question.comment, trees.comment)
  return {
    prepared: {question, body: trees.body ?? [], answer: trees.answer, comment, images: carried.images},
    problems,
    warnings,
  }
}

/** The comment with its tree; null without one. */
export function preparedComment(comment: PackComment | undefined, body: RichText | null): PreparedComment | null {
  return comment === undefined || body === null ? null : {author: comment.author, title: comment.title ?? null, body}
}
