import type {readerMachine} from '../../../../machines/study/reader.machine.ts'
import {logOnly} from '../../../services/platform/log.ts'
import type {pdfBook} from '../../../services/study/pdf.ts'
import {savePage} from '../../../services/study/readerStore.ts'
import type {readerPlace} from './readerPlace.ts'
import type {Implementations} from '../../useFlow.ts'

type Deps = {readonly book: ReturnType<typeof pdfBook>; readonly place: ReturnType<typeof readerPlace>}

export const createReaderImplementations = ({book, place}: Deps): Implementations<typeof readerMachine> => ({
  actors: {openDocument: book.openDocument, searchDocument: book.searchDocument},
  actions: {
    showPage: (_, {page}) => place.show(page),
    showMatch: (_, {page}) => place.approach(page),
    keepPage: (_, {id, page}) => savePage(id, page),
    logFailure: (_, {error}) => logOnly('reader', error),
  },
})
