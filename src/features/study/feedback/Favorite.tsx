import {useActorRef, useSelector} from '@xstate/react'
import {useMemo} from 'react'
import type {ContentRef} from '../../../../domain/study/feedback.ts'
import {favoriteMachine} from '../../../../machines/study/favorite.machine.ts'
import {readFavoriteWith, saveFavoriteWith} from '../../../services/study/feedback.actors.ts'
import {favoriteText, feedbackHints} from '../../../text/study/feedback.ts'
import {notify} from '../../../ui/status/notify.ts'
import {useStudentActors} from '../../studentActors.ts'
import {FavoriteView} from './FavoriteView.tsx'
import {useSend} from '../../useSend.ts'

type Props = ContentRef & {readonly title: string; readonly onSaved?: ((isFavorite: boolean) => void) | undefined}

/** The favourite of one content. One instance serves one content: give it a `key`. */
export function Favorite({document, type, title, onSaved}: Props) {
  const {client} = useStudentActors()
  const machine = useMemo(
    () =>
      favoriteMachine.provide({
        actors: {readFavorite: readFavoriteWith(client()), saveFavorite: saveFavoriteWith(client(), onSaved)},
        actions: {
          notifyFailure: (_, {failure}) =>
            notify({tone: 'error', title: favoriteText.failedTitle, text: feedbackHints[failure]}),
        },
      }),
    [client, onSaved],
  )
  const actor = useActorRef(machine, {input: {document, type}})
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <FavoriteView state={state} send={send} title={title} />
}
