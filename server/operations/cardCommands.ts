import * as v from 'valibot'
import {longestHidingReason as longestReason} from '../decks/limits.ts'
import {hideCard} from '../decks/reported.repository.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {quoted, words} from './find.ts'

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

async function showCard({db}: Call, id: string): Promise<void> {
  await db.updateTable('flashcard').set({retired: false}).where('id', '=', id).execute()
  await db.updateTable('community_flashcard').set({hidden_reason: null}).where('flashcard_id', '=', id).execute()
}

const hide: Command = {
  words: 'card hide',
  usage: 'CARD',
  about: 'Hides a community card from everybody and tells its author why; decks keep its place.',
  options: {reason: {kind: 'text', about: 'why, as the author reads it'}},
  run: async (call) => {
    const reason = reasonOf(call)
    const card = await cardOf(call, false)
    await hideCard(call.db, card, reason, call.now)
    return [`${card.id} hidden`]
  },
}

const show: Command = {
  words: 'card show',
  usage: 'CARD',
  about: 'Shows a community card again that was hidden.',
  run: async (call) => {
    const {id} = await cardOf(call, true)
    await showCard(call, id)
    return [`${id} shown`]
  },
}

/** Community cards that must not be read any more, such as reported ones (`reports --type flashcard`). */
export const cardCommands: readonly Command[] = [hide, show]
