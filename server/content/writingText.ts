import type {RichText} from '../../domain/shared/richText.ts'
import {parseTexts} from './carriedTexts.ts'
import type {ImageFile} from './imageFile.ts'
import type {ImportProblem} from './importReport.ts'
import type {ImportWriting, Sourced} from './items.ts'

/** An article or a document with its body parsed. */
export interface PreparedWriting {
  readonly writing: ImportWriting
  readonly body: RichText
  readonly images: readonly ImageFile[]
}

export interface WritingPreparation {
  readonly prepared: PreparedWriting
  readonly problems: readonly ImportProblem[]
  readonly warnings: readonly ImportProblem[]
}

/** Parses the body of an article or document and checks each image it carries or shows. */
export function prepareWriting({file, value: writing}: Sourced<ImportWriting>): WritingPreparation {
  const {id: item, kind: called, images: carried} = writing
  const {trees, images, problems, warnings} = parseTexts(
    {file, item, called, images: carried, writtenIn: 'markdown'},
    {body: writing.body},
  )
  return {prepared: {writing, body: trees.body ?? [], images}, problems, warnings}
}
