import type {Sources} from './sourceTypes.ts'

const headings = {phase: 'Fase', week: 'Semana', day: 'Dia', lesson: 'Aula', area: 'Área', mock: 'Simulado'} as const

/** A line of the planner; days count from 0 at the start of the course. */
interface Entry {
  readonly day: number
  readonly title: string
  readonly area: string
}

/** The phases of the course with the lessons and mock exams of each of their weeks, as tables in Markdown. */
export function plannerTables({course, lessons, mocks}: Pick<Sources, 'course' | 'lessons' | 'mocks'>): string {
  const phases = (course?.phases ?? []).toSorted((a, b) => a.startsAfterDays - b.startsAfterDays)
  const parts = phases.map(({phase, startsAfterDays}, at) => {
    const ends = phases[at + 1]?.startsAfterDays ?? Infinity
    const ofLessons = lessons
      .filter((lesson) => lesson.phase === phase)
      .map(({title, area, releaseAfterDays}): Entry => ({day: startsAfterDays + releaseAfterDays, title, area}))
    const ofMocks = mocks
      .filter(({opensAfterDays}) => opensAfterDays >= startsAfterDays && opensAfterDays < ends)
      .map(({title, opensAfterDays}): Entry => ({day: opensAfterDays, title, area: headings.mock}))
    const entries = [...ofLessons, ...ofMocks].toSorted((a, b) => a.day - b.day)
    return [`## ${headings.phase} ${phase}`, ...weekTables(entries)].join('\n\n')
  })
  return parts.join('\n\n')
}

function weekTables(entries: readonly Entry[]): readonly string[] {
  const weeks = [...new Set(entries.map(weekOf))]
  return weeks.flatMap((week) => {
    const rows = entries
      .filter((entry) => weekOf(entry) === week)
      .map(({day, title, area}) => `| ${day + 1} | ${cell(title)} | ${area} |`)
    const head = `| ${headings.day} | ${headings.lesson} | ${headings.area} |\n| ---: | --- | --- |`
    return [`### ${headings.week} ${week}`, [head, ...rows].join('\n')]
  })
}

const weekOf = ({day}: Entry): number => Math.floor(day / 7) + 1
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)
