import type {RichText} from '../../domain/shared/richText.ts'
import {parseTexts} from './carriedTexts.ts'
import type {ImageFile} from './imageFile.ts'
import type {ImportProblem} from './importReport.ts'
import type {ImportMaterial, Sourced} from './items.ts'
import {type PreparedComment, preparedComment} from './questionText.ts'

/** A video, text, mind map or flashcard with its texts parsed; only a card has a front and a back. */
export interface PreparedMaterial {
  readonly material: ImportMaterial
  readonly comment: PreparedComment | null
  readonly front: RichText
  readonly back: RichText
  readonly images: readonly ImageFile[]
}

export interface MaterialPreparation {
  readonly prepared: PreparedMaterial
  readonly problems: readonly ImportProblem[]
  readonly warnings: readonly ImportProblem[]
}

/** Parses the texts of study material and checks each image a card carries or shows. */
export function prepareMaterial({file, value: material}: Sourced<ImportMaterial>): MaterialPreparation {
  const isCard = material.kind === 'flashcard'
  const {trees, images, problems, warnings} = parseTexts(
    {
      file,
      item: material.id,
      called: isCard ? 'flashcard' : 'item',
      images: isCard ? material.images : [],
      writtenIn: 'markdown',
    },
    {
      front: isCard ? material.front : null,
      back: isCard ? material.back : null,
      comment: material.comment?.body ?? null,
    },
  )
  const comment = preparedComment(material.comment, trees.comment)
  return {
    prepared: {material, comment, front: trees.front ?? [], back: trees.back ?? [], images},
    problems,
    warnings,
  }
}
