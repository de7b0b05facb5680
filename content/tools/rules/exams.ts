import type {Difficulty, QuestionListSource, QuestionSource, SourceProblem} from '../sourceTypes.ts'
import {packAreas} from './counts.ts'
import type {Findings, Rule, RuleContext} from './rule.ts'

const goals = {exams: 6, institutions: 2, mocks: 3, ofExam: 40, ofDiagnostic: 60}
/** Mock exams grow with the course; three have as many questions as a paper of direct access. */
const mockSizes = {least: 40, whole: 100, wholeOnes: 3, minutesEach: 3} as const
const diagnosticDifficulty = new Map<Difficulty, number>([
  ['easy', 30],
  ['medium', 24],
  ['hard', 6],
])

type Bank = ReadonlyMap<string, QuestionSource & {readonly area: string}>

/** Exams, mock exams and the diagnostic ask what the bank has, each question once. */
export const exams: Rule = {
  name: 'exams',
  scope: 'pack',
  check({sources}): Findings {
    const {exams: papers, mocks, diagnostic} = sources
    const bank = bankOf(sources)
    const whole = mocks.filter(({questions}) => questions.length === mockSizes.whole).length
    const institutions = new Set(papers.map(({institution}) => institution)).size
    const at = (line: number, item: string, reason: string) => ({file: 'exams.yaml', line, item, reason})
    return {
      figures: [
        ['full exams', String(papers.length), String(goals.exams)],
        ['their institutions', String(institutions), String(goals.institutions)],
        ['mock exams', String(mocks.length), String(goals.mocks)],
        ['questions of the diagnostic', String(diagnostic?.questions.length ?? 0), String(goals.ofDiagnostic)],
      ],
      problems: [
        ...(papers.length < goals.exams
          ? [at(1, 'provas', `There are ${papers.length} full exams; ${goals.exams} are asked for.`)]
          : []),
        ...(institutions < goals.institutions ? [at(1, 'provas', `They are of ${institutions} institutions.`)] : []),
        ...(mocks.length < goals.mocks
          ? [at(1, 'simulados', `There are ${mocks.length} mock exams; ${goals.mocks} are asked for.`)]
          : []),
        ...papers.flatMap((exam) => [...listProblems(exam, goals.ofExam, bank), ...originProblems(exam, bank)]),
        ...mocks.flatMap((mock) => [
          ...listProblems(mock, null, bank),
          ...evenProblems(mock, bank),
          ...sizeProblems(mock),
        ]),
        ...(whole < mockSizes.wholeOnes
          ? [
              at(
                1,
                'simulados',
                `${whole} mock exams have ${mockSizes.whole} questions; ${mockSizes.wholeOnes} are asked for.`,
              ),
            ]
          : []),
        ...(diagnostic === null
          ? []
          : [
              ...listProblems(diagnostic, goals.ofDiagnostic, bank),
              ...evenProblems(diagnostic, bank),
              ...difficultyProblems(diagnostic, bank),
            ]),
      ],
    }
  },
}

function bankOf({lessons, questions}: RuleContext['sources']): Bank {
  const areas = new Map(lessons.map(({id, area}) => [id, area]))
  return new Map(questions.map((question) => [question.id, {...question, area: areas.get(question.lesson) ?? ''}]))
}

const problem = ({file, line, id}: QuestionListSource, reason: string): SourceProblem => ({
  file,
  line,
  item: id,
  reason,
})

function listProblems(list: QuestionListSource, count: number | null, bank: Bank): readonly SourceProblem[] {
  const {questions} = list
  const repeated = questions.filter((id, at) => questions.indexOf(id) < at)
  return [
    ...(count === null || questions.length === count
      ? []
      : [problem(list, `It has ${questions.length} questions; ${count} are asked for.`)]),
    ...repeated.map((id) => problem(list, `The question "${id}" stands in it twice.`)),
    ...questions.filter((id) => !bank.has(id)).map((id) => problem(list, `The question "${id}" is not in the bank.`)),
  ]
}

/** A question of a full exam says that it is of that exam. */
function originProblems(exam: RuleContext['sources']['exams'][number], bank: Bank): readonly SourceProblem[] {
  return exam.questions.flatMap((id) => {
    const question = bank.get(id)
    const isOfIt = question === undefined || (question.institution === exam.institution && question.year === exam.year)
    return isOfIt
      ? []
      : [problem(exam, `The question "${id}" is said to be of ${question.institution} ${question.year}.`)]
  })
}

function sizeProblems(mock: RuleContext['sources']['mocks'][number]): readonly SourceProblem[] {
  const {questions, minutes} = mock
  const wanted = questions.length * mockSizes.minutesEach
  return [
    ...(questions.length < mockSizes.least
      ? [problem(mock, `It has ${questions.length} questions; at least ${mockSizes.least} are asked for.`)]
      : []),
    ...(minutes === wanted ? [] : [problem(mock, `It has ${minutes} minutes; ${wanted} are asked for.`)]),
  ]
}

function evenProblems(list: QuestionListSource, bank: Bank): readonly SourceProblem[] {
  const even = list.questions.length / packAreas.length
  return packAreas.flatMap((area) => {
    const count = list.questions.filter((id) => bank.get(id)?.area === area).length
    return count === even ? [] : [problem(list, `${count} of its questions are of ${area}; ${even} are asked for.`)]
  })
}

function difficultyProblems(list: QuestionListSource, bank: Bank): readonly SourceProblem[] {
  return [...diagnosticDifficulty].flatMap(([difficulty, goal]) => {
    const count = list.questions.filter((id) => bank.get(id)?.difficulty === difficulty).length
    return count === goal ? [] : [problem(list, `${count} of its questions are ${difficulty}; ${goal} are asked for.`)]
  })
}
