import {useActorRef, useSelector} from '@xstate/react'
import {useMemo, useState} from 'react'
import type {StudyContent} from '../../../../domain/study/contents.types.ts'
import {readerMachine} from '../../../../machines/study/reader.machine.ts'
import {logOnly} from '../../../services/platform/log.ts'
import {pdfBook} from '../../../services/study/pdf.ts'
import {readPage, savePage} from '../../../services/study/readerStore.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {readerPlace} from './readerPlace.ts'
import {ReaderView} from './ReaderView.tsx'

/** One apostila: for lessons and favourites alike. Give it the content's id as `key`. */
export function Reader({document: text}: {readonly document: StudyContent}) {
  const [book] = useState(pdfBook)
  const [place] = useState(readerPlace)
  const machine = useMemo(
    () =>
      readerMachine.provide({
        actors: {openDocument: book.openDocument, searchDocument: book.searchDocument},
        actions: {
          showPage: (_, {page}) => place.show(page),
          showMatch: (_, {page}) => place.approach(page),
          keepPage: (_, {id, page}) => savePage(id, page),
          logFailure: (_, {error}) => logOnly('reader', error),
        },
      }),
    [book, place],
  )
  const actor = useActorRef(machine, {input: {id: text.id, url: text.url, page: readPage(text.id)}})
  useNetworkReturned(actor, 'connection.returned')
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <ReaderView state={state} send={actor.send} title={text.title} url={text.url} draw={book.draw} hold={place.hold} />
  )
}
