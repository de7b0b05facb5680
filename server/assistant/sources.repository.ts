import {type Kysely, sql} from 'kysely'
import {annulledChoice} from '../../domain/question/outcome.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import {heldUntilColumn} from '../answer-keys/embargo.ts'
import {type QuestionKey, type ReadKey, releaseKey} from '../answer-keys/releaseKey.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {keyColumn} from '../question/questionRow.ts'
import {type KeyViewer, seesKey} from '../question/seesKey.ts'
import type {Asked, Source} from './provider.types.ts'
import {rankSentences, searchedWords} from './rank.ts'
import {sentencesOf, sentencesOfLine, wordsOf} from './sentences.ts'

type QuestionRow = ReadKey & {
  readonly id: string
  readonly body: RichText
  readonly choices: readonly string[]
  readonly isEssay: boolean
  readonly lessonId: string | null
  readonly choosen: number | null
}

/** A question whose key this student may see. */
export type OpenQuestion = Omit<QuestionRow, 'key' | 'heldUntil'> & {readonly key: QuestionKey}

export type QuestionWanted = KeyViewer & {readonly questionId: string}

/**
 * The question with its key, when this student sees it anywhere: answered and not open on any day, or among the commented
 * exams (D-10), and held by no mock exam (D-18). Null otherwise; undefined when there is no such question.
 */
