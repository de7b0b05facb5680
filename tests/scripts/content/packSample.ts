import {packAreas} from '../../../content/tools/rules/counts.ts'
import type {Rule} from '../../../content/tools/rules/rule.ts'
import type {ChoiceSource, EssaySource, LessonSource, Sources} from '../../../content/tools/sourceTypes.ts'
import {lessonText, questionText, ruleContextOf} from './packs.ts'

export const small = ruleContextOf(questionText(), {'lessons/cm/febre.md': lessonText()})
export const told = (rule: Rule, changes: Partial<Sources>) =>
  rule
    .check({...small, sources: {...small.sources, ...changes}})
    .problems.map(({file, line, item, reason}) => `${file}:${line}: ${item}: ${reason}`)

function sample(): {lesson: LessonSource; choice: ChoiceSource} {
  const [lesson] = small.sources.lessons
  const [choice] = small.sources.questions
  if (lesson === undefined || choice?.kind !== 'choice') throw new Error('The sample is not sound.')
  return {lesson, choice}
}

export const {lesson, choice} = sample()
export const [card] = lesson.cards
export const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({length: count}, (_, at) => make(at))

/** Twelve lessons and sixty questions of each area: 27 easy, 24 of medium difficulty, 9 hard. */
export const lessons = packAreas.flatMap((area) =>
  times(12, (at): LessonSource => ({...lesson, id: `${area}-${at}`, area, cards: card ? times(5, () => card) : []})),
)
const figure = {
  ...lesson,
  name: 'f',
  alt: '',
  drawing: {kind: 'burn' as const, regions: [], whose: 'adult' as const},
  start: 0,
  end: 0,
}
const annulmentKinds = [
  'two answers',
  'no answer',
  'missing datum',
  'contradiction',
  'guidelines disagree',
  'two answers',
] as const
export const bank = packAreas.flatMap((area, of) =>
  times(60, (at): ChoiceSource => {
    const paper = Math.floor((of * 60 + at) / 40)
    return {
      ...choice,
      file: `questions/${area}-${Math.floor(at / 20)}.md`,
      id: `${area}-${at}`,
      lesson: `${area}-${at % 12}`,
      difficulty: at < 27 ? 'easy' : at < 51 ? 'medium' : 'hard',
      annulled: of === 0 && at < 6 ? 'Um motivo.' : null,
      annulment: of === 0 ? (annulmentKinds[at] ?? null) : null,
      body: {...choice.body, figures: at < 6 ? [figure] : []},
      institution: `Hospital ${paper % 2}`,
      year: 2018 + paper,
    }
  }),
)
const essay: EssaySource = {...choice, kind: 'essay', id: 'cm-essay', answer: choice.body}
export const questions = [...bank, ...times(25, () => essay)]
