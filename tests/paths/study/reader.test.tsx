import {ReaderView} from '../../../src/features/study/contents/ReaderView.tsx'
import {readerModel, readerView} from '../../models/study/reader.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(readerModel, readerView, (flow) => (
  <ReaderView {...flow} title="Sepse" url="/media/sepse.pdf" draw={() => Promise.resolve([])} />
))
