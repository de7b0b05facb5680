/** A team of the cup. */
export type CupTeam = {readonly name: string; readonly points: number}

/** Points that a team, by its place from 0, was given or lost. */
export type CupStep = {readonly team: number; readonly points: number}

/** What the device keeps of a cup. */
export type KeptCup = {
  readonly teams: readonly CupTeam[]
  /** What was given, the last one last, so that it can be undone. */
  readonly steps: readonly CupStep[]
  /** The podium stands on the stage. */
  readonly isOver: boolean
}

/** A cup is played by so many teams, with names of so many characters. */
export const cupBounds = {least: 2, most: 6, name: 24, steps: 200} as const

/** What a right answer is worth: an easy, a medium and a hard question; a flashcard is worth the first. */
export const cupPoints = [1, 2, 3] as const

export const firstCup: KeptCup = {teams: [], steps: [], isOver: false}

/**
 * The teams of the given names, without points; null when they are too few or too many, or two are called the same. Places
 * left empty count for nothing.
 */
export function teamsOf(names: readonly string[]): readonly CupTeam[] | null {
  const given = names
    .map((name) => name.trim().replaceAll(/\s+/g, ' ').slice(0, cupBounds.name))
    .filter((name) => name !== '')
  const isFair = given.length >= cupBounds.least && given.length <= cupBounds.most
  const isPlain = new Set(given.map((name) => name.toLocaleLowerCase('pt-BR'))).size === given.length
  return isFair && isPlain ? given.map((name) => ({name, points: 0})) : null
}

const moved = (teams: readonly CupTeam[], {team, points}: CupStep): readonly CupTeam[] =>
  teams.map((each, index) => (index === team ? {...each, points: each.points + points} : each))

/** The cup after a team was given points, or lost some: nobody has fewer than none. The cup itself when nothing changes. */
export function withPoints(cup: KeptCup, {team, points}: CupStep): KeptCup {
  const {points: had} = cup.teams[team] ?? {points: 0}
  const step = {team, points: Math.max(0, had + points) - had}
  if (cup.teams[team] === undefined || step.points === 0) return cup
  return {...cup, teams: moved(cup.teams, step), steps: [...cup.steps, step].slice(-cupBounds.steps)}
}

/** The cup without its last step; the cup itself when there is none. */
export function withoutLastStep(cup: KeptCup): KeptCup {
  const last = cup.steps.at(-1)
  if (last === undefined) return cup
  return {...cup, teams: moved(cup.teams, {...last, points: -last.points}), steps: cup.steps.slice(0, -1)}
}

/** A team on the podium; teams with the same points share a rank, from 1. */
export type CupRank = CupTeam & {readonly rank: number}

/** The teams from the most points to the fewest; those with the same points in the order of their places. */
export const standingsOf = (teams: readonly CupTeam[]): readonly CupRank[] =>
  teams
    .map((team) => ({...team, rank: 1 + teams.filter(({points}) => points > team.points).length}))
    .toSorted((one, other) => one.rank - other.rank)

/** Whether a team is in front, alone or with others; nobody is before the first points. */
export const isInFront = (teams: readonly CupTeam[], {points}: CupTeam): boolean =>
  points > 0 && teams.every((other) => other.points <= points)
