import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import type {DeckLesson} from '../../../domain/decks/deckList.ts'
import {deckFilesMachine} from '../../../machines/decks/deckFiles.machine.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createDeckFilesImplementations} from './deckFiles.implementations.ts'
import {DeckFilesView} from './DeckFilesView.tsx'

type Props = {
  readonly lessons: readonly DeckLesson[]
  readonly onImported: () => void
  readonly onClosed: () => void
}

/** Own decks as files, in a window that is open from the beginning. */
export function DeckFiles({lessons, onImported, onClosed}: Props) {
  const student = useStudentActors()
  const actor = useFlow(deckFilesMachine, {
    implementations: createDeckFilesImplementations({
      ...student,
      tell: (progress) => actor.send({type: 'progress.told', ...progress}),
      refreshLists: onImported,
    }),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const send = useSend(actor.send)
  useEffect(() => actor.send({type: 'files.open', lessons}), [actor, lessons])
  return (
    <DeckFilesView
      state={state}
      send={(event) => {
        send(event)
        if (event.type === 'files.close') onClosed()
      }}
    />
  )
}
