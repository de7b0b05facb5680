import type {
  LessonSource,
  MockSource,
  QuestionListSource,
  QuestionSource,
  SourceProblem,
  Sources,
} from '../sourceTypes.ts'
import type {Findings, Rule} from './rule.ts'

/**
 * Mock exams and the diagnostic measure what was not seen: each asks questions of its own pool and no other, and what is
 * reserved for one of them stands nowhere else, and once. A mock exam asks nothing that was not taught by then, with one
 * number of choices. Two questions on one case stay together.
 */
export const mocks: Rule = {
  name: 'mock exams',
  scope: 'pack',
  check({sources}): Findings {
    const reserved = sources.questions.filter(({reservedFor}) => reservedFor !== null)
    const of = (pool: Pool) => String(reserved.filter(({reservedFor}) => reservedFor === pool).length)
    return {
      figures: [
        ['questions reserved for mock exams', of('mocks'), ''],
        ['questions reserved for the diagnostic', of('diagnostic'), ''],
      ],
      problems: [
        ...reserved.flatMap((question) => placeProblems(question, sources)),
        ...sources.mocks.flatMap((mock) => [...seenProblems(mock, 'mocks', sources), ...sealedProblems(mock, sources)]),
        ...(sources.diagnostic === null ? [] : seenProblems(sources.diagnostic, 'diagnostic', sources)),
        ...sources.questions.flatMap((question, at) => linkProblems(question, sources, at)),
      ],
    }
  },
}

type Pool = NonNullable<QuestionSource['reservedFor']>

const nameOf = {mocks: 'mock exams', diagnostic: 'the diagnostic'} as const satisfies Record<Pool, string>

const at = ({file, line, id}: QuestionSource | QuestionListSource, reason: string): SourceProblem => ({
  file,
  line,
  item: id,
  reason,
})

/** What is reserved and may be seen before, is asked twice, or is asked by nobody. */
function placeProblems(question: QuestionSource, {exams, mocks: all, diagnostic, raffles}: Sources) {
  const {reservedFor} = question
  if (reservedFor === null) return []
  const isIn = ({questions}: Pick<QuestionListSource, 'questions'>) => questions.includes(question.id)
  const papers = {mocks: all.filter(isIn), diagnostic: diagnostic !== null && isIn(diagnostic) ? [diagnostic] : []}
  const other: Pool = reservedFor === 'mocks' ? 'diagnostic' : 'mocks'
  const elsewhere = [
    ...exams.filter(isIn).map(({id}) => `the exam "${id}"`),
    ...papers[other].map(() => nameOf[other]),
    ...(raffles.some(isIn) ? ['the raffle'] : []),
  ]
  const times = papers[reservedFor].length
  return [
    ...elsewhere.map((place) => at(question, `It is reserved for ${nameOf[reservedFor]} and stands in ${place}.`)),
    ...(times === 1 ? [] : [at(question, `It stands in ${times} papers of ${nameOf[reservedFor]}; one is asked for.`)]),
  ]
}

/** What a paper asks although it is not of its pool, so that it may have been seen. */
function seenProblems(paper: QuestionListSource, pool: Pool, {questions}: Sources) {
  return questions
    .filter(({id, reservedFor}) => reservedFor === null && paper.questions.includes(id))
    .map(({id}) => at(paper, `The question "${id}" is not reserved for ${nameOf[pool]}.`))
}

/** The highest phase that runs when a mock exam opens. */
function phaseAt({opensAfterDays}: MockSource, {course}: Sources): number {
  const begun = course?.phases.filter(({startsAfterDays}) => startsAfterDays <= opensAfterDays) ?? []
  return Math.max(0, ...begun.map(({phase}) => phase))
}

function sealedProblems(mock: MockSource, sources: Sources): readonly SourceProblem[] {
  const phase = phaseAt(mock, sources)
  const lessons = new Map(sources.lessons.map((lesson): [string, LessonSource] => [lesson.id, lesson]))
  const asked = sources.questions.filter(({id}) => mock.questions.includes(id))
  const early = asked.filter(({lesson}) => (lessons.get(lesson)?.phase ?? 0) > phase)
  const counts = [...new Set(asked.flatMap((one) => (one.kind === 'choice' ? [one.choices.length] : [])))].toSorted()
  return [
    ...early.map(({id}) => at(mock, `The question "${id}" is of a lesson after phase ${phase}, in which it opens.`)),
    ...(counts.length > 1
      ? [at(mock, `Its questions have ${counts.join(' and ')} choices; one number is asked for.`)]
      : []),
  ]
}

/** A question that goes on with a case stands right after the one that tells it, in its file and in every list. */
function linkProblems(question: QuestionSource, {questions, exams, mocks: all, diagnostic}: Sources, place: number) {
  const {continues, id, lesson} = question
  if (continues === null) return []
  const before = questions[place - 1]
  const lists = [...exams, ...all, ...(diagnostic === null ? [] : [diagnostic])]
  return [
    ...(before?.id === continues && before.lesson === lesson
      ? []
      : [at(question, `It goes on with "${continues}", which does not stand before it in the same lesson.`)]),
    ...lists
      .filter((list) => list.questions.includes(id) && list.questions[list.questions.indexOf(id) - 1] !== continues)
      .map((list) => at(list, `The question "${id}" goes on with "${continues}", which does not stand before it.`)),
  ]
}
