import {useSelector} from '@xstate/react'
import {useState} from 'react'
import type {StudyContent} from '../../../../domain/study/contents.types.ts'
import {readerMachine} from '../../../../machines/study/reader.machine.ts'
import {pdfBook} from '../../../services/study/pdf.ts'
import {readPage} from '../../../services/study/readerStore.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {readerPlace} from './readerPlace.ts'
import {ReaderView} from './ReaderView.tsx'
import {useFlow} from '../../useFlow.ts'
import {createReaderImplementations} from './reader.implementations.ts'

/** One apostila or another PDF: for lessons, favourites and documents alike. Give it the content's id as `key`. */
export function Reader({document: text}: {readonly document: Pick<StudyContent, 'id' | 'url' | 'title'>}) {
  const [book] = useState(pdfBook)
  const [place] = useState(readerPlace)
  const actor = useFlow(readerMachine, {
    implementations: createReaderImplementations({book, place}),
    input: () => ({id: text.id, url: text.url, page: readPage(text.id)}),
  })
  useNetworkReturned(actor, 'connection.returned')
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <ReaderView state={state} send={actor.send} title={text.title} url={text.url} draw={book.draw} hold={place.hold} />
  )
}
