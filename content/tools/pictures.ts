import type {PackImage} from '../../server/content/packParts.schema.ts'
import {drawFigure} from './figures/draw.ts'
import type {SourceText} from './sourceTypes.ts'
import {withFigures} from './texts.ts'

/** A text as the pack has it: each figure is an image that the item carries. */
export const packMarkdown = (text: SourceText): string =>
  withFigures(text, ({name, alt}) => `![${alt.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](image:${name}.svg)`)

/** The figures of an item's texts, drawn. */
export function packImages(...texts: readonly SourceText[]): PackImage[] {
  return texts
    .flatMap(({figures}) => figures)
    .map(({name, alt, drawing}) => ({
      name: `${name}.svg`,
      alt,
      data: Buffer.from(drawFigure(drawing)).toString('base64'),
    }))
}
