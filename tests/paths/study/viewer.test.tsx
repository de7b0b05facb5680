import {ViewerView} from '../../../src/features/study/viewers/ViewerView.tsx'
import {content, forum, viewerModel, viewerView} from '../../models/study/viewer.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(viewerModel, viewerView, ({state, send}) => (
  <ViewerView state={state} send={send} forum={<p>{forum}</p>}>
    <p>{content}</p>
  </ViewerView>
))
