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
 * Mock exams measure what was not seen: what is reserved for them stands nowhere else, and once. Those that ask reserved
 * questions ask nothing that was not taught by then, and have one number of choices. Two questions on one case stay together.
 */
export const mocks: Rule = {
  name: 'mock exams',
  scope: 'pack',
  check({sources}): Findings {
    const reserved = sources.questions.filter(({reservedFor}) => reservedFor === 'mocks')
    const sealed = sources.mocks.filter(({questions}) => reserved.some(({id}) => questions.includes(id)))
    return {
      figures: [
        ['questions reserved for mock exams', String(reserved.length), ''],
        ['mock exams that ask them', String(sealed.length), ''],
      ],
      problems: [
        ...reserved.flatMap((question) => seenProblems(question, sources)),
        ...sealed.flatMap((mock) => sealedProblems(mock, sources)),
        ...sources.questions.flatMap((question, at) => linkProblems(question, sources, at)),
      ],
    }
  },
}

const at = ({file, line, id}: QuestionSource | QuestionListSource, reason: string): SourceProblem => ({
  file,
  line,
  item: id,
  reason,
})

/** What is reserved and may be seen before, or is asked twice. */
function seenProblems(question: QuestionSource, {exams, mocks: all, diagnostic, raffles}: Sources) {
  const isIn = ({questions}: Pick<QuestionListSource, 'questions'>) => questions.includes(question.id)
  const open = [
    ...exams.filter(isIn).map(({id}) => `the exam "${id}"`),
    ...(diagnostic && isIn(diagnostic) ? ['the diagnostic'] : []),
    ...(raffles.some(isIn) ? ['the raffle'] : []),
  ]
  const times = all.filter(isIn).length
  return [
    ...open.map((place) => at(question, `It is reserved for mock exams and stands in ${place}.`)),
    ...(times > 1 ? [at(question, `It stands in ${times} mock exams; one is asked for.`)] : []),
  ]
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
