import type {RichText} from '../../domain/shared/richText.ts'
import {type ImageFile, readImage} from './imageFile.ts'
import type {ImportProblem} from './importReport.ts'
import type {ImportQuestion, Sourced} from './items.ts'
import {type ShownImage, type ShownImages, parseMarkdown, plainRichText} from './markdown.ts'

/** A question with its texts parsed and its images checked. */
export interface PreparedQuestion {
  readonly question: ImportQuestion
  readonly body: RichText
  readonly answer: RichText | null
  readonly comment: {readonly author: string; readonly title: string | null; readonly body: RichText} | null
  readonly images: readonly ImageFile[]
}

export interface Preparation {
  readonly prepared: PreparedQuestion
  readonly problems: readonly ImportProblem[]
  readonly warnings: readonly ImportProblem[]
}

/** Parses the texts of a question and checks each image it carries or shows. */
export function prepareQuestion({file, value: question}: Sourced<ImportQuestion>): Preparation {
  const item = question.id
  const {files, known, reasons} = readImages(question)
  const parse = (text: string) =>
    question.writtenIn === 'plain text'
      ? {tree: plainRichText(text), shown: [], unknown: []}
      : parseMarkdown(text, known)
  const body = parse(question.body)
  const answer = question.kind === 'essay' ? parse(question.answer) : null
  const comment = question.comment === undefined ? null : parse(question.comment.body)
  const texts = [body, ...(answer ? [answer] : []), ...(comment ? [comment] : [])]
  const shown = new Set(texts.flatMap((text) => text.shown))
  // An image that was refused has its own problem already.
  const names = new Set(question.images.map(({name}) => name))
  const unknown = new Set(texts.flatMap((text) => text.unknown).filter((src) => !names.has(src.replace(/^image:/, ''))))
  const unused = [...known.keys()].filter((name) => !shown.has(name))
  const {author, title} = question.comment ?? {}
  return {
    prepared: {
      question,
      body: body.tree,
      answer: answer?.tree ?? null,
      comment: comment === null ? null : {author: author ?? '', title: title ?? null, body: comment.tree},
      images: files,
    },
    problems: [...reasons, ...[...unknown].map(unknownImage)].map((reason) => ({file, item, reason})),
    warnings: unused.map((name) => ({file, item, reason: `The image "${name}" is carried but never shown.`})),
  }
}

function readImages({images}: ImportQuestion): {files: ImageFile[]; known: ShownImages; reasons: string[]} {
  const files: ImageFile[] = []
  const known = new Map<string, ShownImage>()
  const reasons: string[] = []
  for (const {name, alt, data} of images) {
    const image = readImage(name, data)
    if (typeof image === 'string') reasons.push(image)
    else if (known.has(name)) reasons.push(`Two of its images are named "${name}".`)
    else {
      files.push(image)
      known.set(name, {id: image.id, alt, size: image.size})
    }
  }
  return {files, known, reasons}
}

function unknownImage(src: string): string {
  return src.startsWith('image:')
    ? `The text shows the image "${src.slice('image:'.length)}", which the question does not carry.`
    : `The text shows an image from elsewhere ("${src}"); write image:NAME and carry the file.`
}
