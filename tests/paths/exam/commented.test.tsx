import {CommentedView} from '../../../src/features/exam/commented/CommentedView.tsx'
import {commentedModel, commentedView, institutionList} from '../../models/exam/commented.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(commentedModel, commentedView, ({state, send}) => (
  <CommentedView state={state} send={send} list={institutionList} />
))
