import {ForumView} from '../../../src/features/forum/ForumView.tsx'
import {thread} from '../../../stories/forum/thread.ts'
import {forumModel, forumView} from '../../models/forum/forum.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(forumModel, forumView, ({state, send}) => (
  <ForumView thread={{...thread, state, send}} appealUrl="/recursos" />
))
