import {describe, expect, test} from 'vitest'
import {areaNames, areaOfName, themeAreas} from '../../../domain/themes/areas.ts'
import {lessonPathOf, pathOf} from '../../../domain/themes/path.ts'
import {availablePhases, isSelectable} from '../../../domain/themes/phases.ts'
import {type QuestionCounts, relevancesOf} from '../../../domain/themes/relevance.ts'
import {enableAfterOf, isReleased, releaseDateOf} from '../../../domain/themes/release.ts'
import {type TreeLesson, type TreeNode, themeTree} from '../../../domain/themes/tree.ts'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'

const day = 86_400_000
const hour = 3_600_000

describe('where a theme stands', () => {
  test('every area is known by its full name, and no other name is one', () => {
    expect(themeAreas.map((area) => areaNames[area])).toEqual([
      'Cirurgia',
      'Clínica Médica',
      'Saúde Coletiva (Epidemiologia)',
      'Ginecologia e Obstetrícia',
      'Pediatria',
      'Extras',
    ])
    expect(themeAreas.map((area) => areaOfName(areaNames[area]))).toEqual(themeAreas)
    expect(['', 'CIR', 'cirurgia', 'toString'].map(areaOfName)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('the path of a lesson begins with its area and ends with its title', () => {
    const lesson = {area: 'GO', classification: ['Obstetrícia', 'Sangramentos'], title: 'Primeira metade'} as const
    expect(lessonPathOf(lesson)).toEqual([
      'Ginecologia e Obstetrícia',
      'Obstetrícia',
      'Sangramentos',
      'Primeira metade',
    ])
  })

  test('a lesson that is called like its last theme is that theme', () => {
    const lesson = {area: 'CM', classification: ['Hematologia', 'Anemias'], title: 'Anemias'} as const
    expect(lessonPathOf(lesson)).toEqual(['Clínica Médica', 'Hematologia', 'Anemias'])
    expect(pathOf(lesson)).toEqual(lessonPathOf(lesson))
  })
})

describe('from when a theme may be studied', () => {
  const afternoon = Date.UTC(2026, 4, 16, 15)

  test('it is midnight of Brasília of its release date, whatever the hour of the import', () => {
    for (const startedAt of [afternoon, Date.UTC(2026, 4, 16, 3), Date.UTC(2026, 4, 17, 2, 59)]) {
      expect(new Date(enableAfterOf(startedAt, 10)).toISOString()).toBe('2026-05-26T03:00:00.000Z')
      expect(releaseDateOf(startedAt, 10)).toBe('20260526')
    }
    expect(releaseDateOf(Date.UTC(2026, 4, 16, 2, 59), 10)).toBe('20260525')
  })

  test('what a student in Brasília reads is the instant that is enforced', () => {
    const instant = enableAfterOf(afternoon, 3)
    expect(calendarDateOf(instant, 'America/Sao_Paulo')).toBe('20260519')
    expect(calendarDateOf(instant - 1, 'America/Sao_Paulo')).toBe('20260518')
    expect([instant - 1, instant, instant + 1].map((now) => isReleased(instant, now))).toEqual([false, false, true])
  })
})

describe('phases', () => {
  const themes = [
    {phase: 1, enableAfter: 0},
    {phase: 3, enableAfter: 50},
    {phase: 2, enableAfter: 100},
    {phase: 1, enableAfter: 100},
  ]

  test('those with a released theme are available, once and in their order', () => {
    expect(availablePhases(themes, 0)).toEqual([])
    expect(availablePhases(themes, 60)).toEqual([1, 3])
    expect(availablePhases(themes, 101)).toEqual([1, 2, 3])
  })

  test('a theme may be selected up to the highest of them', () => {
    expect([1, 2, 3, 4].map((phase) => isSelectable({phase}, [1, 3]))).toEqual([true, true, true, false])
    expect(isSelectable({phase: 0}, [])).toBe(false)
  })
})

describe('the relevance of a theme', () => {
  const counts = (parts: Partial<QuestionCounts> = {}): QuestionCounts => ({
    lessons: [
      {lessonId: 'a', atTargets: 3, everywhere: 6},
      {lessonId: 'b', atTargets: 0, everywhere: 14},
    ],
    totalAtTargets: 60,
    totalEverywhere: 200,
    institutions: 3,
    ...parts,
  })
  const of = (given: QuestionCounts) => {
    const {institutions, of: relevance} = relevancesOf(given)
    return [institutions, ...['a', 'b', 'c'].map((lessonId) => relevance({lessonId, packed: 0.5}))]
  }

  test('it is the share of its questions at the target institutions', () => {
    expect(of(counts())).toEqual([3, 0.05, 0, 0])
  })

  test('without questions of targets, or with fewer than thirty, it is the share at all institutions', () => {
    expect(of(counts({totalAtTargets: 0, institutions: 0}))).toEqual([0, 0.03, 0.07, 0])
    expect(of(counts({totalAtTargets: 29}))).toEqual([0, 0.03, 0.07, 0])
    expect(of(counts({totalAtTargets: 30}))).toEqual([3, 0.1, 0, 0])
  })

  test('targets whose questions stand in no theme of the course do not count', () => {
    const lessons = [{lessonId: 'b', atTargets: 0, everywhere: 14}]
    expect(of(counts({lessons}))).toEqual([0, 0, 0.07, 0])
  })

  test('a bank that says too little leaves the relevance of the pack', () => {
    expect(of(counts({totalAtTargets: 0, totalEverywhere: 29}))).toEqual([null, 0.5, 0.5, 0.5])
    expect(of(counts({lessons: []}))).toEqual([null, 0.5, 0.5, 0.5])
  })
})

describe('the tree of themes', () => {
  const lesson = (lessonId: string, parts: Partial<TreeLesson> = {}): TreeLesson => ({
    lessonId,
    title: lessonId,
    area: 'CM',
    classification: ['Cardiologia'],
    phase: 1,
    isSelectable: true,
    questions: 2,
    flashcards: 1,
    ...parts,
  })
  const names = (nodes: readonly TreeNode[]): unknown[] =>
    nodes.map(({name, children}) => (children.length === 0 ? name : [name, names(children)]))

  test('has the areas by their full names in their order, and themes by name', () => {
    const lessons = [
      lesson('Ética', {area: 'SC', classification: ['Ética']}),
      lesson('Zika', {classification: ['Infectologia']}),
      lesson('Arritmias'),
      lesson('Ácido-base', {classification: ['Nefrologia']}),
      lesson('Choque', {area: 'CIR', classification: ['Urgência', 'Choque']}),
    ]
    expect(names(themeTree(lessons, []))).toEqual([
      ['Cirurgia', [['Urgência', ['Choque']]]],
      [
        'Clínica Médica',
        [
          ['Cardiologia', ['Arritmias']],
          ['Infectologia', ['Zika']],
          ['Nefrologia', ['Ácido-base']],
        ],
      ],
      ['Saúde Coletiva (Epidemiologia)', ['Ética']],
    ])
  })

  test('counts at each place what stands at or below it, also what belongs to no lesson', () => {
    const lessons = [lesson('Arritmias'), lesson('AVC', {isSelectable: false, phase: 4, questions: 5, flashcards: 0})]
    const rest = [
      {area: 'CM', classification: ['Cardiologia', 'Arritmias'], questions: 10, flashcards: 3},
      {area: 'CM', classification: [], questions: 7, flashcards: 0},
    ] as const
    expect(themeTree(lessons, rest)).toEqual([
      {
        name: 'Clínica Médica',
        questions: 24,
        flashcards: 4,
        lessonId: null,
        phase: null,
        isSelectable: true,
        children: [
          {
            name: 'Cardiologia',
            questions: 17,
            flashcards: 4,
            lessonId: null,
            phase: null,
            isSelectable: true,
            children: [
              {
                name: 'Arritmias',
                questions: 12,
                flashcards: 4,
                lessonId: 'Arritmias',
                phase: 1,
                isSelectable: true,
                children: [],
              },
              {
                name: 'AVC',
                questions: 5,
                flashcards: 0,
                lessonId: 'AVC',
                phase: 4,
                isSelectable: false,
                children: [],
              },
            ],
          },
        ],
      },
    ])
  })

  test('a theme is a lesson and has lessons below it, where the names say so', () => {
    const [area] = themeTree([lesson('Cardiologia'), lesson('Arritmias')], [])
    expect(area?.children).toMatchObject([
      {name: 'Cardiologia', lessonId: 'Cardiologia', questions: 4, children: [{lessonId: 'Arritmias'}]},
    ])
  })

  test('of two lessons with one path the first is kept, with the contents of both', () => {
    const [area] = themeTree([lesson('x', {title: 'Arritmias'}), lesson('y', {title: 'Arritmias'})], [])
    expect(area?.children[0]?.children).toMatchObject([{name: 'Arritmias', lessonId: 'x', questions: 4}])
  })

  test('a course without lessons has no tree', () => {
    expect(themeTree([], [])).toEqual([])
  })
})

test('a day of the wire has no seconds of its own', () => {
  expect(enableAfterOf(0, 1) % day).toBe(3 * hour)
})
