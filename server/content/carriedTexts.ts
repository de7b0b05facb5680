import type {RichText} from '../../domain/shared/richText.ts'
import {type ImageFile, readImage} from './imageFile.ts'
import type {ImportProblem} from './importReport.ts'
import {type ShownImage, type ShownImages, parseMarkdown, plainRichText} from './markdown.ts'
import type {PackImage} from './packParts.schema.ts'

/** The texts of one item with the images it carries for them. */
export interface TextsToParse {
  readonly file: string
  readonly item: string
  /** What problems call the item. */
  readonly called: 'question' | 'flashcard' | 'article' | 'document' | 'item'
  readonly images: readonly PackImage[]
  readonly writtenIn: 'markdown' | 'plain text'
}

export interface ParsedTexts<K extends string> {
  /** Null where there was no text. */
  readonly trees: {readonly [key in K]: RichText | null}
  readonly images: readonly ImageFile[]
  readonly problems: readonly ImportProblem[]
  readonly warnings: readonly ImportProblem[]
}

/** Parses the texts of an item and checks each image it carries or shows. */
export function parseTexts<K extends string>(
  {file, item, called, images, writtenIn}: TextsToParse,
  texts: {readonly [key in K]: string | null},
): ParsedTexts<K> {
  const {files, known, reasons} = readImages(images)
  const parse = (text: string) =>
    writtenIn === 'plain text' ? {tree: plainRichText(text), shown: [], unknown: []} : parseMarkdown(text, known)
  const parsed = mapped(texts, (text) => (text === null ? null : parse(text)))
  const all = Object.values<ReturnType<typeof parse> | null>(parsed).filter((text) => text !== null)
  const shown = new Set(all.flatMap((text) => text.shown))
  // An image that was refused has its own problem already.
  const names = new Set(images.map(({name}) => name))
  const unknown = new Set(all.flatMap((text) => text.unknown).filter((src) => !names.has(src.replace(/^image:/, ''))))
  const unused = [...known.keys()].filter((name) => !shown.has(name))
  return {
    trees: mapped(parsed, (text) => text?.tree ?? null),
    images: files,
    problems: [...reasons, ...[...unknown].map((src) => unknownImage(src, called))].map((reason) => ({
      file,
      item,
      reason,
    })),
    warnings: unused.map((name) => ({file, item, reason: `The image "${name}" is carried but never shown.`})),
  }
}

/** `Object.fromEntries` forgets the names of the keys. */
function mapped<K extends string, A, B>(
  record: {readonly [key in K]: A},
  change: (value: A) => B,
): {readonly [key in K]: B} {
  const out: Partial<{[key in K]: B}> = {}
  for (const key in record) out[key] = change(record[key])
  // Each key of the record was given its value in the loop.
  return out as {readonly [key in K]: B}
}

function readImages(images: readonly PackImage[]): {files: ImageFile[]; known: ShownImages; reasons: string[]} {
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

function unknownImage(src: string, called: TextsToParse['called']): string {
  return src.startsWith('image:')
    ? `The text shows the image "${src.slice('image:'.length)}", which the ${called} does not carry.`
    : `The text shows an image from elsewhere ("${src}"); write image:NAME and carry the file.`
}
