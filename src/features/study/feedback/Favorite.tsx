import {useSelector} from '@xstate/react'
import type {ContentRef} from '../../../../domain/study/feedback.ts'
import {favoriteMachine} from '../../../../machines/study/favorite.machine.ts'
import {useStudentActors} from '../../studentActors.ts'
import {FavoriteView} from './FavoriteView.tsx'
import {useSend} from '../../useSend.ts'
import {useFlow} from '../../useFlow.ts'
import {createFavoriteImplementations} from './favorite.implementations.ts'

type Props = ContentRef & {readonly title: string; readonly onSaved?: ((isFavorite: boolean) => void) | undefined}

/** The favourite of one content. One instance serves one content: give it a `key`. */
export function Favorite({document, type, title, onSaved}: Props) {
  const {client} = useStudentActors()
  const actor = useFlow(favoriteMachine, {
    implementations: createFavoriteImplementations({client, onSaved}),
    input: () => ({document, type}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <FavoriteView state={state} send={send} title={title} />
}
