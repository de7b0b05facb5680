import {checkItems} from '../../../server/content/check.ts'
import {prepareMaterial} from '../../../server/content/materialText.ts'
import {readJsonFile} from '../../../server/content/packFile.ts'
import {prepareQuestion} from '../../../server/content/questionText.ts'
import {slug} from '../../../server/content/slug.ts'
import {nothingStored} from '../../../server/content/stored.ts'
import {prepareWriting} from '../../../server/content/writingText.ts'
import {compilePack} from '../compile.ts'
import {mediaUrl, packCardId, packId, packLessonId} from '../packIds.ts'
import type {Place, SourceProblem, Sources} from '../sourceTypes.ts'
import {packPlace, type Rule} from './rule.ts'

/** The built pack is one that an import takes, without a problem or a warning. */
export const packShape: Rule = {
  name: 'pack',
  scope: 'pack',
  check({sources}) {
    const reading = readJsonFile('aristo.json', JSON.stringify(compilePack(sources)))
    const prepared = [
      ...reading.questions.map(prepareQuestion),
      ...reading.materials.map(prepareMaterial),
      ...reading.writings.map(prepareWriting),
    ]
    const found = [
      ...reading.problems,
      ...checkItems(reading, nothingStored),
      ...prepared.flatMap(({problems, warnings}) => [...problems, ...warnings]),
    ]
    const places = placesOf(sources)
    return {
      figures: [['problems an import would tell', String(found.length), '0']],
      problems: found.map(({item, reason}): SourceProblem => ({...packPlace, ...places.get(item), item, reason})),
    }
  },
}

/** Where the items of the built pack come from. */
function placesOf({
  lessons,
  questions,
  exams,
  mocks,
  diagnostic,
  articles,
  documents,
  reasonLists,
  states,
  specialties,
  raffles,
}: Sources): ReadonlyMap<string, Place> {
  const place = ({file, line}: Place): Place => ({file, line})
  return new Map([
    ...questions.map((question) => [packId(question.id), place(question)] as const),
    ...[...exams, ...mocks, ...(diagnostic === null ? [] : [diagnostic])].map(
      (list) => [packId(list.id), place(list)] as const,
    ),
    ...[...articles, ...documents].map((writing) => [packId(writing.id), place(writing)] as const),
    ...[...reasonLists, ...states, ...raffles].map((list) => [list.id, place(list)] as const),
    ...specialties.map((specialty) => [slug(specialty.name), place(specialty)] as const),
    ...lessons.flatMap((lesson) => [
      [packLessonId(lesson.id), place(lesson)] as const,
      ...['video', 'texto', 'mapa'].map((name) => [packId(`${lesson.id}/${name}`), place(lesson)] as const),
      ...lesson.cards.map((card) => [packCardId(lesson.id, card.label), place(card)] as const),
    ]),
  ])
}

/** The files that the pack's addresses name are there. */
export const mediaFiles: Rule = {
  name: 'media',
  scope: 'file',
  check({sources: {lessons}, media}) {
    const asked = lessons.flatMap((lesson) =>
      (['pdf', 'svg', 'mp4', 'vtt'] as const).map((extension) => ({lesson, url: mediaUrl(lesson.id, extension)})),
    )
    const missing = asked.filter(({url}) => !media.has(url))
    return {
      figures: [['media files', String(asked.length - missing.length), String(asked.length)]],
      problems: missing.map(({lesson: {file, line, id}, url}) => ({
        file,
        line,
        item: id,
        reason: `There is no file public${url}.`,
      })),
    }
  },
}
