import {ContentTabView} from '../../../src/features/study/contents/ContentTabView.tsx'
import {contentTabModel, contentTabView, playedContent} from '../../models/study/contentTab.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(contentTabModel, contentTabView, (flow) => (
  <ContentTabView {...flow} player={<p>{playedContent}</p>} actions={null} chat={null} />
))
