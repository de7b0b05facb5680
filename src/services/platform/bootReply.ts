import {firstQuestions} from '../../../domain/agenda/firstQuestions.ts'
import type {DayOpeningQuery} from '../gen/day/graphql.ts'
import type {Boot} from './boot.ts'

/** So many milliseconds after the product began, the server is asked again. */
const freshFor = 10_000

/** What the page's script asked for, once: another account that signs in later finds nothing. */
export function takeBoot(): Boot | undefined {
  const {aristoBoot} = window
  window.aristoBoot = undefined
  return aristoBoot
}

type Needs = {
  readonly boot: Boot | undefined
  readonly uid: string
  readonly build: string | undefined
  readonly onServerTime: (server: number, askedAt: number, receivedAt: number) => void
  /** Asks the server. */
  readonly ask: typeof fetch
}

/** A request of the client, as far as the reads that a product opens with have it. */
type Asked = {
  readonly operationName?: string
  readonly variables?: {readonly calendarDate?: string; readonly activity?: string; readonly ids?: readonly string[]}
}

/** What the day answers of a read; undefined for what it was not asked. */
function partOf({operationName, variables = {}}: Asked, day: DayOpeningQuery): object | undefined {
  const {agenda, questions} = day.dayOpening
  if (operationName === 'Profile') return {profile: day.profile, findBurgerMenuItems: day.findBurgerMenuItems}
  if (variables.calendarDate !== agenda.calendarDate) return undefined
  if (operationName === 'Agenda') return {agenda}
  const isAsked = variables.activity === agenda._id && String(variables.ids) === String(firstQuestions(agenda))
  return isAsked ? {questionMany: questions} : undefined
}

/**
 * Answers the first requests of the product from the reply that the page itself asked for (docs/architecture.md, 'The
 * boot'), so that the client takes it in as it takes the server's. Profile and agenda are answered once, the questions to all
 * who ask in the first seconds; `end` is told of a write, which the reply does not know of. What the reply does not have,
 * the server is asked for.
 */
export function bootReply({boot, uid, build, onServerTime, ask}: Needs): {fetch: typeof fetch; end: () => void} {
  let reply = boot?.uid === uid && boot.build === build ? boot.reply : null
  const given = new Set<string>()
  const end = () => {
    reply = null
  }
  if (reply) setTimeout(end, freshFor)
  void reply?.then((known) => known && onServerTime(...known.time))
  return {
    end,
    fetch: async (url, init) => {
      // The client's own text.
      const asked = JSON.parse(String(init?.body)) as Asked
      const {operationName: name = ''} = asked
      if (!/^(?:Profile|Agenda|QuestionMany)$/.test(name)) return ask(url, init)
      const known = await reply
      const part = reply && known && !given.has(name) ? partOf(asked, known.day) : undefined
      if (!part) return ask(url, init)
      if (name !== 'QuestionMany') given.add(name)
      return Response.json({data: part})
    },
  }
}
