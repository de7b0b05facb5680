import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {itemPath, noItems} from '../../../domain/stage/raffle.ts'
import type {LoadedRaffle, OpenedItem} from '../../../machines/stage/raffle.types.ts'
import {RaffleListsDocument} from '../gen/stage/graphql.ts'
import {readNow} from '../study/reads.ts'

/** What the raffle draws from. Rejects with a `RequestError` when neither server nor device knows it. */
export const loadRaffleWith = (client: Client) =>
  fromPromise<LoadedRaffle>(async ({signal}) => {
    const {data} = await readNow(client, RaffleListsDocument, {}, signal)
    const lists = data.raffleLists.map(
      ({category, items}) => [category, items.map(({_id, number}) => ({id: _id, number}))] as const,
    )
    return {lists: {...noItems, ...Object.fromEntries(lists)}}
  })

/** Opens an item in another tab, which learns nothing of this one; rejects where the browser blocks it. */
export const openItem = fromPromise<void, OpenedItem>(async ({input: {category, id}}) => {
  const tab = open(itemPath(category, id), '_blank')
  if (tab === null) throw new Error('the browser has blocked the tab')
  tab.opener = null
})