export async function findOpenQuestion(
  db: Kysely<Tables>,
  wanted: QuestionWanted,
): Promise<OpenQuestion | null | undefined> {
  const {profileId, questionId, openSince, now} = wanted
  const {rows} = await sql<QuestionRow>`
    select ${heldUntilColumn} as "heldUntil", q.id, q.body, q.choices, q.kind = 'essay' as "isEssay", q.lesson_id as "lessonId",
      case when ${seesKey({profileId, openSince, now})} then ${keyColumn} end as key, (
        select g.choosen from answer g where g.profile_id = ${profileId} and g.question_id = q.id
        order by g.answered_at desc, g.id limit 1
      ) as choosen
    from question q where q.id = ${questionId}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const released = releaseKey(row, now)
  if (released === null) return null
  const {heldUntil: _heldUntil, ...question} = row
  return {...question, key: released.key}
}

/** The parts of a lesson that are read for an answer, and those that it may cite. */
const mostCards = 200
const mostLessons = 5

type Material = {
  readonly kind: 'text' | 'mindmap' | 'flashcard'
  readonly id: string
  readonly title: string
  readonly url: string
  readonly description: string | null
  readonly front: RichText | null
  readonly back: RichText | null
}

/** What the lesson says in words: its texts, mind maps and cards. What students wrote is not among it. */
async function findMaterial(db: Kysely<Tables>, lessonId: string): Promise<readonly Material[]> {
  const {rows} = await sql<Material>`
    select * from (
      select 'text' as kind, t.id, t.title, t.url, t.description, null::jsonb as front, null::jsonb as back, 0 as part, t.position
      from study_text t where t.lesson_id = ${lessonId} and not t.retired
      union all
      select 'mindmap', m.id, m.title, m.url, m.description, null, null, 1, m.position
      from mindmap m where m.lesson_id = ${lessonId} and not m.retired
      union all
      select 'flashcard', f.id, coalesce(f.prefix, l.title), '', null, f.front, f.back, 2, f.position
      from flashcard f join lesson l on l.id = f.lesson_id
      where f.lesson_id = ${lessonId} and not f.retired and not f.is_community
    ) as material order by part, position, id limit ${mostCards}`.execute(db)
  return rows
}

/** UTF-16 units, and sentences of one source. */
const longest = {body: 4_000, sentence: 600, essay: 1_500, source: 80}

/** The sentences of one material; of a card its two sides are one. */
function sentencesOfMaterial({kind, description, front, back}: Material): string[] {
  if (kind !== 'flashcard') return (description ?? '').split('\n').flatMap(sentencesOfLine)
  const [asked, answered] = [wordsOf(front ?? [], longest.sentence), wordsOf(back ?? [], longest.sentence)]
  return asked === '' || answered === '' ? [] : [`${asked} ${answered}`]
}

/** The choices that a text names by their letters: `alternativa c`, `a B`, `(D)`. */
export function namedChoices(text: string, amount: number): number[] {
  const found = [
    ...text.matchAll(
      /(?:alternativas?|letras?|op[cç](?:ão|ões|ao|oes)|item)\s+["'(]?([a-e])\b|(?<![\p{L}\d])([B-E]|A(?=[)?!.,;]))(?![\p{L}\d])/giu,
    ),
  ]
    .filter(([whole, byNoun]) => byNoun !== undefined || whole === whole.toUpperCase())
    .map(([, byNoun, alone]) => 'ABCDE'.indexOf((byNoun ?? alone ?? '').toUpperCase()))
  return [...new Set(found)].filter((index) => index >= 0 && index < amount)
}

type Place = {readonly source: number; readonly place: number}

type Context = {
  readonly question: OpenQuestion
  /** What the student wrote. */
  readonly text: string
  readonly choice: number | null
  /** Where the product stands. */
  readonly origin: string
}

/** Gathers what the server holds about a question: its key, the expert's comment, and what its lesson says. */
export async function gatherAsked(db: Kysely<Tables>, {question, text, choice, origin}: Context): Promise<Asked> {
  const {id, key, choices, isEssay, lessonId} = question
  const comment = key.comment
  const page = `${origin}/viewer/questao?id=${encodeURIComponent(id)}`
  const addressOf = (url: string) => (url.startsWith('/') ? `${origin}${url}` : url)
  const material = lessonId === null ? [] : await findMaterial(db, lessonId)
  const parts = [
    {kind: 'key' as const, title: 'Gabarito oficial', url: page, sentences: []},
    ...(comment === null
      ? []
      : [
          {
            kind: 'comment' as const,
            title: `Comentário de ${comment.author}`,
            url: page,
            sentences: sentencesOf(comment.body),
          },
        ]),
    ...material.map((item) => ({
      kind: 'lesson' as const,
      title: `${{text: 'Apostila', mindmap: 'Mapa mental', flashcard: 'Flashcard'}[item.kind]}: ${item.title}`,
      url:
        item.kind === 'flashcard'
          ? `${origin}/viewer/flashcard?id=${encodeURIComponent(item.id)}`
          : addressOf(item.url),
      sentences: sentencesOfMaterial(item),
    })),
  ]
  const named = namedChoices(text, choices.length)
  const words = searchedWords([text, ...named.map((index) => choices[index] ?? '')].join(' '))
  const said = parts.map(({sentences}) =>
    sentences.slice(0, longest.source).map((sentence) => sentence.slice(0, longest.sentence)),
  )
  const places: Place[] = said.flatMap((sentences, source) => sentences.map((_sentence, place) => ({source, place})))
  const ranked = await rankSentences(db, words, said.flat())
  const best = ranked.flatMap(({place}) => places[place] ?? [])
  const found = (source: number) => best.filter((place) => place.source === source).map(({place}) => place)
  const order = [...new Set(best.map(({source}) => source))]
  const lessons = order.filter((source) => parts[source]?.kind === 'lesson').slice(0, mostLessons)
  const sources = [...parts.keys()]
    .filter((source) => parts[source]?.kind !== 'lesson')
    .concat(lessons)
    .flatMap((source, index): Source[] => {
      const part = parts[source]
      if (part === undefined) return []
      const {kind, title, url} = part
      return [
        {number: index + 1, kind, title: title.slice(0, 160), url, sentences: said[source] ?? [], found: found(source)},
      ]
    })
  return {
    text,
    body: wordsOf(question.body, longest.body),
    key: {choices, correct: isEssay ? null : (key.correct ?? annulledChoice)},
    essayAnswer: isEssay ? wordsOf(key.answer ?? [], longest.essay) : null,
    choice,
    named,
    sources,
  }
}
