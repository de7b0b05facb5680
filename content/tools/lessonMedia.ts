import {createHash} from 'node:crypto'
import type {PackImage} from '../../server/content/packParts.schema.ts'
import {toneOf} from '../../scripts/media/areaTones.ts'
import {captionsOf} from '../../scripts/media/captions.ts'
import {framesOf, type Film} from '../../scripts/media/film.ts'
import {frameSize} from '../../scripts/media/filmFrames.ts'
import {handoutHtml} from '../../scripts/media/handout.ts'
import {mindmapSvg} from '../../scripts/media/mindmapSvg.ts'
import {drawingsOf, mp4Args, slidePage} from '../../scripts/media/studyVideos.ts'
import {packImages, packMarkdown} from './pictures.ts'
import {packing} from '../../scripts/media/pdf.ts'
import type {PrintWords} from './printWords.ts'
import {slideSeconds} from './slides.ts'
import type {LessonSource} from './sourceTypes.ts'

/** What a file of the pack is made of. `text` is all of the file for those that are written, not drawn. */
export type MediaFile =
  | {readonly name: string; readonly origin: string; readonly kind: 'pdf'; readonly html: string}
  | {readonly name: string; readonly origin: string; readonly kind: 'mp4'; readonly film: Film}
  | {readonly name: string; readonly origin: string; readonly kind: 'svg' | 'vtt'; readonly text: string}

/** Sixteen signs that tell one text from another. */
export const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** A text of the pack, in its Markdown and with the images it carries, and what stands above it on paper. */
export type PrintedText = {
  readonly name: string
  readonly title: string
  readonly place: string
  readonly summary: string
  /** Whose colours it has; the brand's for what belongs to no area. */
  readonly area?: string
  readonly markdown: string
  readonly images: readonly PackImage[]
}

/** The PDF of a lesson's text, or of another document of the course. */
export function printedFile(
  {name, title, place, summary, area = '', markdown, images}: PrintedText,
  course: string,
  words: PrintWords,
): MediaFile {
  const html = handoutHtml({
    title,
    markdown,
    figures: new Map(
      images.map((image) => [image.name, {svg: Buffer.from(image.data, 'base64').toString(), alt: image.alt ?? ''}]),
    ),
    tone: toneOf(area),
    frame: {
      place,
      summary,
      foot: [course, words.shortLicence].join(' · '),
      page: words.page,
      about: {title: words.about, paragraphs: [words.disclaimer, words.licence]},
    },
  })
  return {name: `${name}.pdf`, origin: fingerprint(html + packing), kind: 'pdf', html}
}

function filmOf({id, title, area, slides}: LessonSource, words: PrintWords): Film {
  const place = [words.areas[area], title].join(' · ')
  return {
    name: id,
    place: place.length > 64 ? words.areas[area] : place,
    tone: toneOf(area),
    slides: slides.map((slide) => ({
      title: slide.title,
      lines: slide.lines,
      said: slide.said,
      seconds: slideSeconds(slide),
    })),
  }
}

/** All that an encoded film depends on: its page, what is drawn on it, when it is shown, and how it is encoded. */
const originOf = (film: Film) =>
  fingerprint(JSON.stringify([slidePage(), drawingsOf(film), framesOf(film), frameSize, mp4Args(film)]))

/** The files that are made of a lesson's source. */
export function lessonFiles(lesson: LessonSource, course: string, words: PrintWords): readonly MediaFile[] {
  const {id, title, area, classification, summary, text, mindmap} = lesson
  const place = [words.areas[area], ...classification].join(' · ')
  const svg = mindmapSvg({
    title,
    place: `${words.areas[area]} · ${words.mindmap}`,
    tone: toneOf(area),
    branches: mindmap,
  })
  const film = filmOf(lesson, words)
  const vtt = captionsOf(film)
  return [
    printedFile(
      {name: id, title, place, summary, area, markdown: packMarkdown(text), images: packImages(text)},
      course,
      words,
    ),
    {name: `${id}.svg`, origin: fingerprint(svg), kind: 'svg', text: svg},
    {name: `${id}.vtt`, origin: fingerprint(vtt), kind: 'vtt', text: vtt},
    {name: `${id}.mp4`, origin: originOf(film), kind: 'mp4', film},
  ]
}
