import * as v from 'valibot'
import {publishNotification} from '../notifications/publish.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {quoted, words} from './find.ts'

const longestReason = 500

/** As much of a card as tells it from others in a notification. */
const shownLetters = 80

const cut = (text: string) => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text)

function reasonOf(call: Call): string {
  const result = v.safeParse(words(longestReason), call.text('reason') ?? '')
  if (!result.success) throw new OperatorError(`--reason has 1 to ${longestReason} characters.`)
  return result.output
}

/** Who has written the card that a command names, and what stands on its front. */
async function cardOf(call: Call, isHidden: boolean) {
  const id = call.arg('CARD').replaceAll('\0', '')
  const card = await call.db
    .selectFrom('community_flashcard as c')
    .innerJoin('flashcard as f', 'f.id', 'c.flashcard_id')
    .select(['f.id', 'c.profile_id as profileId', 'c.front_source as front'])
    .where('f.id', '=', id)
    .where('f.retired', '=', isHidden)
    .where('c.hidden_reason', isHidden ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (card === undefined)
    throw new OperatorError(`There is no ${isHidden ? 'hidden ' : ''}community card ${quoted(id)}.`)
  return card
}

async function store({db}: Call, id: string, hidden_reason: string | null): Promise<void> {
  await db
    .updateTable('flashcard')
    .set({retired: hidden_reason !== null})
    .where('id', '=', id)
    .execute()
  await db.updateTable('community_flashcard').set({hidden_reason}).where('flashcard_id', '=', id).execute()
}

const hide: Command = {
  words: 'card hide',
  usage: 'CARD',
  about: 'Hides a community card from everybody and tells its author why; decks keep its place.',
  options: {reason: {kind: 'text', about: 'why, as the author reads it'}},
  run: async (call) => {
    const reason = reasonOf(call)
    const {id, profileId, front} = await cardOf(call, false)
    await store(call, id, reason)
    if (profileId !== null) {
      const message = `Seu flashcard “${cut(front)}” foi ocultado pela moderação. Motivo: ${reason}`
      await publishNotification(call.db, {profileId}, {message, authorName: 'Equipe Aristo'}, call.now)
    }
    return [`${id} hidden`]
  },
}

const show: Command = {
  words: 'card show',
  usage: 'CARD',
  about: 'Shows a community card again that was hidden.',
  run: async (call) => {
    const {id} = await cardOf(call, true)
    await store(call, id, null)
    return [`${id} shown`]
  },
}

/** Community cards that must not be read any more, such as reported ones (`reports --type flashcard`). */
export const cardCommands: readonly Command[] = [hide, show]
